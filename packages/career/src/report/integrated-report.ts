import { z } from "zod";
import {
  CareerAnalysis,
  ExamOption,
  Match,
  Matter,
  OccupationFacts,
  Way,
} from "../analysts/results.ts";
import { Source, Statement } from "../analysts/statement.ts";
import { Topic } from "./focus.ts";

const statements = z.array(Statement);

/**
 * The report, in the seed's parts. In `executive_summary` and `recommendations`, which are plain text,
 * `[2]` after a sentence stands for the second entry of `sources`.
 */
export const IntegratedReport = z.object({
  /** 1 for the first report. */
  round: z.int().min(1),
  executive_summary: z.string(),
  personal_analysis: z.object({
    strengths: statements,
    gaps: statements,
    situation: statements,
    unknown: statements,
  }),
  industry_opportunities: z.object({ occupations: z.array(OccupationFacts) }),
  career_matching: z.object({
    /** The person's own choices: they are compared first. */
    ways: z.array(Way).default([]),
    matches: z.array(Match),
    exams: z.array(ExamOption).default([]),
    transition_map: CareerAnalysis.shape.transition_map,
  }),
  /** What to settle beside the choice, and how long the money lasts. */
  settle_first: z.array(Matter).default([]),
  runway: Statement.nullable().default(null),
  recommendations: z.array(z.string()),
  /** What the person asked to know more about. */
  focus_sections: z.array(z.object({ topic: Topic, title: z.string(), statements })),
  /** What is different from the report before, and why. */
  changes: z.array(z.object({ topic: Topic.nullable(), text: z.string() })),
  /** Parts that are not there because whoever makes them failed. */
  missing_parts: z.array(
    z.object({ part: z.string(), agent_name: z.string(), reason: z.string() }),
  ),
  sources: z.array(Source),
  /** `embedded`, or the model that wrote the summary. */
  written_by: z.string(),
});
export type IntegratedReport = z.infer<typeof IntegratedReport>;
