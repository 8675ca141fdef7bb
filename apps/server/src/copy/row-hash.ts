/** A number for all rows of a table, the same in whatever order they come and from either database. */
import { createHash } from "node:crypto";

const MODULUS = 2n ** 256n;

export class TableHash {
  #count = 0;
  #sum = 0n;

  /** @param values in the order of the table's columns */
  add(values: readonly unknown[]): void {
    const hash = createHash("sha256");
    for (const value of values) {
      const bytes = bytesOf(value);
      hash.update(`${kindOf(value)}${bytes.length}:`).update(bytes);
    }
    this.#count += 1;
    // A sum and not an exclusive or: a row that is there twice must not vanish.
    this.#sum = (this.#sum + BigInt(`0x${hash.digest("hex")}`)) % MODULUS;
  }

  get count(): number {
    return this.#count;
  }

  get hash(): string {
    return this.#sum.toString(16).padStart(64, "0");
  }
}

function kindOf(value: unknown): string {
  if (value === null) return "0";
  if (value instanceof Uint8Array) return "b";
  return typeof value === "string" ? "s" : "n";
}

function bytesOf(value: unknown): Uint8Array {
  if (value === null) return new Uint8Array();
  return value instanceof Uint8Array ? value : Buffer.from(String(value));
}
