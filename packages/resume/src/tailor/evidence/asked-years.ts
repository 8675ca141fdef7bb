/** Years that a requirement asks for, part by part, and those that the résumé has: by dates, or as a line says them. */
import { durationsIn } from "@bole/language/text";
import { yearsAtWork } from "@bole/reading";
import { findYears } from "@bole/reading/text";
import { type Criterion, type ResumeData, yearsAsked } from "@bole/talent";
import { askedThings } from "../asked-things.ts";
import type { Closeness } from "../closest-lines.ts";
import { fittingRoles } from "../fitting-roles.ts";
import { type MentionedIn, mentionsOf } from "../mentions.ts";
import type { RequirementPart } from "../parts/split-requirement.ts";
import { tracesOf } from "./traces.ts";

export interface AskedYears {
  readonly wanted: number;
  /** In jobs that say it was this work; null where none does. */
  readonly had: number | null;
  /** With jobs of the same title as well, whatever they say. */
  readonly alike: number | null;
  /** At work at all. */
  readonly all: number;
  readonly roles: readonly number[];
}

export interface YearsRequest {
  readonly data: ResumeData;
  readonly criterion: Criterion;
  readonly parts: readonly RequirementPart[];
  readonly title: string;
  readonly closeness: Closeness;
  readonly resume: MentionedIn;
}

export function askedYears(request: YearsRequest): AskedYears[] {
  const isYears = yearsAsked(request.criterion) > 0;
  const asked = request.parts.flatMap(({ choices }) => {
    const dated = choices.flatMap((text) => {
      const wanted = yearsIn(text, isYears);
      return wanted > 0 ? [{ wanted, text }] : [];
    });
    return dated.length > 0 ? [{ dated, choices }] : [];
  });
  return asked.map(({ dated, choices }, at) => {
    const found = dated.map(({ wanted, text }) => ({
      wanted,
      ...yearsOf(dated.length > 1 ? text : choices.join(", "), at === 0, request),
    }));
    // Of "2 years as head chef or 3 as sous chef", the one that is nearer.
    return found.toSorted((a, b) => ratio(b) - ratio(a))[0] ?? NONE;
  });
}

/** In a requirement of years, "at least 5 in medical devices" and 审校1年 are years as well. */
function yearsIn(text: string, isYears: boolean): number {
  const folded = text.normalize("NFKC").toLowerCase();
  const found = findYears(folded)[0]?.min ?? 0;
  if (found > 0 || !isYears || RECENT.test(folded)) return found;
  const [said] = durationsIn(folded).filter(({ months }) => months >= 12);
  return said === undefined ? Number(BARE.exec(folded)?.[1] ?? 0) : said.months / 12;
}

const RECENT = /近|过去|\b(?:last|past|recent)\b/u;
const BARE = /^\s*(?:at least |of which |and )?(\d{1,2})\+?\s+(?:in|as|of|with|\w+ing)\b/u;

const NONE: AskedYears = { wanted: 0, had: null, alike: null, all: 0, roles: [] };

const ratio = ({ wanted, had, alike }: AskedYears): number => (had ?? alike ?? 0) / wanted;

/** @param isFirst the first years are those of the job; later ones of something that it names */
function yearsOf(
  text: string,
  isFirst: boolean,
  { data, criterion, title, closeness, resume }: YearsRequest,
): Omit<AskedYears, "wanted"> {
  const { today } = resume;
  const rolesOf = (context: { readonly title: string; readonly close: readonly number[] }) =>
    fittingRoles(data, { ...criterion, text }, { ...context, today });
  const yearsIn = (roles: readonly number[] | undefined) => {
    const work = data.workExperience.filter((_, at) => roles?.includes(at) ?? true);
    return work.length === 0 ? null : yearsAtWork({ ...data, workExperience: work }, today);
  };
  const roles = rolesOf({ title: "", close: [] });
  const alike = isFirst ? rolesOf({ title, close: closeness.roles }) : roles;
  const [dated, said] = [yearsIn(roles), yearsSaid(text, resume)];
  return {
    had: said === null ? dated : Math.max(said, dated ?? 0),
    alike: yearsIn(alike),
    all: yearsAtWork(data, today) ?? 0,
    roles: (roles?.length === 0 ? alike : roles) ?? data.workExperience.map((_, at) => at),
  };
}

/** By a clause that names half of it: 从厨22年，粤菜为主. */
function yearsSaid(text: string, resume: MentionedIn): number | null {
  const things = askedThings(text);
  if (things.length === 0) return null;
  const clauses = resume.lines
    .filter(({ path }) => path.endsWith(".description") || path === "basic.summary")
    .flatMap(({ path, text: line }) =>
      line.split(CLAUSE).map((clause) => ({ path, text: clause, start: 0 })),
    );
  const said = { lines: clauses, concepts: [], today: resume.today };
  const found = things.map((thing) => ({
    mentions: mentionsOf(thing, said).filter(({ claim }) => claim === "held"),
    traces: tracesOf(thing, clauses),
  }));
  const years = clauses
    .filter((clause) => {
      const named = found.filter((one) =>
        [...one.mentions, ...one.traces].some(({ line }) => line === clause),
      );
      return named.length * 2 >= things.length;
    })
    .flatMap((clause) => durationsIn(clause.text).map(({ months }) => months / 12))
    .filter((value) => value >= 1 && value < 50);
  return years.length === 0 ? null : Math.max(...years);
}

const CLAUSE = /[,，;；。]|\.\s/u;
