"use strict";
/* The local server: it keeps drafts too, checks with the engine, and is never needed for what is typed. */
const PAUSE = 700, LONGEST = 15000;
let unkept = "", keeping = 0, isGone = false;

async function ask(path, body) {
  const post = body === undefined ? {} : {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Yatzy-Print": DATA.csrf },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  let answer;
  try {
    answer = await fetch(path, { ...post, keepalive: true, signal: AbortSignal.timeout(LONGEST) });
  } catch {
    gone(true);
    return null;
  }
  gone(answer.status === 403);
  return answer.status === 403 ? null : answer;
}

/* Says once that the program does not answer, and takes it back when it does again. */
function gone(now) {
  if (now && !isGone) notice(TEXT.gone);
  if (!now && isGone) notice("");
  isGone = now;
}

served.keep = (text) => {
  if (!state.columns.some(isUsed)) return;
  unkept = text;
  clearTimeout(keeping);
  keeping = setTimeout(sendDraft, PAUSE);
};

async function sendDraft() {
  clearTimeout(keeping);
  if (!unkept) return;
  const text = unkept, answer = await ask("/drafts", text);
  if (!answer) return;
  const { kept, message } = await answer.json();
  if (kept && unkept === text) unkept = "";
  else if (kept === false) copyDraft();
  else if (message) notice(message);
}

/* Another tab holds a newer version of this draft: this one goes on as a copy. */
function copyDraft() {
  draft.own(newId(), 0);
  notice(TEXT.copied);
  keep();
}

served.drop = (id) => {
  unkept = "";
  ask("/drafts/drop", { id });
};

/* The engine's findings stand in the place of the page's own, but for text that is no number. */
let checked = { game: "", told: [] };

served.told = (found) => {
  if (checked.game !== JSON.stringify(gameOf(state))) return null;
  const own = found.filter((one) => !one.wrong || one.row === "date" || (one.row in TEXT.lines && weighed[one.column]?.sheet.bad[one.row]));
  return [...checked.told, ...own];
};

served.verify = async () => {
  const used = state.columns.map((column, at) => (isUsed(column) ? at : -1)).filter((at) => at >= 0);
  if (!used.length || used.some((at) => !state.columns[at].name.trim())) return;
  const game = gameOf(state), text = JSON.stringify(game), answer = await ask("/check", { game });
  if (!answer?.ok || text !== JSON.stringify(gameOf(state))) return;
  const told = (await answer.json()).findings.map((one) => ({ ...one, column: one.column < 0 ? -1 : used[one.column] }));
  checked = { game: text, told };
  list(served.told(draw()) || []);
};

addEventListener("pagehide", sendDraft);
addEventListener("visibilitychange", () => { if (document.hidden) sendDraft(); });
