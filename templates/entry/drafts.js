"use strict";
/* Where unfinished games are kept: in this browser where it allows that, and by the local server where there is one.
   Each tab keeps a draft of its own. One that another tab has changed meanwhile is never written over: this tab
   goes on with a copy. */
const PREFIX = `yatzy-print/${DATA.rules}/`;
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function stored(store, task) {
  try {
    return task(window[store]);
  } catch {
    return undefined; /* a browser that forbids or is full: told by `isKept` */
  }
}

const draft = {
  id: "", revision: 0, isKept: true, wasCopied: false,

  /* Begins with the draft that this tab had, if any. */
  begin() {
    this.id = stored("sessionStorage", (store) => store.getItem(`${PREFIX}tab`)) || "";
    const found = this.id ? this.load(this.id) : null;
    if (!found) this.own(newId(), 0);
    else this.revision = found.revision;
    return found;
  },
  own(id, revision) {
    this.id = id;
    this.revision = revision;
    stored("sessionStorage", (store) => store.setItem(`${PREFIX}tab`, id));
  },
  load(id) {
    const text = stored("localStorage", (store) => store.getItem(PREFIX + id));
    return parsed(text);
  },
  /* Keeps the state; another tab's newer one makes this a copy. */
  keep(state) {
    const before = this.load(this.id);
    if (before && before.revision !== this.revision) {
      this.own(newId(), 0);
      this.wasCopied = true;
    }
    this.revision += 1;
    const text = JSON.stringify({ id: this.id, revision: this.revision, at: Date.now(), state });
    this.isKept = stored("localStorage", (store) => { store.setItem(PREFIX + this.id, text); return true; }) === true;
    return text;
  },
  drop(id) {
    stored("localStorage", (store) => store.removeItem(PREFIX + id));
  },
  /* The other drafts in this browser, the newest first. */
  others() {
    const keys = stored("localStorage", (store) => Object.keys(store)) || [];
    const found = keys.filter((key) => key.startsWith(PREFIX)).map((key) => parsed(stored("localStorage", (store) => store.getItem(key))));
    return found.filter((one) => one && one.id !== this.id && one.state.columns.some(isUsed)).sort((one, two) => two.at - one.at);
  },
};

function parsed(text) {
  try {
    const found = JSON.parse(text);
    return found && Array.isArray(found.state.columns) ? found : null;
  } catch {
    return null;
  }
}
