/** Follows a step's new id into everything that another step says about it. */
import { isList, isRecord, type Json, type JsonRecord } from "../../../json/json.ts";
import { dependsOn, type StepDraft } from "./plan-draft.ts";

/** `$$` is a dollar; a hyphen at the end belongs to the text around. */
const REFERENCE = /\$\$|\$\{\s*([A-Za-z0-9_-]+)|\$([A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?)/g;
const STATUS_KEYS: readonly string[] = ["completed", "failed", "skipped"];
/** Fields in which a placeholder may stand; all others are names, numbers and choices. */
const WITH_PLACEHOLDERS: readonly string[] = ["args", "each", "when", "repeat", "wait"];

export function renameInStep(step: StepDraft, old: string, id: string): StepDraft {
  const entries = Object.entries(step).map(([field, value]): [string, Json] => {
    if (field === "depends_on") {
      return [
        field,
        isList(value) ? dependsOn(step).map((one) => (one === old ? id : one)) : value,
      ];
    }
    const inside = WITH_PLACEHOLDERS.includes(field);
    const asks = field === "when" || field === "repeat";
    return [field, inside ? renameIn(value, old, id, asks) : value];
  });
  return Object.fromEntries(entries);
}

function renameIn(value: Json, old: string, id: string, asks: boolean): Json {
  if (typeof value === "string") return renameInText(value, old, id);
  if (isList(value)) return value.map((entry) => renameIn(entry, old, id, asks));
  if (!isRecord(value)) return value;
  const renamed: JsonRecord = Object.fromEntries(
    Object.entries(value).map(([key, inner]): [string, Json] =>
      asks && STATUS_KEYS.includes(key) && inner === old
        ? [key, id]
        : [key, renameIn(inner, old, id, asks)],
    ),
  );
  return renamed;
}

export function renameInText(text: string, old: string, id: string): string {
  return text.replace(REFERENCE, (whole, braced?: string, bare?: string) => {
    const name = braced ?? bare;
    return name === old ? whole.slice(0, whole.length - old.length) + id : whole;
  });
}
