/** How much of one part of a requirement a single line, a single entry and the whole résumé say. */
import type { Claim } from "@bole/language/claims";
import { type AskedThing, askedThings } from "../asked-things.ts";
import { bestClaim, claimAt, type Mention, type MentionedIn, mentionsOf } from "../mentions.ts";
import type { RequirementPart } from "../parts/split-requirement.ts";
import type { ResumeLine } from "../resume-lines.ts";
import { isLanguage, levelIn } from "./language-level.ts";
import { type Trace, tracesOf } from "./traces.ts";

export interface ThingEvidence {
  readonly thing: AskedThing;
  readonly mentions: readonly Mention[];
  /** Null where the résumé does not name it. */
  readonly claim: Claim | null;
  /** Lines that have half of its words, or more. */
  readonly traces: readonly Trace[];
}

/** What a trace is worth beside a mention. */
const TRACE = 0.8;

export interface PartEvidence {
  /** The one of its choices that the résumé says most of. */
  readonly text: string;
  readonly things: readonly ThingEvidence[];
  /** From 0 to 1: what the best line, the best entry and all lines say of it. */
  readonly inLine: number;
  readonly inEntry: number;
  readonly inAll: number;
  /** What each line says of it, the most first. */
  readonly shares: readonly { readonly line: ResumeLine; readonly share: number }[];
  /** The best line; none where no line says anything of it. */
  readonly line: ResumeLine | undefined;
}

/** Of a grade lower than what is asked for, or not complete. */
const PART: ReadonlySet<Claim | null> = new Set<Claim | null>(["basic", "pending"]);

/** @returns undefined where it has no words of its own: "5 years or more" */
export function partEvidence(
  { choices }: RequirementPart,
  resume: MentionedIn,
  thingsOf: (text: string) => AskedThing[] = askedThings,
): PartEvidence | undefined {
  return choices
    .flatMap((choice) => choiceEvidence(choice, thingsOf(choice), resume))
    .toSorted((a, b) => b.inLine + b.inAll - a.inLine - a.inAll)[0];
}

function choiceEvidence(
  text: string,
  asked: readonly AskedThing[],
  resume: MentionedIn,
): PartEvidence[] {
  const things = asked.map((thing) => thingEvidence(thing, text, resume));
  if (things.length === 0) return [];
  const all = sum(things.map(({ thing }) => weightOf(thing)));
  const said = (isThere: (line: ResumeLine) => boolean) =>
    sum(things.map((one) => weightOf(one.thing) * worthOf(one, isThere))) / all;
  const lines = [
    ...new Set(
      things.flatMap(({ mentions, traces }) => [...mentions, ...traces].map(({ line }) => line)),
    ),
  ];
  const ranked = lines
    .map((line) => ({ line, share: said((one) => one === line) }))
    .toSorted((a, b) => b.share - a.share || rankOf(a.line) - rankOf(b.line));
  const entries = [...new Set(lines.map(({ path }) => entryPath(path)))];
  return [
    {
      ...{ text, things, inAll: said(() => true) },
      inLine: ranked[0]?.share ?? 0,
      inEntry: Math.max(0, ...entries.map((at) => said(({ path }) => entryPath(path) === at))),
      line: ranked[0]?.line,
      shares: ranked,
    },
  ];
}

/** A grade that the requirement itself asks for is enough: "basic SQL", 三个月实习. */
function thingEvidence(thing: AskedThing, text: string, resume: MentionedIn): ThingEvidence {
  const isWanted = (claim: Claim) =>
    PART.has(claim) && claimAt(text, thing.place, resume.today) === claim;
  const level = isLanguage(thing) ? levelIn(text) : undefined;
  const mentions = mentionsOf(thing, resume).map((mention): Mention => {
    const told = level === undefined ? undefined : levelIn(mention.line.text);
    if (level !== undefined && told !== undefined)
      return { ...mention, claim: told < level ? "basic" : "held" };
    return isWanted(mention.claim) ? { ...mention, claim: "held" } : mention;
  });
  const traces = mentions.length > 0 ? [] : tracesOf(thing, resume.lines);
  return { thing, mentions, claim: bestClaim(mentions), traces };
}

/** Names say more than skills, and those more than other words. */
const weightOf = ({ isName, concept }: AskedThing): number => {
  if (isName) return 2;
  return concept === null ? 1 : 1.5;
};

function worthOf(
  { mentions, traces }: ThingEvidence,
  isThere: (line: ResumeLine) => boolean,
): number {
  const claim = bestClaim(mentions.filter(({ line }) => isThere(line)));
  if (claim === "held") return 1;
  if (claim !== null) return PART.has(claim) ? 0.4 : 0;
  const found = traces.filter(({ line }) => isThere(line)).map(({ share }) => share);
  return Math.max(0, ...found) * TRACE;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A reader believes what was done, then what is listed, then what a post is called. */
function rankOf({ path }: ResumeLine): number {
  if (path.endsWith(".description")) return 0;
  return path === "skillContent" || path.startsWith("other") ? 1 : 2;
}

/** "workExperience[0].description" is of the entry "workExperience[0]". */
export const entryPath = (path: string): string => /^\w+\[\d+\]/u.exec(path)?.[0] ?? path;

/** Whether all that holds stands in such places. */
export function onlyIn(
  parts: readonly PartEvidence[],
  isThere: (path: string) => boolean,
): boolean {
  const held = parts.flatMap(({ things }) =>
    things.flatMap(({ mentions }) => mentions.filter(({ claim }) => claim === "held")),
  );
  return held.length > 0 && held.every(({ line }) => isThere(line.path));
}
