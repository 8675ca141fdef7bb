/** What one line of a résumé says of one requirement, as numbers for the reader of proofs (`read-proof.ts`). */
import { type AskedThing, askedThings } from "../asked-things.ts";
import { lowerFigure, reachesFigure } from "../lower-figure.ts";
import { claimAt } from "../mentions.ts";
import type { SplitRequirement } from "../parts/split-requirement.ts";
import { levelIn } from "./language-level.ts";
import { partEvidence } from "./part-evidence.ts";
import type { ProvingLine } from "./proving-lines.ts";

export const LINE_FEATURES = [
  "bias",
  "share_most",
  "share_least",
  "share_whole",
  "share_entry",
  "details",
  "cosine",
  "cosine_part",
  "cosine_entry",
  "cosine_high",
  "lead",
  "is_closest",
  "is_most",
  "both",
  "lapsed",
  "pending",
  "basic",
  "denied",
  "line_lapsed",
  "line_pending",
  "line_denied",
  "in_work",
  "in_skills",
  "in_section",
  "in_head",
  "in_study",
  "in_summary",
  "in_title",
  "several",
  "years",
  "certificate",
  "certificate_section",
  "level",
  "level_listed",
  "figure_low",
  "figure_met",
  "length",
  "asked_length",
  "words_none",
] as const;
export type LineFeature = (typeof LINE_FEATURES)[number];

/** Cosines to each line of a résumé, in the order of its proving lines. */
export interface LineCosines {
  readonly whole: readonly number[];
  /** Of the part or choice that is closest. */
  readonly part: readonly number[];
  /** To the line with the name and the dates of its entry. */
  readonly entry: readonly number[];
}

export interface LinesRequest {
  readonly text: string;
  readonly split: SplitRequirement;
  readonly lines: readonly ProvingLine[];
  /** Undefined where nothing knows meanings. */
  readonly cosines: LineCosines | undefined;
  readonly today: Date;
}

const CERTIFICATE =
  /licen[cs]e|certificat|certified|registration|registered|card\b|qualif|diploma|训练|证|职称|资格|执照|学历/iu;
const LEVEL =
  /\b(?:strong|deep|advanced|expert|fluent|excellent|thorough|proficien\w+|native|business-level|production|lead|own)\b|精通|熟练|流利|独立|主持|主导|扎实/iu;
const YEARS = /\d\+?\s*(?:\+\s*)?years?|\byears?\b|年/iu;

/** One row for each line. */
export function lineFeatures(request: LinesRequest): number[][] {
  const { split, lines, today } = request;
  const known = new Map<string, AskedThing[]>();
  const thingsOf = (text: string): AskedThing[] => {
    const things = known.get(text) ?? askedThings(text);
    known.set(text, things);
    return things;
  };
  const said = (parts: SplitRequirement["parts"], { path }: ProvingLine, text: string): Said => {
    const resume = { lines: [{ path, text, start: 0 }], concepts: [], today };
    const found = parts.flatMap((part) => partEvidence(part, resume, thingsOf) ?? []);
    return {
      shares: found.map(({ inLine }) => inLine),
      claims: new Set(found.flatMap(({ things }) => things.flatMap(({ claim }) => claim ?? []))),
    };
  };
  const details = split.details.map((detail) => ({ choices: [detail] }));
  const read = lines.map((line) => ({
    line,
    own: said(split.parts, line, line.text),
    entry: said(split.parts, line, `${line.entry} ${line.text}`),
    details: said(details, line, line.text),
  }));
  const mostShare = Math.max(0, ...read.flatMap(({ own }) => own.shares));
  return read.map((one, at) => rowOf(one, at, mostShare, request));
}

interface Said {
  readonly shares: readonly number[];
  readonly claims: ReadonlySet<string>;
}

interface ReadLine {
  readonly line: ProvingLine;
  readonly own: Said;
  readonly entry: Said;
  readonly details: Said;
}

function rowOf(
  { line, own: { shares, claims }, entry, details }: ReadLine,
  at: number,
  mostShare: number,
  { text, split, cosines, today }: LinesRequest,
): number[] {
  const most = Math.max(0, ...shares);
  const cosine = cosines?.whole[at] ?? 0;
  const others = (cosines?.whole ?? []).filter((_, other) => other !== at);
  const claim = claimAt(line.text, [0, Math.min(1, line.text.length)], today);
  const told = [{ path: line.path, text: line.text, start: 0 }];
  const isListed = line.path === "skillContent";
  const isSection = line.path.startsWith("other");
  const isHead = line.path.endsWith(".startDate");
  const isAbout = CERTIFICATE.test(text);
  const hasLevel = LEVEL.test(text) || levelIn(text) !== undefined;
  const knows = Number(cosines !== undefined);
  const value: Readonly<Record<LineFeature, number>> = {
    bias: 1,
    share_most: most,
    share_least: shares.length === 0 ? 0 : Math.min(...shares),
    share_whole: Number(shares.length > 0 && shares.every((share) => share > 0.9)),
    share_entry: entry.shares.length === 0 ? 0 : Math.min(...entry.shares),
    details: Math.max(0, ...details.shares),
    cosine,
    cosine_part: cosines?.part[at] ?? 0,
    cosine_entry: cosines?.entry[at] ?? 0,
    cosine_high: Math.max(0, cosine - 0.6) * 2,
    lead: cosine - Math.max(0, ...others),
    is_closest: knows * Number(cosine >= Math.max(0, ...others)),
    is_most: Number(most > 0 && most >= mostShare),
    both: most * cosine,
    lapsed: Number(claims.has("lapsed")),
    pending: Number(claims.has("pending")),
    basic: Number(claims.has("basic")),
    denied: Number(claims.has("denied") || claims.has("others")),
    line_lapsed: Number(claim === "lapsed"),
    line_pending: Number(claim === "pending"),
    line_denied: Number(claim === "denied" || claim === "others"),
    in_work: Number(line.path.startsWith("workExperience") && !isHead),
    in_skills: Number(isListed),
    in_section: Number(isSection),
    in_head: Number(isHead),
    in_study: Number(line.path.startsWith("education")),
    in_summary: Number(line.path === "basic.summary"),
    in_title: Number(line.path === "basic.title"),
    several: Number(split.parts.length > 1),
    years: Number(YEARS.test(text)),
    certificate: Number(isAbout),
    certificate_section: Number(isAbout && isSection),
    level: Number(hasLevel),
    level_listed: Number(hasLevel && isListed),
    figure_low: Number(lowerFigure(text, told, "en") !== undefined),
    figure_met: Number(reachesFigure(text, told)),
    length: Math.min(1, line.text.length / 150),
    asked_length: Math.min(1, text.length / 120),
    words_none: Number(shares.length === 0),
  };
  return LINE_FEATURES.map((name) => value[name]);
}
