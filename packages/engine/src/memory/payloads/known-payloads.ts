import { hash } from "node:crypto";
import type { Place } from "./place.ts";

/** What a run has stored, by content. Containers are known by identity, too: that costs no hashing. */
export class KnownPayloads {
  readonly #byHash = new Map<string, Place>();
  readonly #byIdentity = new WeakMap<object, Place>();
  readonly #records = new Set<string>();

  /** @param content a container, or the hash of any content */
  find(content: string | object): Place | undefined {
    const place =
      typeof content === "string" ? this.#byHash.get(content) : this.#byIdentity.get(content);
    return place && this.#records.has(place[0]) ? place : undefined;
  }

  add(content: string | object, place: Place): void {
    this.#records.add(place[0]);
    if (typeof content === "string") this.#byHash.set(content, place);
    else this.#byIdentity.set(content, place);
  }

  /** Forgets what is not in these records: a database may lose what it said it had stored. */
  retain(keys: ReadonlySet<string>): void {
    for (const key of this.#records) if (!keys.has(key)) this.#records.delete(key);
  }
}

/** Tells the text of a string from that of a container which is written the same way. */
export function contentHash(kind: "text" | "json", text: string): string {
  return kind[0] + hash("sha256", text, "base64url");
}
