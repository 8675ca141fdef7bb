/**
 * Unsaved work, in this browser: one entry for each plan and version that it began from. It is
 * written with every change, so a closed window costs nothing.
 */
import { NO_SETTINGS, type RunSettings } from "./run-settings.ts";

export interface DocumentName {
  readonly plan_id: string;
  readonly ver: number;
}

export interface StoredDraft {
  readonly text: string;
  readonly run: RunSettings;
}

type DraftStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "bole.plan-draft.";

/** Null is the plan that has no name yet. */
export function draftKey(name: DocumentName | null): string {
  return `${PREFIX}${name === null ? "" : `${name.plan_id}@${name.ver}`}`;
}

export function readDraft(store: DraftStore, name: DocumentName | null): StoredDraft | null {
  try {
    const raw: unknown = JSON.parse(store.getItem(draftKey(name)) ?? "null");
    return isDraft(raw) ? { text: raw.text, run: { ...NO_SETTINGS, ...raw.run } } : null;
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing: full, or forbidden. */
export function writeDraft(
  store: DraftStore,
  name: DocumentName | null,
  draft: StoredDraft | null,
): boolean {
  try {
    if (draft === null) store.removeItem(draftKey(name));
    else store.setItem(draftKey(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The stored plans that have unsaved changes here. */
export function listDrafts(store: DraftStore): readonly DocumentName[] {
  try {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
    return keys.flatMap((key) => {
      const [, plan_id = "", ver = ""] = /^bole\.plan-draft\.(.+)@(\d+)$/.exec(key) ?? [];
      return plan_id === "" ? [] : [{ plan_id, ver: Number(ver) }];
    });
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === "object" &&
    value !== null &&
    "text" in value &&
    typeof value.text === "string" &&
    "run" in value &&
    typeof value.run === "object"
  );
}
