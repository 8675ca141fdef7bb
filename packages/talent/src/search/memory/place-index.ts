/**
 * Rows by the areas that their location lies in, so that a question about a place looks at what is there and at
 * nothing else. Each location is read once, whatever number of entries have it.
 */
import { setImmediate as turn } from "node:timers/promises";
import { areasAround, areasOfLocation } from "@bole/reading/text";

/** So many are read before others have their turn. */
const BATCH = 100;
const ANYWHERE = /remote|anywhere|worldwide|nationwide|distributed|远程|不限|居家|全国/iu;

export class PlaceIndex {
  /** By a location's code, the rows that have it, in no order. */
  readonly #rows: number[][] = [];
  /** By an area, the codes of the locations in it. */
  readonly #inside = new Map<string, number[]>();
  /** By an area, the codes of the locations that are this area and no town in it. */
  readonly #exact = new Map<string, number[]>();
  readonly #anywhere: number[] = [];
  #read = 0;

  add(code: number, row: number): void {
    this.#rows[code] ??= [];
    this.#rows[code].push(row);
  }

  remove(code: number, row: number): void {
    const rows = this.#rows[code] ?? [];
    const last = rows.pop();
    if (last !== undefined && last !== row) rows[rows.indexOf(row)] = last;
  }

  /** Reads the locations that are new. */
  async read(locations: readonly string[]): Promise<void> {
    while (this.#read < locations.length) {
      const end = Math.min(locations.length, this.#read + BATCH);
      for (; this.#read < end; this.#read += 1) this.#file(locations[this.#read] ?? "", this.#read);
      await turn();
    }
  }

  /** The rows that lie in one of the areas, may lie in one, or are anywhere; only what was read. */
  *rowsIn(areas: readonly string[]): Generator<number> {
    const codes = new Set(this.#anywhere);
    for (const area of areas) {
      for (const code of this.#inside.get(area) ?? []) codes.add(code);
      for (const outer of areasAround(area)) {
        for (const code of this.#exact.get(outer) ?? []) codes.add(code);
      }
    }
    for (const code of codes) yield* this.#rows[code] ?? [];
  }

  #file(location: string, code: number): void {
    const areas = areasOfLocation(location);
    if (areas.length === 0 && ANYWHERE.test(location)) this.#anywhere.push(code);
    const outer = new Set(areas.flatMap((area) => [...areasAround(area)]));
    for (const area of outer) push(this.#inside, area, code);
    for (const area of areas) push(this.#exact, area, code);
  }
}

function push(map: Map<string, number[]>, key: string, code: number): void {
  const codes = map.get(key);
  if (codes === undefined) map.set(key, [code]);
  else codes.push(code);
}
