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
/* Heads that sort a table: without it the lines stand as the page has them. */
for (const table of document.querySelectorAll("table[data-sorts]")) {
  const heads = [...table.tHead.rows[0].cells];
  const compare = (place) => (one, other) => place
    ? Number(other.cells[place].dataset.n ?? -1) - Number(one.cells[place].dataset.n ?? -1)
    : one.cells[0].textContent.localeCompare(other.cells[0].textContent, document.documentElement.lang);
  heads.forEach((head, place) => {
    const button = document.createElement("button");
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const ways = place ? ["descending", "ascending"] : ["ascending", "descending"];
      const turned = head.getAttribute("aria-sort") === ways[0];
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", ways[Number(turned)]);
      const rows = [...table.tBodies[0].rows].sort(compare(place));
      table.tBodies[0].append(...(turned ? rows.reverse() : rows));
    });
  });
}
