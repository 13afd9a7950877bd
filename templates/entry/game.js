"use strict";
/* The page's state as a game, as JSON and as the table that is the paper itself; and a stored game as state. */
const emptyColumn = () => ({ name: "", cells: {}, written: {} });
const isUsed = (column) => Boolean(column.name.trim() || [...Object.values(column.cells), ...Object.values(column.written)].some(Boolean));

function emptyState(today = new Date()) {
  const date = { day: String(today.getDate()), month: String(today.getMonth() + 1), year: String(today.getFullYear()) };
  return { rules: DATA.rules, order: DATA.order || "free", date, place: "", more: false, game: null, columns: [emptyColumn()] };
}

/* A date to the day, the month or the year; null for none, and for one that is not in the calendar. */
function isoDate({ day, month, year }) {
  const at = new Date(Date.UTC(year, (month || 1) - 1, day || 1));
  const isReal = /^[12]\d{3}$/.test(year) && (month || !day) && at.getUTCDate() === Number(day || 1);
  return isReal ? at.toISOString().slice(0, day ? 10 : month ? 7 : 4) : null;
}

const isNoDate = (date) => Boolean(date.year || date.day) && isoDate(date) === null;
const visible = (text) => text.replace(/\p{Cc}/gu, " ");

function gameOf(state) {
  const sheets = state.columns.filter(isUsed).map(sheetOf).map(({ player, entries, bad, extra, written }) => {
    const cells = {};
    for (const row of ROWS) {
      const entry = entries[row.id] || bad[row.id];
      if (entry !== undefined) cells[row.id] = entry.dice || typeof entry === "string" ? entry : entry.points;
    }
    return { player, team: null, entries: cells, extra, written: { ...written, lower: null } };
  });
  return { format: "yatzy-print/game/1", rules: DATA.rules, order: state.order, state: "played", date: isoDate(state.date), place: state.place.trim(), note: state.note || "", sheets };
}

const quoted = (text) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellText(found) {
  if (found === undefined) return "";
  if (typeof found === "string") return found;
  const points = found.points ? String(found.points) : "-";
  return found.dice ? `${found.dice.join("")}=${points}` : points;
}

/* The game as lines of a table, which `check` and `add` read. */
function tableOf(state) {
  const sheets = state.columns.filter(isUsed).map(sheetOf), game = gameOf(state), lines = [];
  const line = (name, cells) => lines.push([name, ...cells].map(quoted).join(";"));
  const fact = (name, text) => { if (text) line(TEXT.facts[name], [text]); };
  fact("date", game.date);
  fact("place", game.place);
  fact("rules", game.rules);
  if (game.order !== "free") fact("order", TEXT.orders[game.order]);
  line(TEXT.row, sheets.map((sheet) => sheet.player));
  const rows = (upper) => ROWS.filter((row) => row.upper === upper).forEach((row) =>
    line(row.label, sheets.map((sheet) => cellText(sheet.entries[row.id] ?? sheet.bad[row.id]))));
  const sums = (name, of) => {
    const cells = sheets.map((sheet) => sheet.bad[name] ?? of(sheet) ?? "");
    if (cells.some((cell) => cell !== "")) line(TEXT.lines[name], cells.map(String));
  };
  rows(true);
  sums("upper", (sheet) => sheet.written.upper);
  sums("bonus", (sheet) => sheet.written.bonus);
  rows(false);
  sums("extra", (sheet) => sheet.extra || null);
  sums("total", (sheet) => sheet.written.total);
  return `${lines.join("\n")}\n`;
}

/* A stored game back on the page. */
function stateOf(game, stored) {
  const [year = "", month = "", day = ""] = (game.date || "").split("-").map((part) => part.replace(/^0/, ""));
  const text = (value) => (value === null || value === undefined ? "" : String(value));
  const columns = game.sheets.map((sheet) => {
    const cells = Object.fromEntries(Object.entries(sheet.entries).map(([id, entry]) =>
      [id, typeof entry === "number" ? cellText({ points: entry }) : cellText(entry)]));
    const { upper, bonus, total: wrote } = sheet.written;
    return { name: sheet.player, cells, written: { upper: text(upper), bonus: text(bonus), total: text(wrote), extra: text(sheet.extra || null) } };
  });
  const more = game.sheets.some((sheet) => sheet.written.upper !== null || sheet.written.bonus !== null);
  return { ...emptyState(), order: game.order, date: { day, month, year }, place: game.place, note: game.note, more, columns, game: stored };
}
