/**
 * Skills and occupations of ESCO, O*NET and the Chinese classification. The file is unpacked when the
 * first one is needed, and a line is read when its concept is.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type ConceptRecord, readRecord } from "./concept-record.ts";

const FILE = new URL("data/concepts.tsv.gz", import.meta.url);

let lines: readonly string[] | null = null;
let places: ReadonlyMap<string, number> | null = null;
const read = new Map<number, ConceptRecord>();

function allLines(): readonly string[] {
  lines ??= gunzipSync(readFileSync(FILE)).toString("utf8").split("\n");
  return lines;
}

/** @param place its line in the file, as other concepts refer to it */
export function conceptAt(place: number): ConceptRecord {
  const known = read.get(place);
  if (known !== undefined) return known;
  const line = allLines()[place];
  if (line === undefined) throw new RangeError(`there is no concept in line ${place}`);
  const record = readRecord(line);
  read.set(place, record);
  return record;
}

export function knownConcept(id: string): ConceptRecord | undefined {
  places ??= new Map(allLines().map((line, place) => [line.slice(0, line.indexOf("\t")), place]));
  const place = places.get(id);
  return place === undefined ? undefined : conceptAt(place);
}
