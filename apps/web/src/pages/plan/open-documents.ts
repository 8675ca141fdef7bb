/** The plans that are open in this window, by what they began from. */
import { type DocumentName, draftKey } from "./model/draft-storage.ts";
import { openDocument, type PlanDocument, type SavedPlan } from "./model/plan-document.ts";

const open = new Map<string, PlanDocument>();

export function findDocument(name: DocumentName | null): PlanDocument | undefined {
  return open.get(draftKey(name));
}

export function documentOf(saved: SavedPlan | null): PlanDocument {
  const key = draftKey(saved);
  const known = open.get(key);
  if (known !== undefined) return known;
  const document = openDocument(browserStorage(), saved);
  open.set(key, document);
  return document;
}

/** It has another name from now on; its undo comes along. */
export function renameDocument(document: PlanDocument, saved: SavedPlan): void {
  open.delete(draftKey(document.get().saved));
  document.markSaved(saved);
  open.set(draftKey(saved), document);
}

/** Where storage is forbidden, even asking for it fails; then drafts last as long as the window. */
export function browserStorage(): Storage {
  try {
    return localStorage;
  } catch {
    return NOWHERE;
  }
}

const NOWHERE: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error("This browser allows no storage");
  },
  removeItem: () => undefined,
  clear: () => undefined,
};
