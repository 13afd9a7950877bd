"use strict";
/* Slips of the pen and of adding: each makes a written sum too high or too low by points that can be compared. */
const MOST = 5;
const CARRIES = [-10, 10, -100, 100];
const unique = (values) => [...new Set(values)];

function swaps(number) {
  if (number <= 0 || number > 9999) return [];
  const digits = String(number), found = new Set();
  for (let one = 0; one < digits.length; one += 1) {
    for (let two = one + 1; two < digits.length; two += 1) {
      const changed = [...digits];
      [changed[one], changed[two]] = [changed[two], changed[one]];
      found.add(changed.join(""));
    }
  }
  return [...found].filter((text) => text !== digits && text[0] !== "0").map(Number).sort((a, b) => a - b);
}

/* The ways in which a written sum may have been reached: from the written sums before it, or from the right ones. */
function readings(weighed, claim) {
  const { upper, bonus, total: wrote } = weighed.sheet.written;
  const ids = (section) => ROWS.filter((row) => row.upper === section).map((row) => row.id);
  const used = upper === null || upper === weighed.upper + weighed.bonus ? weighed.upper : upper;
  if (claim === "upper") return [{ claim, written: upper, expected: weighed.upper, rows: ids(true), upper: weighed.upper, bonus: 0 }];
  if (claim === "bonus") return [{ claim, written: bonus, expected: bonusFor(used), rows: [], upper: used, bonus: bonusFor(used) }];
  const heads = [[used, bonus === null ? bonusFor(used) : bonus], [used, weighed.bonus], [weighed.upper, weighed.bonus]];
  const rows = upper === null ? [...ids(true), ...ids(false)] : ids(false);
  return heads.map(([head, added]) => ({
    claim, written: wrote, expected: head + added + weighed.lower + weighed.extra, rows, upper: head, bonus: added, onPaper: bonus !== null,
  }));
}

function slipsInRow(reading, id, points, why) {
  const upper = BY_ID[id].upper ? points : 0;
  return [[points, { ...why, row: id }], ...overThreshold(reading, upper, { ...why, row: id }, points - upper)];
}

function overThreshold(reading, upper, why, below = 0) {
  const change = bonusFor(reading.upper + upper) - reading.bonus;
  return upper && change && reading.claim === "total" && !reading.onPaper ? [[upper + change + below, why]] : [];
}

function repairs(reading, weighed) {
  const wrong = weighed.misfits.filter((id) => reading.rows.includes(id));
  const asWritten = wrong.map((id) => weighed.sheet.entries[id].points);
  const found = [];
  if (wrong.length === 1) found.push(...slipsInRow(reading, wrong[0], asWritten[0], { code: "row-as-written", value: asWritten[0] }));
  else if (wrong.length) found.push([total(asWritten), { code: "row-as-written-several" }]);
  for (const id of wrong) found.push(...withPoints(reading, id));
  if (reading.claim === "total" && weighed.fault) found.push([weighed.sheet.extra, { code: "extra-as-written", value: weighed.sheet.extra }]);
  return found;
}

function withPoints(reading, id) {
  return BY_ID[id].values.slice(1).flatMap((value) => slipsInRow(reading, id, value, { code: "row-misread", value }));
}

function ofBonus(reading, weighed) {
  const { claim, bonus, onPaper } = reading, inTotal = claim === "total", inSum = inTotal || claim === "bonus", found = [];
  const slip = (when, points, code) => { if (when) found.push([points, { code }]); };
  slip(inTotal && weighed.extra, -weighed.extra, "extra-excluded");
  slip(bonus && inSum && !onPaper, -bonus, "bonus-forgotten");
  for (const [, points] of DATA.bonus) slip(inSum && points > bonus, points - bonus, "bonus-undeserved");
  slip(bonus && inSum, bonus, "bonus-twice");
  slip(claim === "upper" && bonusFor(reading.expected), bonusFor(reading.expected), "bonus-included");
  slip(inTotal && bonus && onPaper, -bonus, "bonus-excluded");
  slip(inTotal && reading.upper > 0, reading.upper, "upper-twice");
  slip(inTotal && reading.upper > 0 && bonus, reading.upper + bonus, "upper-twice");
  return found;
}

function ofFigures(reading) {
  if (reading.claim === "bonus") return [];
  const swapped = swaps(reading.written).map((meant) => [reading.written - meant, { code: "digits-swapped" }]);
  const overUpper = reading.rows.some((id) => BY_ID[id].upper);
  const carried = CARRIES.flatMap((points) => {
    const why = { code: "carry-slip", value: Math.abs(points) };
    return [[points, why], ...(overUpper ? overThreshold(reading, points, why) : [])];
  });
  return [...swapped, ...carried];
}

function ofRows(reading, weighed, others) {
  const scored = reading.rows.filter((id) => weighed.counted[id]).map((id) => [id, weighed.counted[id]]);
  const inRow = (of) => scored.flatMap(([id, points]) => of(id, points));
  const swapped = inRow((id, points) => swaps(points).flatMap((value) =>
    slipsInRow(reading, id, value - points, { code: "digits-swapped-row", value })));
  const leftOut = inRow((id, points) => slipsInRow(reading, id, -points, { code: "row-left-out" }));
  const twice = inRow((id, points) => slipsInRow(reading, id, points, { code: "row-twice" }));
  const beside = others.flatMap((other) => reading.rows.flatMap((id) => {
    const value = other.entries[id]?.points, points = weighed.counted[id];
    if (value === undefined || points === undefined || value === points) return [];
    return slipsInRow(reading, id, value - points, { code: "neighbour-column", value, other: other.player });
  }));
  return [...swapped, ...leftOut, ...twice, ...beside];
}

/* Why a written sum may differ, best first; `unexplained` when no single slip makes the difference. */
function explain(weighed, claim, others) {
  const open = ROWS.filter((row) => !(row.id in weighed.sheet.entries)).map((row) => row.id);
  const ways = readings(weighed, claim);
  if (ways.some((reading) => reading.written === reading.expected)) return [];
  for (const reading of ways) {
    const points = reading.written - reading.expected;
    const fitting = (slips) => slips.filter(([slip]) => slip === points).map(([, why]) => why);
    const added = open.length === 1 && reading.rows.includes(open[0]) ? withPoints(reading, open[0]) : [];
    const repaired = fitting(repairs(reading, weighed));
    const found = repaired.length ? repaired
      : fitting([...added, ...ofBonus(reading, weighed), ...ofFigures(reading), ...ofRows(reading, weighed, others)]);
    if (found.length) return unique(found.map(JSON.stringify)).slice(0, MOST).map(JSON.parse);
  }
  return [{ code: "unexplained" }];
}
