"use strict";
/* What is wrong on the paper, in words: [{ column, row, wrong, text }]. */
const fill = (text, facts) => text.replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? facts[name] : whole));
const label = (id) => BY_ID[id]?.label ?? TEXT.lines[id];
const CLAIMS = ["upper", "bonus", "total"];

function findings(weighed, order) {
  const found = [], tell = (column, row, text, wrong = true) => found.push({ column, row, wrong, text });
  weighed.forEach((one, column) => {
    if (!one) return;
    const player = one.sheet.player || fill(TEXT.player, { number: column + 1 });
    if (!one.sheet.player) tell(column, "name", fill(TEXT.findings["column-without-player"], { column: column + 1 }));
    if (isTwice(weighed, column)) tell(column, "name", fill(TEXT["name-twice"], { player }));
    for (const [id, text] of Object.entries(one.sheet.bad)) tell(column, id, badText(player, id, text));
    for (const id of one.misfits) tell(column, id, impossible(player, id, one.sheet.entries[id].points));
    for (const [id, before] of tooEarly(one.sheet, order)) {
      tell(column, id, fill(TEXT.findings["order-broken"], { player, row: label(id), before: label(before) }));
    }
    if (one.fault) tell(column, "extra", extraText(player, one, order));
    for (const claim of CLAIMS) differs(one, claim, others(weighed, column)).forEach((text) => tell(column, claim, text));
    const open = ROWS.filter((row) => !(row.id in one.sheet.entries)).length;
    if (open) tell(column, "", fill(TEXT.open, { player, number: open }), false);
    else if (!found.some((each) => each.column === column)) tell(column, "", fill(TEXT["adds-up"], { player, total: one.total }), false);
  });
  return [...found, ...winner(weighed)];
}

function isTwice(weighed, column) {
  const folded = (one) => one?.sheet.player.toLocaleLowerCase();
  return folded(weighed[column]) && weighed.slice(0, column).some((other) => folded(other) === folded(weighed[column]));
}

function badText(player, id, text) {
  if (id in BY_ID) return fill(TEXT.findings["not-a-score"], { player, row: label(id), text });
  return fill(TEXT.findings["not-a-sum"], { player, line: label(id), text });
}

function impossible(player, id, written) {
  const values = BY_ID[id].values;
  const near = [values.filter((value) => value < written).at(-1), values.find((value) => value > written)];
  const facts = { player, row: label(id), written, near: near.filter((value) => value !== undefined).join(", ") };
  return fill(TEXT.findings["unreachable-score"], facts);
}

/* Rows filled while a row of an earlier stage is open: all paths lead through the first, so it alone is told. */
function tooEarly(sheet, order) {
  const earlier = [];
  for (const stage of DATA.stages[order]) {
    const open = earlier.find((id) => !(id in sheet.entries));
    const filled = stage.find((id) => id in sheet.entries);
    if (open && filled) return [[filled, open]];
    earlier.push(...stage);
  }
  return [];
}

function extraText(player, one, order) {
  const facts = { player, written: one.sheet.extra, row: label(DATA.extra.row), each: DATA.extra.points, most: mostExtra(one.sheet, order) };
  return fill(TEXT.findings[`extra-not-possible-${one.fault}`], facts);
}

function differs(one, claim, neighbours) {
  const written = one.sheet.written[claim], computed = one[claim];
  if (written === null || written === computed) return [];
  const player = one.sheet.player;
  const told = fill(TEXT.findings[`${claim}-differs`], { player, written, computed });
  const reasons = explain(one, claim, neighbours).map((why) => fill(TEXT.explanations[why.code], { ...why, row: label(why.row) }));
  const perhaps = reasons.length > 1 ? reasons.map((reason) => fill(TEXT.explanations.perhaps, { reason })) : reasons;
  return [[told, ...perhaps].join(" ")];
}

function others(weighed, column) {
  const beside = weighed.map((one, place) => [Math.abs(place - column), one]).filter(([far, one]) => far && one);
  return beside.sort(([one], [two]) => one - two).map(([, one]) => one.sheet);
}

function winner(weighed) {
  const played = weighed.filter(Boolean);
  if (played.length < 2 || !played.every((one) => one.complete)) return [];
  const best = Math.max(...played.map((one) => one.total));
  const players = played.filter((one) => one.total === best).map((one) => one.sheet.player).join(", ");
  return [{ column: -1, row: "", wrong: false, text: fill(TEXT.winner, { players, total: best }) }];
}
