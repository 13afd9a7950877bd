"use strict";
/* What the rules say stands in the data of the page. Here it is looked up, added and compared. */
const DATA = JSON.parse(document.getElementById("data").textContent);
const TEXT = DATA.text;
const ROWS = DATA.rows;
for (const row of ROWS) row.scores = row.scores.replace(/(.)\{(\d+)\}/g, (_, digit, times) => digit.repeat(times));
const BY_ID = Object.fromEntries(ROWS.map((row) => [row.id, row]));
const ROLLS = rolls(DATA.dice);
const STRUCK = /^(?:[-–—−‐‑]+|[xX×✗✕✘]|\/+|\\)$/;
const NUMBER = /^\d{1,9}$/;
const DICE = /^[1-6](?:[\s,–-]?[1-6])*$/;
const total = (numbers) => numbers.reduce((sum, value) => sum + value, 0);
const alike = (dice) => dice.every((die) => die === dice[0]);

/* Every roll in rising order, as the digits of `scores` stand. */
function rolls(dice, lowest = 1) {
  if (!dice) return [""];
  return [1, 2, 3, 4, 5, 6].filter((face) => face >= lowest).flatMap((face) => rolls(dice - 1, face).map((rest) => face + rest));
}

function diceOf(text) {
  const dice = DICE.test(text) ? text.match(/[1-6]/g).map(Number) : [];
  return dice.length === DATA.dice ? dice : null;
}

function scoreOf(row, dice) {
  const place = ROLLS.indexOf([...dice].sort().join(""));
  return row.values[DATA.digits.indexOf(row.scores[place])];
}

function pointsOf(text) {
  return STRUCK.test(text) ? 0 : NUMBER.test(text) ? Number(text) : null;
}

/* What a cell says: null when open, else points and perhaps dice; `bad` is text that is no score. */
function read(text, row) {
  const written = text.trim();
  if (!written) return null;
  const [rolled, claimed] = written.split("=").map((part) => part.trim());
  const dice = diceOf(rolled);
  if (!dice) return claimed === undefined && pointsOf(written) !== null ? { points: pointsOf(written) } : { bad: written };
  const points = claimed === undefined ? scoreOf(row, dice) : pointsOf(claimed);
  if (points === null) return { bad: written };
  return points && points !== scoreOf(row, dice) ? { points } : { points, dice };
}

/* One column of text as a sheet: its entries, extra points and written sums. */
function sheetOf(column) {
  const entries = {}, bad = {};
  for (const row of ROWS) {
    const found = read(column.cells[row.id] || "", row);
    if (found && "bad" in found) bad[row.id] = found.bad;
    else if (found) entries[row.id] = found;
  }
  const written = {};
  for (const line of ["upper", "bonus", "extra", "total"]) {
    const text = (column.written[line] || "").trim();
    written[line] = text ? pointsOf(text) : null;
    if (text && written[line] === null) bad[line] = text;
  }
  const { extra, ...claims } = written;
  return { player: column.name.trim(), entries, bad, extra: extra || 0, written: claims };
}

function bonusFor(upper) {
  return Math.max(0, ...DATA.bonus.filter(([threshold]) => upper >= threshold).map(([, points]) => points));
}

/* A sheet weighed: which points count, which no dice give, why the extra points can't stand, and the sums. */
function weigh(sheet, order) {
  const counted = {}, misfits = [];
  for (const [id, { points }] of Object.entries(sheet.entries)) {
    if (BY_ID[id].values.includes(points)) counted[id] = points;
    else misfits.push(id);
  }
  for (const id of jokers(sheet, misfits)) {
    counted[id] = sheet.entries[id].points;
    misfits.splice(misfits.indexOf(id), 1);
  }
  const fault = sheet.extra ? extraFault(sheet, order) : "";
  const sum = (upper) => total(ROWS.filter((row) => row.upper === upper).map((row) => counted[row.id] || 0));
  const upper = sum(true), lower = sum(false), bonus = bonusFor(upper), extra = fault ? 0 : sheet.extra;
  const complete = ROWS.every((row) => row.id in sheet.entries);
  return { sheet, counted, misfits, fault, upper, bonus, lower, extra, total: upper + bonus + lower + extra, complete };
}

function jokers(sheet, misfits) {
  if (!DATA.extra) return [];
  const found = misfits.filter((id) => BY_ID[id].jokers.includes(sheet.entries[id].points));
  return found.length <= Math.floor(sheet.extra / DATA.extra.points) ? found : [];
}

function extraFault(sheet, order) {
  if (!DATA.extra) return "no-rule";
  const own = sheet.entries[DATA.extra.row];
  if (!own) return "row-open";
  if (!own.points) return "row-struck";
  if (sheet.extra % DATA.extra.points) return "no-multiple";
  return sheet.extra > mostExtra(sheet, order) ? "too-many" : "";
}

function mostExtra(sheet, order) {
  const room = DATA.extra.after[order].filter((id) => {
    const entry = sheet.entries[id];
    return entry && BY_ID[id].alike.includes(entry.points) && (!entry.dice || alike(entry.dice));
  });
  return room.length * DATA.extra.points;
}

/* Points above or below pace in the filled upper rows; null where the rules have no pace. */
function paceOf(weighed) {
  const rows = ROWS.filter((row) => row.pace !== null);
  if (!rows.length) return null;
  return total(rows.filter((row) => row.id in weighed.counted).map((row) => weighed.counted[row.id] - row.pace));
}
