/**
 * A text as the checks read it, which still knows where each of its characters stood in the text
 * that was given. Whatever is folded, dropped or decoded, a finding points into the original.
 */
export interface MappedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`: where it began in the original, and where it ended. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where a piece of the mapped text stood in the original. */
export function originalPlace(mapped: MappedText, start: number, end: number): Place {
  const [first = 0, last = 0] = [mapped.starts[start], mapped.starts[end - 1]];
  const [firstEnd = 0, lastEnd = 0] = [mapped.ends[start], mapped.ends[end - 1]];
  // A mirrored text has its beginning behind its end.
  return { start: Math.min(first, last), end: Math.max(firstEnd, lastEnd) };
}

/** Collects a mapped text unit by unit; what was put last can be taken back. */
export class MappedTextBuilder {
  #units: Uint16Array;
  #starts: Uint32Array;
  #ends: Uint32Array;
  length = 0;

  constructor(capacity: number) {
    this.#units = new Uint16Array(capacity);
    this.#starts = new Uint32Array(capacity);
    this.#ends = new Uint32Array(capacity);
  }

  put(unit: number, start: number, end: number): void {
    if (this.length === this.#units.length) this.#grow();
    this.#units[this.length] = unit;
    this.#starts[this.length] = start;
    this.#ends[this.length] = end;
    this.length += 1;
  }

  /** The unit `back` places before the end, or 0. */
  last(back = 1): number {
    return this.#units[this.length - back] ?? 0;
  }

  build(): MappedText {
    return {
      text: decodeUnits(this.#units.subarray(0, this.length)),
      starts: this.#starts.slice(0, this.length),
      ends: this.#ends.slice(0, this.length),
    };
  }

  #grow(): void {
    const size = Math.max(64, this.#units.length * 2);
    this.#units = copied(this.#units, new Uint16Array(size));
    this.#starts = copied(this.#starts, new Uint32Array(size));
    this.#ends = copied(this.#ends, new Uint32Array(size));
  }
}

function copied<List extends Uint16Array | Uint32Array>(from: List, to: List): List {
  to.set(from);
  return to;
}

const UTF16 = new TextDecoder("utf-16le");

function decodeUnits(units: Uint16Array): string {
  return UTF16.decode(units);
}
