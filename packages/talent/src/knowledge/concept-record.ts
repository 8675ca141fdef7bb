/**
 * One line of `data/concepts.tsv.gz`: a skill or an occupation of a public classification, with every
 * name it is known by. References to other concepts are line numbers.
 */
export const CONCEPT_KINDS = ["skill", "occupation"] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

export interface ConceptRecord {
  /** `esco:` with the first eight digits of its UUID, `onet:` or `csco:` with its code. */
  readonly id: string;
  readonly kind: ConceptKind;
  /** The name to show; empty where a classification has none in English. */
  readonly en: string;
  /** Other names in English. */
  readonly names: readonly string[];
  /** Names in Chinese, the one to show first. */
  readonly zh: readonly string[];
  /** Names in German, Spanish and French. */
  readonly foreign: readonly string[];
  /** ISCO-08 unit group of an occupation; "knowledge" or "skill" otherwise. */
  readonly group: string;
  /** Of an occupation: skills that it needs. Of an O*NET occupation: none. */
  readonly essential: readonly number[];
  readonly optional: readonly number[];
  /** The same occupation in another classification. */
  readonly same: readonly number[];
}

const names = (cell: string) => (cell === "" ? [] : cell.split("|"));
const places = (cell: string) => (cell === "" ? [] : cell.split(",").map(Number));

export function readRecord(line: string): ConceptRecord {
  const [id = "", kind, en = "", other = "", zh = "", foreign = "", group = "", ...lists] =
    line.split("\t");
  const [essential = "", optional = "", same = ""] = lists;
  return {
    id,
    kind: kind === "o" ? "occupation" : "skill",
    en,
    names: names(other),
    zh: names(zh),
    foreign: names(foreign),
    group,
    essential: places(essential),
    optional: places(optional),
    same: places(same),
  };
}

export function writeRecord(record: ConceptRecord): string {
  return [
    record.id,
    record.kind === "occupation" ? "o" : "s",
    record.en,
    record.names.join("|"),
    record.zh.join("|"),
    record.foreign.join("|"),
    record.group,
    record.essential.join(","),
    record.optional.join(","),
    record.same.join(","),
  ].join("\t");
}
