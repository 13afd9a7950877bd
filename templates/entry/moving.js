"use strict";
/* Moving about the grid: Enter goes down the column and on to the next, arrows move, Tab goes across by itself. */
const typedLines = () => LINES.filter((line) => isTyped(line) && !line.hidden);

function place() {
  const input = document.activeElement.closest("#card tr[data-line] input");
  if (!input) return null;
  return { line: input.closest("tr"), column: input.parentElement.cellIndex - 1, input };
}

function go(line, column) {
  line?.cells[column + 1]?.firstChild?.focus();
}

function press(event, line, column, input) {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const lines = typedLines(), at = lines.indexOf(line);
  const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  const atStart = whole || input.selectionEnd === 0, atEnd = whole || input.selectionStart === input.value.length;
  const moves = {
    Enter: () => down(line, column, event.shiftKey ? -1 : 1),
    ArrowUp: () => go(lines[at - 1], column),
    ArrowDown: () => go(lines[at + 1], column),
    ArrowLeft: atStart && column > 0 && (() => go(line, column - 1)),
    ArrowRight: atEnd && (() => go(line, column + 1)),
  };
  if (!moves[event.key]) return;
  event.preventDefault();
  moves[event.key]();
}

/* The next cell of the column; after its last one the next player's name. */
function down(line, column, step = 1) {
  const lines = typedLines(), next = lines[lines.indexOf(line) + step];
  if (next) go(next, column);
  else if (step > 0) {
    document.activeElement.blur();
    go(lines[0], column + 1);
  }
}

function strike() {
  const here = place();
  if (here?.line.dataset.kind !== "row") return;
  here.input.value = "–";
  store(here.line, here.column, "-");
  down(here.line, here.column);
}

/* The buttons at the foot keep the focus, and so the phone's keyboard, where it is. */
for (const id of ["strike", "next"]) element(id).addEventListener("pointerdown", (event) => event.preventDefault());
element("strike").addEventListener("click", strike);
element("next").addEventListener("click", () => {
  const here = place();
  if (here) down(here.line, here.column);
});
