/**
 * Finds the occupations that a text names, by whole words of either language, the longest name
 * first. A short Chinese name counts only where words begin and end, so that 会计 is not found in 我会计划.
 */
import { allOccupations } from "@bole/talent/reading";

export interface OccupationMention {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

interface Name {
  readonly id: string;
  readonly text: string;
  readonly kind: "han" | "latin" | "abbreviation";
}

/** 航空公司招聘, 参加审计: what others do to somebody is not their work. */
const OF_OTHERS = /(?:公司|企业|单位|集团|机构|参加|关注|接受)$/;
const ABBREVIATION = /^[A-Z&]{2,4}$/;
/** Chinese names up to this length are looked for between words only. */
const SHORT_HAN = 2;

let names: readonly Name[] | undefined;

export function findOccupations(text: string): OccupationMention[] {
  names ??= readNames();
  const lower = text.toLowerCase();
  const edges = wordEdges(text);
  const taken: OccupationMention[] = [];
  for (const { id, text: name, kind } of names) {
    const where = kind === "abbreviation" ? text : lower;
    for (let start = where.indexOf(name); start !== -1; start = where.indexOf(name, start + 1)) {
      const end = endOf(where, start, name, kind);
      if (!standsAlone(where, { start, end }, name, kind, edges)) continue;
      if (taken.some((other) => start < other.end && other.start < end)) continue;
      taken.push({ id, start, end });
    }
  }
  return taken.toSorted((a, b) => a.start - b.start);
}

function readNames(): Name[] {
  const all = allOccupations().flatMap(({ id, zh, en, aliases }) =>
    [zh, en, ...aliases].map((text) => ({ id, ...kindOf(text) })),
  );
  return all.toSorted((a, b) => b.text.length - a.text.length);
}

function kindOf(text: string): Omit<Name, "id"> {
  if (ABBREVIATION.test(text)) return { text, kind: "abbreviation" };
  const kind = /\p{Script=Han}/u.test(text) ? "han" : "latin";
  return { text: text.toLowerCase(), kind };
}

/** English names may stand in the plural. */
function endOf(text: string, start: number, name: string, kind: Name["kind"]): number {
  const end = start + name.length;
  return kind === "latin" && /^e?s\b/.test(text.slice(end)) ? text.indexOf("s", end) + 1 : end;
}

function standsAlone(
  text: string,
  { start, end }: Pick<OccupationMention, "start" | "end">,
  name: string,
  kind: Name["kind"],
  edges: ReadonlySet<number>,
): boolean {
  if (kind !== "han")
    return !/[a-z0-9]/i.test(text[start - 1] ?? "") && !/[a-z0-9]/i.test(text[end] ?? "");
  if (name.length > SHORT_HAN) return true;
  return edges.has(start) && edges.has(end) && !OF_OTHERS.test(text.slice(0, start));
}

const SEGMENTER = new Intl.Segmenter("zh", { granularity: "word" });

function wordEdges(text: string): ReadonlySet<number> {
  const edges = new Set([text.length]);
  for (const { index } of SEGMENTER.segment(text)) edges.add(index);
  return edges;
}
