import { isList, isRecord, type JsonValue } from "../../contracts/json.ts";
import { listOf, NEVER, NULL, objectOf, type Type } from "./type.ts";

/** The narrowest type of a list whose entries' types are known. */
export function tupleOf(prefix: readonly Type[]): Type {
  return { ...listOf(NEVER, prefix.length, prefix.length), prefix };
}

/** The narrowest type of a value: nothing but this value is of it. */
export function typeOfValue(value: JsonValue): Type {
  if (value === null) return NULL;
  if (isList(value)) return tupleOf(value.map(typeOfValue));
  if (isRecord(value)) {
    return objectOf(Object.entries(value).map(([key, inner]) => [key, typeOfValue(inner)]));
  }
  return { kind: "literal", value };
}
