"use strict";
/* The page as a whole: facts, messages, keeping, and the files that leave it. */
const WAIT = 500;
let telling = 0;

/* What the local server does beside the page; offline there is none. */
const served = { keep() {}, drop() {}, verify() {}, told: (found) => found };

function changed() {
  build();
  const found = draw();
  const here = place();
  if (here) hint(here.line, here.column);
  keep();
  clearTimeout(telling);
  telling = setTimeout(() => tell(found), here ? WAIT : 0);
}

const isSaved = () => state.saved === JSON.stringify(gameOf(state));

function keep() {
  if (isSaved()) return;
  if (!state.columns.some(isUsed)) {
    draft.drop(draft.id);
    return;
  }
  const text = draft.keep(state);
  if (draft.wasCopied) notice(TEXT.copied);
  element("kept").textContent = draft.isKept ? TEXT.kept : TEXT["not-kept"];
  served.keep(text);
}

/* Says what is found; only what is new is read out. */
function tell(found) {
  const told = served.told(found);
  list(told || found);
  if (!told) served.verify();
}

function list(found) {
  const items = found.map((one) => make("li", { className: one.wrong ? "wrong" : "good", textContent: one.text }));
  const place = element("findings"), now = items.map((item) => item.textContent).join("\n");
  if (place.dataset.now === now) return;
  place.dataset.now = now;
  place.replaceChildren(...items);
}

function notice(text, ...actions) {
  element("notice").replaceChildren(make("span", { textContent: text }), ...actions);
}

const button = (text, task) => {
  const made = make("button", { type: "button", textContent: text });
  made.addEventListener("click", task);
  return made;
};

/* Shows a state: the facts, then the grid. */
function show(next) {
  state = next;
  for (const line of LINES) line.querySelectorAll("td, thead th ~ th").forEach((box) => box.remove());
  element("day").value = state.date.day;
  element("month").value = state.date.month;
  element("year").value = state.date.year;
  element("place").value = state.place;
  element("order").value = state.order;
  element("more").checked = state.more;
  LINES.filter((line) => "more" in line.dataset).forEach((line) => { line.hidden = !state.more; });
  changed();
}

function freshPage() {
  draft.drop(draft.id);
  served.drop(draft.id);
  draft.own(newId(), 0);
  show(emptyState());
  notice("");
  go(LINES[0], 0);
}

function download(name, type, content) {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = make("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

const fileName = (suffix) => {
  const game = gameOf(state), parts = ["yatzy", game.date, ...game.sheets.map((sheet) => sheet.player)];
  return `${parts.filter(Boolean).join("-").replace(/[^\p{L}\p{N}-]+/gu, "-").slice(0, 80)}${suffix}`;
};

/* A game needs a name above every column that holds something. */
function isNamed() {
  const column = state.columns.findIndex((one) => isUsed(one) && !one.name.trim());
  const isEmpty = !state.columns.some(isUsed);
  if (column < 0 && !isEmpty) return true;
  notice(isEmpty ? TEXT.empty : fill(TEXT.findings["column-without-player"], { column: column + 1 }));
  go(LINES[0], Math.max(column, 0));
  element("notice").scrollIntoView();
  return false;
}

function saveFile() {
  const file = fileName(".json");
  download(file, "application/json", `${JSON.stringify(gameOf(state), null, 1)}\n`);
  notice(fill(TEXT["saved-file"], { file }));
}

async function copyText() {
  const text = tableOf(state);
  try {
    await navigator.clipboard.writeText(text);
    notice(TEXT["copied-text"]);
  } catch {
    const box = make("textarea", { readOnly: true, rows: 8, value: text });
    box.setAttribute("aria-label", TEXT["copy-by-hand"]);
    notice(TEXT["copy-by-hand"], box);
    box.select();
  }
}

function facts() {
  const from = { day: "day", month: "month", year: "year" };
  for (const id of Object.keys(from)) element(id).addEventListener("input", (event) => { state.date[id] = event.target.value.trim(); changed(); });
  element("place").addEventListener("input", (event) => { state.place = visible(event.target.value); changed(); });
  element("order").addEventListener("input", (event) => { state.order = event.target.value; changed(); });
  element("more").addEventListener("input", (event) => show({ ...state, more: event.target.checked }));
  element("save-file").addEventListener("click", () => isNamed() && saveFile());
  element("copy").addEventListener("click", () => isNamed() && copyText());
  document.querySelector(".actions").addEventListener("click", () => place()?.input.blur(), true);
  element("print").addEventListener("click", () => window.print());
  element("new").addEventListener("click", () => (state.columns.some(isUsed) && !isSaved() ? notice(TEXT["new-sure"], button(TEXT.delete, freshPage), button(TEXT.cancel, () => notice(""))) : freshPage()));
}

/* Offers the newest game that was left unfinished. */
function offer(found) {
  if (!found.length) return;
  const [one] = found, names = one.state.columns.filter(isUsed).map((column) => column.name || "–").join(", ");
  const goOn = () => { draft.drop(draft.id); draft.own(one.id, one.revision); show(one.state); notice(""); };
  const remove = () => { draft.drop(one.id); served.drop(one.id); notice(""); offer(found.slice(1)); };
  notice(fill(TEXT.found, { names }), button(TEXT["go-on"], goOn), button(TEXT.delete, remove));
}

function start() {
  for (const name of DATA.players) element("players").append(make("option", { value: name }));
  facts();
  const local = draft.begin(), kept = (DATA.drafts || []).find((one) => one.id === draft.id);
  const found = kept && (!local || kept.revision > local.revision) ? kept : local;
  if (found) draft.revision = Math.max(found.revision, draft.revision);
  const fits = found && { ...emptyState(), ...found.state };
  show(fits || emptyState());
  if (!fits) offer(leftDrafts());
}

function leftDrafts() {
  const byId = new Map();
  for (const one of [...draft.others(), ...(DATA.drafts || [])]) {
    if (one.id !== draft.id && !(byId.get(one.id)?.revision >= one.revision)) byId.set(one.id, one);
  }
  return [...byId.values()].sort((one, two) => two.at - one.at);
}
