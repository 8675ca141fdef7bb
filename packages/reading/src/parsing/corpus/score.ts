/** Counts right, wrong and missed fields of a résumé that was read, against what it says. */
import type { ResumeData } from "../../model/resume-data.ts";
import { sameLine, sameProse } from "./compare-fields.ts";

export interface Count {
  readonly right: number;
  /** Said, but not so in the document. */
  readonly wrong: number;
  /** In the document, but not said so. */
  readonly missed: number;
}

export type Counts = ReadonlyMap<string, Count>;
type Entry = Readonly<Record<string, unknown>>;

const BASIC = ["name", "title", "email", "phone", "location", "summary"] as const;
const LISTS = {
  education: ["school", "major", "degree", "startDate", "endDate", "description"],
  workExperience: ["company", "position", "location", "startDate", "endDate", "description"],
  projects: ["name", "role", "startDate", "endDate", "description"],
  other: ["content"],
} as const;
const PROSE = new Set(["summary", "description", "content", "skillContent"]);

export function scoreResume(read: ResumeData, truth: ResumeData): Counts {
  const counts = new Map<string, Count>();
  const count = (field: string, said: string, is: string, name: string) => {
    if (said === "" && is === "") return;
    const right = said !== "" && is !== "" && same(name, said, is);
    add(counts, field, {
      right: right ? 1 : 0,
      wrong: !right && said !== "" ? 1 : 0,
      missed: !right && is !== "" ? 1 : 0,
    });
  };
  for (const name of BASIC) count(`basic.${name}`, read.basic[name], truth.basic[name], name);
  for (const [said = "", is = ""] of aligned(read.basic.links, truth.basic.links, sameLine)) {
    count("basic.links", said, is, "link");
  }
  for (const [list, fields] of Object.entries(LISTS)) {
    const [ours, theirs] = [entriesOf(read, list), entriesOf(truth, list)];
    const likeness = (one: Entry, other: Entry) =>
      fields.filter(
        (name) => text(one, name) !== "" && same(name, text(one, name), text(other, name)),
      ).length;
    for (const [one, other] of aligned(ours, theirs, likeness)) {
      for (const name of fields) count(`${list}.${name}`, text(one, name), text(other, name), name);
    }
  }
  count("skillContent", read.skillContent, truth.skillContent, "skillContent");
  return counts;
}

/** Precision, recall and their harmonic mean; 1 where there was nothing to say. */
export function f1({ right, wrong, missed }: Count): number {
  return right + wrong + missed === 0 ? 1 : (2 * right) / (2 * right + wrong + missed);
}

export function sum(counts: Iterable<Count>): Count {
  let all: Count = { right: 0, wrong: 0, missed: 0 };
  for (const { right, wrong, missed } of counts) {
    all = { right: all.right + right, wrong: all.wrong + wrong, missed: all.missed + missed };
  }
  return all;
}

/** Several documents' counts, field by field. */
export function merge(all: Iterable<Counts>): Map<string, Count> {
  const merged = new Map<string, Count>();
  for (const counts of all) for (const [field, one] of counts) add(merged, field, one);
  return merged;
}

function add(counts: Map<string, Count>, field: string, one: Count): void {
  counts.set(field, sum([counts.get(field) ?? { right: 0, wrong: 0, missed: 0 }, one]));
}

const same = (name: string, said: string, is: string) =>
  PROSE.has(name) ? sameProse(said, is) : sameLine(said, is);

function entriesOf(data: ResumeData, list: string): readonly Entry[] {
  const found = Object.entries(data).find(([name]) => name === list)?.[1];
  return Array.isArray(found) ? found : [];
}

const text = (entry: Entry | undefined, name: string) => {
  const value = entry?.[name];
  return typeof value === "string" ? value : "";
};

/** Pairs that are most alike, each once; what is left over stands alone. */
function aligned<T>(
  ours: readonly T[],
  theirs: readonly T[],
  likeness: (one: T, other: T) => number | boolean,
): [T | undefined, T | undefined][] {
  const choices = ours
    .flatMap((one, i) => theirs.map((other, j) => ({ i, j, score: Number(likeness(one, other)) })))
    .toSorted((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
  const pairs = new Map<number, number>();
  for (const { i, j } of choices) {
    if (!pairs.has(i) && ![...pairs.values()].includes(j)) pairs.set(i, j);
  }
  const taken = new Set(pairs.values());
  return [
    ...ours.map((one, i): [T | undefined, T | undefined] => [one, theirs[pairs.get(i) ?? -1]]),
    ...theirs.flatMap((other, j): [T | undefined, T | undefined][] =>
      taken.has(j) ? [] : [[undefined, other]],
    ),
  ];
}
