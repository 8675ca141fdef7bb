import { beforeEach, describe, expect, it } from "vitest";
import { listDrafts } from "./draft-storage.ts";
import { openDocument, type SavedPlan } from "./plan-document.ts";
import { NO_SETTINGS } from "./run-settings.ts";

/** As the browser's, with room for as many letters as one wants. */
function memoryStorage(room = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new Error("full");
      entries.set(key, value);
    },
    removeItem: (key) => entries.delete(key),
    clear: () => entries.clear(),
  };
}

const SAVED: SavedPlan = { plan_id: "news", ver: 2, plan: { steps: [{ id: "a" }] }, tags: [] };
const edit = (id: string) => ({ type: "edited", plan: { steps: [{ id }] }, at: 0 }) as const;

let store = memoryStorage();
beforeEach(() => {
  store = memoryStorage();
});

describe("an open plan", () => {
  it("is unchanged until something is, and again when that is undone", () => {
    const document = openDocument(store, SAVED);
    expect(document.get().isChanged).toBe(false);
    document.dispatch(edit("b"));
    expect(document.get().isChanged).toBe(true);
    document.dispatch({ type: "undo" });
    expect(document.get().isChanged).toBe(false);
    expect(store.length).toBe(0);
  });

  it("comes back as it was left, broken text included", () => {
    const document = openDocument(store, SAVED);
    document.dispatch({ type: "typed", text: "{ half", at: 0 });
    document.setRun({ ...NO_SETTINGS, input: '{"topic":"tea"}' });
    const again = openDocument(store, SAVED).get();
    expect(again.editor.text).toBe("{ half");
    expect(again.editor.plan).toEqual(SAVED.plan);
    expect(again.run.input).toBe('{"topic":"tea"}');
    expect(again.isChanged).toBe(true);
  });

  it("has its own unsaved changes for each version, and for the plan without a name", () => {
    openDocument(store, SAVED).dispatch(edit("b"));
    openDocument(store, { ...SAVED, ver: 1 }).dispatch(edit("c"));
    openDocument(store, null).dispatch(edit("d"));
    expect(openDocument(store, SAVED).get().editor.plan.steps).toEqual([{ id: "b" }]);
    expect(openDocument(store, null).get().editor.plan.steps).toEqual([{ id: "d" }]);
    expect(listDrafts(store)).toEqual([
      { plan_id: "news", ver: 2 },
      { plan_id: "news", ver: 1 },
    ]);
  });

  it("has no unsaved changes where only its run's settings are kept", () => {
    openDocument(store, SAVED).setRun({ ...NO_SETTINGS, goal: "An article" });
    expect(listDrafts(store)).toEqual([]);
    expect(openDocument(store, SAVED).get().run.goal).toBe("An article");
  });

  it("is that version once it is saved, and leaves nothing behind", () => {
    const document = openDocument(store, null);
    document.dispatch(edit("b"));
    document.markSaved({ ...SAVED, ver: 1, plan: { steps: [{ id: "b" }] } });
    expect(document.get()).toMatchObject({ isChanged: false, saved: { plan_id: "news", ver: 1 } });
    expect(store.length).toBe(0);
    document.dispatch({ type: "undo" });
    expect(document.get().isChanged).toBe(true);
  });

  it("can go back to what it began from, and even that can be undone", () => {
    const document = openDocument(store, SAVED);
    document.dispatch(edit("b"));
    document.revert(0);
    expect(document.get()).toMatchObject({ isChanged: false });
    document.dispatch({ type: "undo" });
    expect(document.get().editor.plan.steps).toEqual([{ id: "b" }]);
  });

  it("says so when the browser keeps nothing", () => {
    const document = openDocument(memoryStorage(10), SAVED);
    document.dispatch(edit("b"));
    expect(document.get()).toMatchObject({ isKept: false, isChanged: true });
  });

  it("takes what it cannot read in the storage for nothing", () => {
    store.setItem("bole.plan-draft.news@2", '{"text":7}');
    expect(openDocument(store, SAVED).get().isChanged).toBe(false);
    store.setItem("bole.plan-draft.news@2", "{");
    expect(openDocument(store, SAVED).get().isChanged).toBe(false);
  });
});
