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
  /** Whether the plan is changed, and not only what it is run with. */
  readonly isChanged: boolean;
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
    return isDraft(raw) ? { ...raw, run: { ...NO_SETTINGS, ...raw.run } } : null;
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
      const name = { plan_id, ver: Number(ver) };
      return plan_id !== "" && readDraft(store, name)?.isChanged ? [name] : [];
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
    "isChanged" in value &&
    typeof value.isChanged === "boolean" &&
    "run" in value &&
    typeof value.run === "object"
  );
}
