"use strict";
/* What the local server offers beside the page: saving, the filled card, and the games that are saved. */
async function answered(path, body) {
  const answer = await ask(path, body);
  if (!answer) return null;
  const found = await answer.json();
  if (answer.ok) return found;
  notice(found.message);
  return null;
}

async function save() {
  if (!isNamed()) return;
  const opened = state.game, found = await answered("/save", { game: gameOf(state), id: opened?.id ?? null, version: opened?.version ?? null });
  if (!found) return;
  draft.drop(draft.id);
  served.drop(draft.id);
  draft.own(newId(), 0);
  const stored = found.already ? null : await answered(`/games/${found.id}`);
  show({ ...state, saved: JSON.stringify(gameOf(state)), game: stored ? { id: stored.id, version: stored.version } : opened });
  notice(found.message, button(TEXT.undo, () => change(found.id, opened ? "restore" : "remove")));
  if (found.already) notice(found.message);
  games();
}

async function pdf() {
  if (!isNamed()) return;
  const answer = await ask("/pdf", { game: gameOf(state) });
  if (answer?.ok) download(fileName(".pdf"), "application/pdf", await answer.blob());
  else if (answer) notice((await answer.json()).message);
}

async function games() {
  const found = await answered("/games");
  if (!found) return;
  const items = found.games.map((one) => {
    const item = make("li");
    const named = (text, task) => {
      const made = button(text, task);
      made.setAttribute("aria-label", `${text}: ${one.text}`);
      return made;
    };
    item.append(make("span", { textContent: one.text }), named(TEXT["open-game"], () => openGame(one)), named(TEXT.remove, () => change(one.id, "remove")));
    return item;
  });
  element("listed").replaceChildren(...(items.length ? items : [make("li", { textContent: TEXT["no-games"] })]));
}

/* Opens a saved game; one of other rules on the page of those rules. */
async function openGame(one) {
  if (one.rules !== DATA.rules) {
    location.href = `/?rules=${encodeURIComponent(one.rules)}#game-${one.id}`;
    return;
  }
  const found = await answered(`/games/${one.id}`);
  if (!found) return;
  if (state.columns.some(isUsed)) await sendDraft();
  draft.own(newId(), 0);
  show(stateOf(JSON.parse(found.game), { id: found.id, version: found.version }));
  notice(fill(TEXT.correcting, { id: found.id }));
  scrollTo({ top: 0 });
  go(LINES[0], 0);
}

async function change(id, what) {
  const found = await answered(`/games/${id}/${what}`, {});
  if (!found) return;
  if (state.game?.id === id) show({ ...state, game: null });
  notice(found.message, ...(what === "remove" ? [button(TEXT.undo, () => change(id, "restore"))] : []));
  games();
}

element("save").addEventListener("click", save);
element("pdf").addEventListener("click", pdf);
element("rules").addEventListener("change", async (event) => {
  await sendDraft();
  location.href = `/?rules=${encodeURIComponent(event.target.value)}`;
});
addEventListener("load", () => {
  games();
  const wanted = /^#game-(\d+)$/.exec(location.hash);
  if (!wanted) return;
  history.replaceState(null, "", location.pathname + location.search);
  openGame({ id: Number(wanted[1]), rules: DATA.rules });
});
