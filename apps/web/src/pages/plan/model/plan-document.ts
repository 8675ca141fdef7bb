/**
 * A plan that is open in the editor: what is typed, what it began from, and its copy in this browser.
 * It lives outside of React, so that going to another page and back loses neither work nor undo.
 */
import { type Json, prettyJson, sameJson } from "../../../json/json.ts";
import { type DocumentName, readDraft, type StoredDraft, writeDraft } from "./draft-storage.ts";
import { type EditorAction, type EditorState, editorReducer, openEditor } from "./editor-state.ts";
import { EMPTY_PLAN } from "./plan-draft.ts";
import { NO_SETTINGS, type RunSettings } from "./run-settings.ts";

export interface SavedPlan extends DocumentName {
  readonly plan: Json;
  readonly tags: readonly string[];
}

export interface DocumentState {
  /** What it began from; null for a plan that was never saved. */
  readonly saved: SavedPlan | null;
  readonly editor: EditorState;
  readonly run: RunSettings;
  readonly isChanged: boolean;
  /** Whether unsaved work outlives this window. */
  readonly isKept: boolean;
}

export interface PlanDocument {
  readonly get: () => DocumentState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: EditorAction) => void;
  readonly setRun: (run: RunSettings) => void;
  /** What is on the screen is now that version. */
  readonly markSaved: (saved: SavedPlan) => void;
  /** Back to what it began from; can be undone. */
  readonly revert: (at: number) => void;
}

export function openDocument(store: Storage, saved: SavedPlan | null): PlanDocument {
  const draft = readDraft(store, saved);
  const begin = prettyJson(saved?.plan ?? EMPTY_PLAN);
  const listeners = new Set<() => void>();
  const fallback = openEditor(begin).plan;
  let state = judged({
    saved,
    editor: openEditor(draft?.text ?? begin, fallback),
    run: draft?.run ?? NO_SETTINGS,
    isChanged: false,
    isKept: true,
  });

  const change = (next: DocumentState) => {
    const isOther = next.saved !== state.saved;
    if (isOther) writeDraft(store, state.saved, null);
    const changed = judged(next);
    const isKept = writeDraft(store, changed.saved, draftOf(changed));
    state = { ...changed, isKept };
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => change({ ...state, editor: editorReducer(state.editor, action) }),
    setRun: (run) => change({ ...state, run }),
    markSaved: (next) => change({ ...state, saved: next }),
    revert: (at) => {
      const text = prettyJson(state.saved?.plan ?? EMPTY_PLAN);
      change({ ...state, editor: editorReducer(state.editor, { type: "typed", text, at }) });
    },
  };
}

function judged(state: DocumentState): DocumentState {
  const { value, flaw } = state.editor;
  const isChanged = flaw !== null || !sameJson(value, state.saved?.plan ?? EMPTY_PLAN);
  return { ...state, isChanged };
}

function draftOf({ isChanged, editor, run }: DocumentState): StoredDraft | null {
  const isSet = JSON.stringify(run) !== JSON.stringify(NO_SETTINGS);
  return isChanged || isSet ? { text: editor.text, run, isChanged } : null;
}
