import { isList, isRecord, type JsonValue } from "../../contracts/json.ts";
import type { JournalRecord } from "../ports/journal.ts";
import { MARK, type Place } from "./place.ts";

/** A record as it is stored, and whether its values hold marks. */
export interface StoredRecord {
  readonly record: JournalRecord;
  readonly packed: boolean;
}

/**
 * Puts every value back where a mark stands. A mark points at what was written before it, so the
 * records of a run are read in their order; the same value is the same object everywhere.
 */
export function unpackRecords(stored: readonly StoredRecord[]): JournalRecord[] {
  const packed = new Map<string, JournalRecord>();
  const unpacked = new Map<JsonValue, JsonValue>();
  const find = ([key, side, ...way]: Place): JsonValue => {
    let found = packed.get(key)?.[side];
    for (const step of way) found = childOf(found, step);
    if (found === undefined) throw new Error(`The journal has lost the value at ${key}.`);
    return unpacked.get(found) ?? found;
  };
  const unpack = (value: JsonValue): JsonValue => {
    const plain = unpackOne(value, find, unpack);
    if (typeof value === "object" && value !== null) unpacked.set(value, plain);
    return plain;
  };
  return stored.map(({ record, packed: marked }) => {
    packed.set(record.key, record);
    if (!marked) return record;
    return { ...record, input: unpack(record.input), result: unpack(record.result) };
  });
}

function unpackOne(
  value: JsonValue,
  find: (place: Place) => JsonValue,
  unpack: (value: JsonValue) => JsonValue,
): JsonValue {
  if (isList(value)) return value.map(unpack);
  if (!isRecord(value)) return value;
  const marked = Object.hasOwn(value, MARK) ? value[MARK] : undefined;
  if (isList(marked)) return find(placeOf(marked));
  const data = isRecord(marked) ? marked : value;
  return Object.fromEntries(Object.entries(data).map(([name, entry]) => [name, unpack(entry)]));
}

function childOf(value: JsonValue | undefined, step: string | number): JsonValue | undefined {
  if (isList(value)) return typeof step === "number" ? value[step] : undefined;
  return isRecord(value) && Object.hasOwn(value, step) ? value[String(step)] : undefined;
}

function placeOf([key, side, ...way]: readonly JsonValue[]): Place {
  const isStep = (step: JsonValue) => typeof step === "string" || typeof step === "number";
  if (typeof key === "string" && (side === "input" || side === "result") && way.every(isStep)) {
    return [key, side, ...way];
  }
  throw new Error("The journal holds a mark that is not a place.");
}
