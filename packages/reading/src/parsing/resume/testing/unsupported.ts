/** For tests: which values of a parsed résumé their places do not say. */
import type { ParsedResume } from "../../../model/parsed-resume.ts";
import type { ReadDocument } from "../../../model/read-document.ts";
import { findRanges } from "../dates/find-ranges.ts";
import { foldText } from "../text/characters.ts";

const bare = (text: string) => text.replace(/[\s\-•*_`]|\[|\]\([^)]*\)/g, "");

export function unsupported(document: ReadDocument, { data, sources }: ParsedResume): string[] {
  const problems: string[] = [];
  for (const [path, value] of leaves(data)) {
    const spans = sources[path] ?? [];
    const inside = spans.every(({ start, end }) => start < end && end <= document.text.length);
    const said = spans.map(({ start, end }) => document.text.slice(start, end));
    if (value === "" ? spans.length > 0 : !inside || !says(document, path, value, said, spans)) {
      problems.push(`${path}: ${JSON.stringify(value)} by ${JSON.stringify(said)}`);
    }
  }
  const known = new Set(leaves(data).map(([path]) => path));
  return [...problems, ...Object.keys(sources).filter((path) => !known.has(path))];
}

function says(
  { links }: ReadDocument,
  path: string,
  value: string,
  said: readonly string[],
  spans: readonly { start: number; end: number }[],
): boolean {
  if (/Date$/.test(path)) return dateIsSaid(value, foldText(said.join(" ")));
  if (
    /links\[/.test(path) &&
    links.some(({ url, start }) => url === value && spans[0]?.start === start)
  ) {
    return true;
  }
  return bare(said.join("")).includes(bare(value));
}

/** The year's last two digits at least; a month may stand beside another date's year. */
function dateIsSaid(value: string, said: string): boolean {
  if (value === "present")
    return /至今|现在|目前|迄今|今|present|current|now|today|ongoing|date|since|自|現在|seit|heute|depuis|aujourd|actualidad/i.test(
      said,
    );
  const [year = "", month] = value.split("-");
  const ranges = findRanges(said);
  if (ranges.some(({ from, to }) => from.value === value || to.value === value)) return true;
  return said.includes(year.slice(2)) || (month !== undefined && /\p{L}{3}|\d/u.test(said));
}

/** Every text of the data except ids, by its path. */
function leaves(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one, index) => leaves(one, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== "id")
    .flatMap(([name, one]) => leaves(one, path === "" ? name : `${path}.${name}`));
}
