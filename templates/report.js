"use strict";
/* The chooser of two games: without it the page shows the best game beside the latest. */
for (const box of document.querySelectorAll("[data-compare]")) {
  const games = JSON.parse(box.querySelector("script").textContent);
  const lines = [...box.querySelectorAll("tbody tr")];
  const selects = [...box.querySelectorAll("select")];
  const sum = (points) => points.reduce((total, value) => total + value, 0);
  const signed = (value) => (value > 0 ? "+" : value < 0 ? "−" : "") + Math.abs(value);
  const fill = (row, first, second) => {
    const cells = row.querySelectorAll("td");
    [first, second, signed(first - second)].forEach((value, place) => { cells[place].textContent = value; });
    cells[2].className = first > second ? "good" : first < second ? "bad" : "";
  };
  const show = () => {
    const [first, second] = selects.map((select) => games[select.value].slice(1));
    const rows = Number(box.dataset.rows);
    const zeros = (points) => points.slice(0, rows).filter((value) => value === 0).length;
    lines.forEach((row) => {
      const line = row.dataset.line;
      if (line === "total") fill(row, sum(first), sum(second));
      else if (line === "zeroed") fill(row, zeros(first), zeros(second));
      else fill(row, first[line], second[line]);
    });
    box.querySelectorAll(".chosen").forEach((name, place) => { name.textContent = games[selects[place].value][0]; });
  };
  selects.forEach((select) => {
    games.forEach((game, place) => select.add(new Option(game[0], place)));
    select.value = select.dataset.chosen;
    select.hidden = false;
    select.addEventListener("change", show);
  });
  show();
}
