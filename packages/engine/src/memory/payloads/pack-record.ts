import { isList, isRecord, type JsonRecord, type JsonValue } from "../../contracts/json.ts";
import type { JournalRecord } from "../ports/journal.ts";
import { type ContentKeys, MIN_SIZE } from "./content-key.ts";
import { MARK, type Place, type Side } from "./place.ts";

/** Containers are compared by content down to this level; deeper ones only by identity. */
const HASHED_LEVELS = 1;

export interface PackedRecord {
  readonly input: JsonValue;
  readonly result: JsonValue;
  /** Whether `input` and `result` hold marks. */
  readonly packed: boolean;
}

/** What the run has stored, as one packing sees it and adds to it. */
export interface PayloadIndex {
  readonly keys: ContentKeys;
  find(content: string | object): Place | undefined;
  /** Says where something is stored for the first time. */
  note(content: string | object, place: Place): void;
}

/** Replaces what the run has stored already by the place where it is. */
export function packRecord(
  { key, input, result }: Pick<JournalRecord, "key" | "input" | "result">,
  index: PayloadIndex,
): PackedRecord {
  const packing = new Packing(key, index);
  const packed = { input: packing.side("input", input), result: packing.side("result", result) };
  return { ...packed, packed: packing.marked };
}

class Packing {
  marked = false;
  readonly #key: string;
  readonly #index: PayloadIndex;
  #side: Side = "input";
  readonly #way: (string | number)[] = [];
  /** Characters seen so far, about. */
  #size = 0;

  constructor(key: string, index: PayloadIndex) {
    this.#key = key;
    this.#index = index;
  }

  side(side: Side, value: JsonValue): JsonValue {
    this.#side = side;
    return this.#pack(value);
  }

  #pack(value: JsonValue): JsonValue {
    if (typeof value === "string") return this.#packText(value);
    if (isList(value) || isRecord(value)) return this.#packContainer(value);
    this.#size += 4;
    return value;
  }

  #packText(text: string): JsonValue {
    this.#size += text.length;
    if (text.length < MIN_SIZE) return text;
    const key = this.#index.keys.ofText(text);
    const place = this.#index.find(key);
    if (place) return this.#mark(place);
    this.#index.note(key, this.#place());
    return text;
  }

  #packContainer(value: readonly JsonValue[] | JsonRecord): JsonValue {
    const hashed = this.#way.length <= HASHED_LEVELS;
    const key = hashed ? this.#index.keys.ofContainer(value) : null;
    const place = this.#index.find(value) ?? (key === null ? undefined : this.#index.find(key));
    if (place) {
      this.#size += MIN_SIZE;
      return this.#mark(place);
    }
    const before = this.#size;
    const packed = isList(value) ? this.#packList(value) : this.#packObject(value);
    if (this.#size - before >= MIN_SIZE) {
      const own = this.#place();
      this.#index.note(value, own);
      if (key !== null) this.#index.note(key, own);
    }
    return packed;
  }

  #packList(list: readonly JsonValue[]): JsonValue {
    let copy: JsonValue[] | null = null;
    for (const [index, entry] of list.entries()) {
      const packed = this.#below(index, entry);
      if (packed === entry) continue;
      copy ??= [...list];
      copy[index] = packed;
    }
    return copy ?? list;
  }

  #packObject(object: JsonRecord): JsonValue {
    const escaped = Object.hasOwn(object, MARK);
    const changed: [string, JsonValue][] = [];
    // What is below an escaped object stands one level deeper in what is stored.
    if (escaped) this.#way.push(MARK);
    for (const [name, entry] of Object.entries(object)) {
      this.#size += name.length;
      const packed = this.#below(name, entry);
      if (packed !== entry) changed.push([name, packed]);
    }
    if (escaped) this.#way.pop();
    const copy =
      changed.length === 0 ? object : Object.fromEntries([...Object.entries(object), ...changed]);
    if (!escaped) return copy;
    this.marked = true;
    return { [MARK]: copy };
  }

  #below(step: string | number, value: JsonValue): JsonValue {
    this.#way.push(step);
    const packed = this.#pack(value);
    this.#way.pop();
    return packed;
  }

  #mark(place: Place): JsonValue {
    this.marked = true;
    return { [MARK]: place };
  }

  #place(): Place {
    return [this.#key, this.#side, ...this.#way];
  }
}
