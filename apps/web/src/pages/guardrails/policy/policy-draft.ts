/** A policy while it is edited: plain JSON, reached by the same paths that the server's issues have. */
import { isList, isRecord, type Json, type JsonRecord } from "../../../json/json.ts";

export type Path = readonly string[];

export function valueAt(draft: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, name) => (isRecord(value) ? value[name] : undefined),
    draft,
  );
}

export function withValue(draft: JsonRecord, [name, ...rest]: Path, value: Json): JsonRecord {
  if (name === undefined) return draft;
  const inner = draft[name];
  const next = rest.length === 0 ? value : withValue(isRecord(inner) ? inner : {}, rest, value);
  return { ...draft, [name]: next };
}

/** Whether a form can show it: all that the model has is there, and of the same kind. */
export function hasShapeOf(model: Json, value: Json | undefined): value is JsonRecord {
  if (isList(model)) return isList(value) && value.every((entry) => typeof entry === "string");
  if (!isRecord(model)) return typeof value === typeof model;
  return (
    isRecord(value) &&
    Object.entries(model).every(([name, entry]) => hasShapeOf(entry, value[name]))
  );
}

export function textsOf(value: Json | undefined): readonly string[] {
  return isList(value) ? value.filter((entry) => typeof entry === "string") : [];
}
