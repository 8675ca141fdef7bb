import { isList, isRecord, type JsonRecord, type JsonValue } from "../../contracts/json.ts";
import type { JournalRecord } from "../ports/journal.ts";
import { contentHash, type KnownPayloads } from "./known-payloads.ts";
import { MARK, type Place, type Side } from "./place.ts";

/** Smaller values are stored where they stand: a place takes about 40 characters itself. */
const MIN_SIZE = 256;
/** Containers are compared by content down to this level; deeper ones only by identity. */
const HASHED_LEVELS = 1;

export interface PackedRecord {
  readonly input: JsonValue;
  readonly result: JsonValue;
  /** Whether `input` and `result` hold marks. */
  readonly packed: boolean;
}

/**
 * Replaces what the run has stored already by the place where it is. What is stored here for the
 * first time is noted in `added`, which becomes known when it is durable.
 */
export function packRecord(
  { key, input, result }: Pick<JournalRecord, "key" | "input" | "result">,
  known: KnownPayloads,
  added: KnownPayloads,
  note: (content: string | object, place: Place) => void,
): PackedRecord {
  const packing = new Packing(key, known, added, note);
  const packed = { input: packing.side("input", input), result: packing.side("result", result) };
  return { ...packed, packed: packing.marked };
}

class Packing {
  marked = false;
  readonly #key: string;
  readonly #known: KnownPayloads;
  readonly #added: KnownPayloads;
  readonly #note: (content: string | object, place: Place) => void;
  #side: Side = "input";
  readonly #way: (string | number)[] = [];
  /** Characters seen so far, about. */
  #size = 0;

  constructor(
    key: string,
    known: KnownPayloads,
    added: KnownPayloads,
    note: (content: string | object, place: Place) => void,
  ) {
    this.#key = key;
    this.#known = known;
    this.#added = added;
    this.#note = note;
  }

  side(side: Side, value: JsonValue): JsonValue {
    this.#side = side;
    return this.#pack(value);
  }

  #pack(value: JsonValue): JsonValue {
    if (typeof value === "string") return this.#packText(value);
    if (isList(value)) return this.#packContainer(value, () => this.#packList(value));
    if (isRecord(value)) return this.#packContainer(value, () => this.#packObject(value));
    this.#size += 4;
    return value;
  }

  #packText(text: string): JsonValue {
    this.#size += text.length;
    if (text.length < MIN_SIZE) return text;
    const hash = contentHash("text", text);
    const place = this.#find(hash);
    if (place) return this.#mark(place);
    this.#note(hash, this.#place());
    return text;
  }

  #packContainer(value: object, pack: () => JsonValue): JsonValue {
    const hashed = this.#way.length <= HASHED_LEVELS ? JSON.stringify(value) : "";
    const hash = hashed.length < MIN_SIZE ? null : contentHash("json", hashed);
    const place = this.#find(value) ?? (hash && this.#find(hash));
    if (place) {
      this.#size += MIN_SIZE;
      return this.#mark(place);
    }
    const before = this.#size;
    const packed = pack();
    if (this.#size - before >= MIN_SIZE) {
      this.#note(value, this.#place());
      if (hash) this.#note(hash, this.#place());
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

  #find(content: string | object): Place | undefined {
    return this.#known.find(content) ?? this.#added.find(content);
  }

  #mark(place: Place): JsonValue {
    this.marked = true;
    return { [MARK]: place };
  }

  #place(): Place {
    return [this.#key, this.#side, ...this.#way];
  }
}
