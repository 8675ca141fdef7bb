/** Who belongs on a shortlist, in which order, and what whoever approves it should know. */
import type { Job } from "@bole/talent";
import type { ShortlistEntry } from "../../model/index.ts";
import { type Language, listed } from "../shared/language.ts";

const OVER = new Set(["hired", "rejected", "withdrawn"]);
/** Below it nothing speaks for somebody; where hardly any must is met, more has to. */
const LEAST_SCORE = 12;
const LEAST_WITHOUT_MUSTS = 45;
const ENOUGH_MUSTS = 0.3;

export interface SortedOut {
  readonly kept: ShortlistEntry[];
  readonly inContact: ShortlistEntry[];
  readonly over: ShortlistEntry[];
  readonly unfit: ShortlistEntry[];
}

export function sortedOut(
  entries: readonly ShortlistEntry[],
  musts: ReadonlyMap<string, number>,
  wantsInContact: boolean,
): SortedOut {
  const least = (entry: ShortlistEntry) =>
    provenShare(entry, musts) >= ENOUGH_MUSTS ? LEAST_SCORE : LEAST_WITHOUT_MUSTS;
  const sorted: SortedOut = { kept: [], inContact: [], over: [], unfit: [] };
  for (const entry of entries) {
    const { stage, score } = entry;
    if (stage !== null && OVER.has(stage)) sorted.over.push(entry);
    else if (score === null || score < least(entry)) sorted.unfit.push(entry);
    else if (stage !== null && stage !== "sourced" && !wantsInContact) sorted.inContact.push(entry);
    else sorted.kept.push(entry);
  }
  return sorted;
}

/** How much of what is a must is met, by weight; all, where nothing is a must. */
function provenShare({ verdicts }: ShortlistEntry, musts: ReadonlyMap<string, number>): number {
  const all = [...musts.values()].reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return 1;
  const met = verdicts.filter(({ verdict }) => verdict === "meets");
  return met.reduce((sum, { criterion_id }) => sum + (musts.get(criterion_id) ?? 0), 0) / all;
}

/** The same people in the same order each time: where scores are equal, the id decides. */
export function inOrder(entries: readonly ShortlistEntry[]): ShortlistEntry[] {
  return entries.toSorted(
    (a, b) => (b.score ?? -1) - (a.score ?? -1) || (a.person_id < b.person_id ? -1 : 1),
  );
}

export function notesOf({
  job,
  kept,
  inContact,
  over,
  unfit,
  language,
}: SortedOut & { readonly job: Job; readonly language: Language }): string[] {
  const words = WORDS[language];
  const names = (entries: readonly ShortlistEntry[]) =>
    listed(
      entries.slice(0, 5).map(({ name }) => name),
      language,
    );
  return [
    ...(kept.length === 0 ? [words.nobody(job.title)] : []),
    ...(job.criteria.length === 0 ? [words.noCriteria] : []),
    ...(inContact.length > 0 ? [words.inContact(inContact.length, names(inContact))] : []),
    ...(over.length > 0 ? [words.over(over.length, names(over))] : []),
    ...(unfit.length > 0 && kept.length === 0 ? [words.unfit(unfit.length)] : []),
  ];
}

const WORDS = {
  zh: {
    nobody: (title: string) =>
      `没有找到适合“${title}”的人。可以放宽标准、导入更多简历，或换一个职位。`,
    noCriteria: "职位没有筛选标准，排序只依据文字相近程度；请在职位页补充标准。",
    inContact: (count: number, names: string) => `${count} 人已在联系中，未列入：${names}。`,
    over: (count: number, names: string) => `${count} 人在这个职位上已有结果，未列入：${names}。`,
    unfit: (count: number) => `看过的 ${count} 人中没有人有证据符合要求。`,
  },
  en: {
    nobody: (title: string) =>
      `Nobody fits “${title}”. Loosen the criteria, import more résumés, or choose another job.`,
    noCriteria:
      "The job has no criteria, so the order only says how close the words are; add some on the job's page.",
    inContact: (count: number, names: string) =>
      `${count} ${count === 1 ? "is" : "are"} in contact already and left out: ${names}.`,
    over: (count: number, names: string) =>
      `${count} ${count === 1 ? "has" : "have"} been decided about for this job and left out: ${names}.`,
    unfit: (count: number) => `Of the ${count} looked at, nobody shows what is asked for.`,
  },
} as const;
