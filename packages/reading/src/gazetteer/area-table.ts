/**
 * All areas, filed by their names. An area becomes an object when somebody asks for it: of 45,000 a server needs a
 * few hundred, and making all of them would hold it up.
 */
import type { Area } from "./area.ts";
import { keyOf } from "./fold.ts";
import { HashIndex } from "./hash-index.ts";
import { hashOf } from "./name-hash.ts";
import { scanLines } from "./scan-lines.ts";

const ROOM = 65_536;
const LINE_END = 10;

export class AreaTable {
  readonly #bytes: Buffer;
  readonly #starts: number[] = [];
  /** By line, the line of the area that it lies in; -1 for a country. */
  readonly #outer: number[] = [];
  readonly #made = new Map<number, Area>();
  readonly #index = new HashIndex(ROOM);
  readonly #byName = new Map<string, readonly Area[]>();
  readonly #byCode = new Map<string, number[]>();
  #size: number;

  /** @param bytes lines of `areas.tsv`: each area stands below the one that it lies in */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const path: number[] = [];
    scanLines(bytes, {
      line: (start, depth) => {
        const line = this.#starts.push(start) - 1;
        path.length = depth - 1;
        this.#outer.push(path.at(-1) ?? -1);
        path.push(line);
      },
      name: (hash) => this.#index.add(hash, this.#starts.length - 1),
      code: (code) => {
        const same = this.#byCode.get(code);
        if (same === undefined) this.#byCode.set(code, [this.#starts.length - 1]);
        else same.push(this.#starts.length - 1);
      },
    });
    this.#size = this.#starts.length;
  }

  /** In the order in which they are stored. @param key as `keyOf` gives it */
  named(key: string): readonly Area[] {
    const known = this.#byName.get(key);
    if (known !== undefined) return known;
    const areas = this.#index
      .find(hashOf(key))
      .map((at) => this.#at(at))
      .filter(({ names }) => names.some((name) => keyOf(name) === key));
    // Only what is a name: texts have any number of words that are none.
    if (areas.length > 0) this.#byName.set(key, areas);
    return areas;
  }

  coded(code: string): readonly Area[] {
    return (this.#byCode.get(code) ?? []).map((at) => this.#at(at));
  }

  /** By a path of names that have no slash in them. */
  withId(id: string): Area | undefined {
    const at = this.#placeOf(id);
    return at === undefined ? undefined : this.#at(at);
  }

  add(area: Area): void {
    this.#made.set(this.#size, area);
    this.#file(area.names, this.#size);
    this.#size += 1;
  }

  /** Other names of an area; false where it is not known. */
  addNames(id: string, names: readonly string[]): boolean {
    const at = this.#placeOf(id);
    if (at === undefined) return false;
    const area = this.#at(at);
    this.#made.set(at, { ...area, names: [...new Set([...area.names, ...names])] });
    this.#file(names, at);
    return true;
  }

  #file(names: readonly string[], at: number): void {
    this.#byName.clear();
    for (const name of names) this.#index.add(hashOf(keyOf(name)), at);
  }

  #placeOf(id: string): number | undefined {
    const name = id.slice(id.lastIndexOf("/") + 1).replace(/^~/u, "");
    const called = this.#index.find(hashOf(keyOf(name)));
    const all = id.includes("/") || id.startsWith("~") ? called : (this.#byCode.get(id) ?? []);
    return all.find((at) => this.#at(at).id === id);
  }

  #at(place: number): Area {
    const made = this.#made.get(place) ?? this.#make(place);
    this.#made.set(place, made);
    return made;
  }

  #make(line: number): Area {
    const { depth, names, code, people } = this.#fields(line);
    const own = this.#outer[line] === -1 ? names.slice(1) : names;
    return {
      id: this.#idOf(line),
      names: own,
      code,
      population: Number(people),
      depth: Number(depth),
    };
  }

  #idOf(line: number): string {
    const [name = ""] = this.#fields(line).names;
    const outer = this.#outer[line] ?? -1;
    return outer === -1 ? name : `${this.#at(outer).id}/${name}`;
  }

  #fields(line: number) {
    const start = this.#starts[line] ?? 0;
    const end = this.#bytes.indexOf(LINE_END, start);
    const [depth = "1", called = "", code = "", people = ""] = this.#bytes
      .toString("utf8", start, end === -1 ? undefined : end)
      .split("\t");
    return { depth, names: called.split("|"), code, people };
  }
}
