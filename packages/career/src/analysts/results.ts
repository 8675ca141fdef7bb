/** What the three analysts find. Every statement carries its sources. */

import { Via } from "@bole/talent";
import { z } from "zod";
import { Source, Statement } from "./statement.ts";
import { WayKind } from "./way-texts.ts";

const statements = z.array(Statement);
const sources = z.array(Source);

export const SelfInsight = z.object({
  strengths: statements,
  gaps: statements,
  situation: statements,
  unknown: statements,
  /** Ids of the skills that somebody or something says the person has. */
  skills: z.array(z.string()),
  sources,
});
export type SelfInsight = z.infer<typeof SelfInsight>;

export const OccupationFacts = z.object({
  occupation_id: z.string(),
  name: z.string(),
  field: z.string(),
  work: statements,
  entry: statements,
  remote: statements,
  salary: statements,
  outlook: statements,
  /** Open jobs of the workspace that have this title. */
  openings: z.int().min(0),
  market: statements,
});
export type OccupationFacts = z.infer<typeof OccupationFacts>;

export const IndustryResearch = z.object({ occupations: z.array(OccupationFacts), sources });
export type IndustryResearch = z.infer<typeof IndustryResearch>;

export const TransitionFacts = z.object({
  from: z.string(),
  to: z.string(),
  via: Via,
  carries: z.array(z.string()),
  missing: z.array(z.string()),
});

/** A job or a project of the workspace that belongs to a match. */
export const Opening = z.object({
  id: z.string(),
  kind: z.enum(["job", "project"]),
  title: z.string(),
  organisation: z.string(),
  location: z.string(),
  remote: z.enum(["onsite", "hybrid", "remote"]).nullable(),
  /** Missing skills that it would train. */
  closes: z.array(z.string()),
});
export type Opening = z.infer<typeof Opening>;

export const Match = z.object({
  occupation_id: z.string(),
  name: z.string(),
  /** How much of what the occupation asks is there, from 0 to 100. */
  score: z.int().min(0).max(100),
  have: z.array(z.string()),
  missing_core: z.array(z.string()),
  missing_useful: z.array(z.string()),
  transition: TransitionFacts.nullable(),
  /** For a radar: each skill of the occupation, and whether it is there. */
  radar: z.array(
    z.object({ skill: z.string(), name: z.string(), core: z.boolean(), have: z.boolean() }),
  ),
  openings: z.array(Opening),
  statements,
  /** The same in rows, for a comparison; null in reports of earlier versions. */
  option: z
    .object({ fit: Statement, gap: Statement, time: Statement, risk: Statement, test: Statement })
    .nullable()
    .default(null),
});
export type Match = z.infer<typeof Match>;

/** An examination that the person weighs. */
export const ExamOption = z.object({
  exam_id: z.string(),
  name: z.string(),
  ...{ fit: Statement, gap: Statement, time: Statement, risk: Statement, test: Statement },
});
export type ExamOption = z.infer<typeof ExamOption>;

/** A choice of their own, in their words. */
export const Way = z.object({
  way_id: z.string(),
  /** The occupation that the words name. */
  occupation_id: z.string().nullable(),
  name: z.string(),
  kind: WayKind,
  /** Whether it is a suggestion, and not the person's own. */
  suggested: z.boolean().default(false),
  pay: Statement.nullable().default(null),
  ...{ fit: Statement, gap: Statement, time: Statement, risk: Statement, test: Statement },
});
export type Way = z.infer<typeof Way>;

/** Something to settle beside the choice of work. */
export const Matter = z.object({
  matter_id: z.string(),
  /** The words that it comes from. */
  words: z.string(),
  title: z.string(),
  how: z.string(),
});
export type Matter = z.infer<typeof Matter>;

export const CareerAnalysis = z.object({
  /** What the person weighs themselves, before what is suggested. */
  ways: z.array(Way).default([]),
  matters: z.array(Matter).default([]),
  /** What decides between them: what is out, what has to be cleared first, by when. */
  deciding: statements.default([]),
  /** Ways that they were offered and refuse, with the words that say so. */
  declined: z.array(z.object({ words: z.string(), because: z.string() })).default([]),
  /** How long the money lasts, where that can be added up. */
  runway: Statement.nullable().default(null),
  matches: z.array(Match),
  exams: z.array(ExamOption).default([]),
  transition_map: z.object({
    nodes: z.array(
      z.object({ id: z.string(), name: z.string(), role: z.enum(["current", "match", "beyond"]) }),
    ),
    edges: z.array(
      z.object({ from: z.string(), to: z.string(), via: Via, carries: z.int(), missing: z.int() }),
    ),
  }),
  sources,
});
export type CareerAnalysis = z.infer<typeof CareerAnalysis>;
