/**
 * A tenant's entries of one kind, in memory: not their texts, but all that they are filtered and
 * ranked by. So a filter limits every track before the best are taken, and ranks are the same on
 * both databases. Rows that were let go of are used again.
 */
import { Names } from "./names.ts";
import { PlaceIndex } from "./place-index.ts";

/** What is kept of an entry as it is. */
export interface RosterRow {
  readonly pos: number;
  readonly id: string;
  readonly person_id: string | null;
  readonly years: number | null;
  readonly language: "zh" | "en";
  readonly length: number;
  readonly change: number;
  /** Codes of them. */
  readonly tags: readonly number[];
}

export interface RosterEntry extends Omit<RosterRow, "tags"> {
  readonly tags: readonly string[];
  readonly location: string;
  readonly status: string;
}

export class Roster {
  readonly tagNames = new Names();
  readonly locations = new Names();
  readonly places = new PlaceIndex();
  readonly statuses = new Names();
  readonly #rows = new Map<number, number>();
  readonly #byId = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #entries: (RosterRow | null)[] = [];
  /** Columns, by row. */
  #lengths = new Uint32Array(0);
  #present = new Uint8Array(0);
  readonly location: number[] = [];
  readonly status: number[] = [];
  /** The rows that have a tag, in no order, by the tag's code. */
  readonly #tagged: number[][] = [];
  #length = 0;
  #changes = 0;

  /** How many entries there are. */
  get size(): number {
    return this.#rows.size;
  }

  /** Another one whenever an entry is. */
  get changes(): number {
    return this.#changes;
  }

  /** One more than the highest row. */
  get rows(): number {
    return this.#entries.length;
  }

  /** How many words each has, by row. */
  get lengths(): Uint32Array {
    return this.#lengths;
  }

  /** 1 where a row has an entry; a copy. */
  present(): Uint8Array {
    return this.#present.slice(0, this.rows);
  }

  get averageLength(): number {
    return this.size === 0 ? 0 : this.#length / this.size;
  }

  /** The rows that have a tag, in no order. */
  tagged(tag: string): readonly number[] {
    const code = this.tagNames.find(tag);
    return code === undefined ? [] : (this.#tagged[code] ?? []);
  }

  rowOf(pos: number): number | undefined {
    return this.#rows.get(pos);
  }

  /** Of those that are there. */
  rowsOf(ids: readonly string[]): number[] {
    return ids.flatMap((id) => this.#byId.get(id) ?? []);
  }

  at(row: number): RosterRow | null {
    return this.#entries[row] ?? null;
  }

  /** Whether it is the one that is there already, read a second time. */
  isKnown({ pos, change }: RosterEntry): boolean {
    const row = this.#rows.get(pos);
    return row !== undefined && this.#entries[row]?.change === change;
  }

  /** Gives the row. */
  set(entry: RosterEntry): number {
    this.#changes += 1;
    const row = this.#rows.get(entry.pos) ?? this.#free.pop() ?? this.#entries.length;
    this.#forget(row);
    this.#rows.set(entry.pos, row);
    this.#byId.set(entry.id, row);
    const tags = [...new Set(entry.tags)].map((tag) => this.tagNames.codeOf(tag));
    const { pos, id, person_id, years, language, length, change } = entry;
    this.#entries[row] = { pos, id, person_id, years, language, length, change, tags };
    this.#makeRoom(row);
    this.#lengths[row] = length;
    this.#present[row] = 1;
    this.#length += length;
    for (const tag of tags) {
      this.#tagged[tag] ??= [];
      this.#tagged[tag].push(row);
    }
    const place = this.locations.codeOf(entry.location.normalize("NFKC"));
    this.location[row] = place;
    this.places.add(place, row);
    this.status[row] = this.statuses.codeOf(entry.status);
    return row;
  }

  /** Gives the row that became free, if the entry was there. */
  delete(pos: number): number | undefined {
    const row = this.#rows.get(pos);
    if (row === undefined) return undefined;
    this.#changes += 1;
    this.#forget(row);
    this.#entries[row] = null;
    this.#present[row] = 0;
    this.#rows.delete(pos);
    this.#free.push(row);
    return row;
  }

  #makeRoom(row: number): void {
    if (row < this.#present.length) return;
    const room = Math.max(64, Math.ceil(row * 1.5));
    const [lengths, present] = [this.#lengths, this.#present];
    this.#lengths = new Uint32Array(room);
    this.#lengths.set(lengths);
    this.#present = new Uint8Array(room);
    this.#present.set(present);
  }

  #forget(row: number): void {
    const old = this.#entries[row];
    if (old === null || old === undefined) return;
    this.#length -= old.length;
    this.places.remove(this.location[row] ?? -1, row);
    if (this.#byId.get(old.id) === row) this.#byId.delete(old.id);
    for (const tag of old.tags) {
      const rows = this.#tagged[tag] ?? [];
      const last = rows.pop();
      if (last !== undefined && last !== row) rows[rows.indexOf(row)] = last;
    }
  }
}
