"use strict";
/* The card as a grid of inputs: typing, moving about, and what is shown beside each figure. */
const element = (id) => document.getElementById(id);
const make = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);
const LINES = [...document.querySelectorAll("#card tr[data-line]")];
let state = emptyState();
let weighed = [];

const keyOf = (line) => line.dataset.line;
const isClaim = (line) => line.dataset.kind === "claim";
const isTyped = (line) => ["name", "row", "claim"].includes(line.dataset.kind);

function textAt(line, column) {
  const of = state.columns[column];
  return line.dataset.kind === "name" ? of.name : (isClaim(line) ? of.written : of.cells)[keyOf(line)] || "";
}

function store(line, column, text) {
  const of = state.columns[column];
  if (line.dataset.kind === "name") of.name = text;
  else (isClaim(line) ? of.written : of.cells)[keyOf(line)] = text;
}

/* A figure as the paper has it: a dash for a struck row, the points for dice. */
function shownText(line, text) {
  if (line.dataset.kind !== "row") return text;
  const found = read(text, BY_ID[keyOf(line)]);
  return found && !("bad" in found) ? (found.points ? String(found.points) : "–") : text;
}

/* As it is kept when the cell is left: dice stay beside their points. */
function keptText(line, text) {
  if (line.dataset.kind !== "row") return text.trim();
  const found = read(text, BY_ID[keyOf(line)]);
  return found && !("bad" in found) ? cellText(found) : text.trim();
}

function build() {
  const number = Math.min(DATA.columns, Math.max(2, state.columns.findLastIndex(isUsed) + 2));
  while (state.columns.length < number) state.columns.push(emptyColumn());
  for (const line of LINES) {
    while (line.cells.length > number + 1) line.lastChild.remove();
    for (let column = line.cells.length - 1; column < number; column += 1) line.append(cell(line, column));
  }
}

function cell(line, column) {
  const box = make(line.dataset.kind === "name" ? "th" : "td");
  if (line.dataset.kind === "name") box.scope = "col";
  if (!isTyped(line)) return box;
  const input = make("input", { type: "text", autocomplete: "off", spellcheck: false, enterKeyHint: "next" });
  if (line.dataset.kind === "name") Object.assign(input, { maxLength: 40, placeholder: fill(TEXT.name, { number: column + 1 }) });
  else Object.assign(input, { inputMode: "numeric", maxLength: 20 });
  if (line.dataset.kind === "name") input.setAttribute("list", "players");
  input.addEventListener("input", () => { store(line, column, visible(input.value)); changed(); });
  input.addEventListener("focus", () => { input.select(); hint(line, column); reveal(box); });
  input.addEventListener("blur", () => leave(line, column, input));
  input.addEventListener("keydown", (event) => press(event, line, column, input));
  box.append(input);
  return box;
}

function leave(line, column, input) {
  if (!state.columns[column]) return;
  store(line, column, keptText(line, textAt(line, column)));
  input.value = shownText(line, textAt(line, column));
  changed();
}

/* Nothing stays hidden behind the row names that stick to the left. */
function reveal(box) {
  const frame = element("frame"), names = frame.querySelector("tbody th").offsetWidth;
  const left = box.offsetLeft - names, right = box.offsetLeft + box.offsetWidth - frame.clientWidth;
  if (frame.scrollLeft > left) frame.scrollLeft = left;
  else if (frame.scrollLeft < right) frame.scrollLeft = right;
}

/* Draws everything that follows from the state; `typed` texts are left alone while the cell has the focus. */
function draw() {
  for (const id of ["day", "month", "year"]) element(id).setAttribute("aria-invalid", String(isNoDate(state.date)));
  weighed = state.columns.map((column) => (isUsed(column) ? weigh(sheetOf(column), state.order) : null));
  const found = findings(weighed, state.order);
  if (isNoDate(state.date)) found.push({ column: -1, row: "date", wrong: true, text: TEXT["no-date"] });
  for (const line of LINES) {
    [...line.cells].slice(1).forEach((box, column) => {
      if (isTyped(line)) drawInput(line, column, box.firstChild, found);
      else drawSum(line, box, weighed[column]);
      box.classList.toggle("spare", !weighed[column]);
    });
  }
  return found;
}

function drawInput(line, column, input, found) {
  if (input !== document.activeElement) input.value = shownText(line, textAt(line, column));
  const player = state.columns[column].name.trim() || fill(TEXT.player, { number: column + 1 });
  input.setAttribute("aria-label", line.dataset.kind === "name" ? fill(TEXT.player, { number: column + 1 }) : `${line.dataset.label}, ${player}`);
  const key = line.dataset.kind === "name" ? "name" : keyOf(line);
  const told = found.find((one) => one.wrong && one.column === column && one.row === key);
  const wrong = told && !(input === document.activeElement && mayGoOn(line, input.value));
  if (wrong) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
  input.title = wrong ? told.text : line.dataset.kind === "name" ? input.value : dicePart(textAt(line, column));
}

const dicePart = (text) => (text.includes("=") ? text.split("=")[0] : "");

/* Whether more digits may still make a possible value of what is typed. */
function mayGoOn(line, text) {
  if (line.dataset.kind !== "row") return true;
  const isDice = text.length < DATA.dice && /^[1-6]{2,}$/.test(text);
  return isDice || BY_ID[keyOf(line)].values.some((value) => String(value).startsWith(text.trim()));
}

function drawSum(line, box, one) {
  box.textContent = "";
  if (!one) return;
  if (line.dataset.kind !== "pace") box.textContent = one[keyOf(line)];
  else if (ROWS.some((row) => row.pace !== null && row.id in one.counted)) box.append(...paceText(paceOf(one)));
}

function paceText(points) {
  const word = points > 0 ? "above" : points < 0 ? "below" : "on";
  const sign = points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
  return [make("b", { className: word, textContent: sign }), make("small", { textContent: ` ${TEXT[word]}` })];
}

/* The line at the foot: which cell this is, and what may stand in it when what is typed may not. */
function hint(line, column) {
  const input = line.cells[column + 1].firstChild;
  const player = state.columns[column].name.trim() || fill(TEXT.player, { number: column + 1 });
  const about = line.dataset.kind === "name" ? player : `${line.dataset.label} · ${player}`;
  const wrong = input.getAttribute("aria-invalid") ? [input.title, possible(line)].join(" ").trim() : "";
  element("hint").textContent = wrong || about;
  element("hint").classList.toggle("wrong", Boolean(wrong));
  element("strike").disabled = line.dataset.kind !== "row";
}

function possible(line) {
  const values = BY_ID[keyOf(line)]?.values || [];
  return line.dataset.kind === "row" && values.length <= 14 ? fill(TEXT.possible, { values: values.join(" ") }) : "";
}
