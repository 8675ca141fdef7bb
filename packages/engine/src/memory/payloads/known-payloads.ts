import type { Place } from "./place.ts";

/** A value's place, and the packing that wrote it while that is not durable; then null. */
interface Noted {
  readonly place: Place;
  packing: object | null;
}

/** What a run has stored, by content. Containers are known by identity, too: that costs no hashing. */
export class KnownPayloads {
  readonly #byKey = new Map<string, Noted>();
  readonly #byIdentity = new WeakMap<object, Noted>();
  readonly #records = new Set<string>();

  /**
   * @param content a container, or the content key of any value
   * @param packing who asks: it may point at what it has written itself
   */
  find(content: string | object, packing: object): Place | undefined {
    const noted =
      typeof content === "string" ? this.#byKey.get(content) : this.#byIdentity.get(content);
    if (noted === undefined) return undefined;
    const { place } = noted;
    const known = noted.packing === null ? this.#records.has(place[0]) : noted.packing === packing;
    return known ? place : undefined;
  }

  /** Others see it when what is returned has been given to `stored`. */
  note(content: string | object, place: Place, packing: object): Noted {
    const noted = { place, packing };
    if (typeof content === "string") this.#byKey.set(content, noted);
    else this.#byIdentity.set(content, noted);
    return noted;
  }

  stored(all: readonly Noted[]): void {
    for (const noted of all) {
      noted.packing = null;
      this.#records.add(noted.place[0]);
    }
  }

  /** Forgets what is not in these records: a database may lose what it said it had stored. */
  retain(keys: ReadonlySet<string>): void {
    for (const key of this.#records) if (!keys.has(key)) this.#records.delete(key);
  }
}
