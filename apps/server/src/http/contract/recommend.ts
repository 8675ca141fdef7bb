import { TenantId } from "@bole/base";
import {
  RecommendAnswer as Answer,
  LONGEST_INPUT,
  RecommendRequest,
  WhyNot,
} from "@bole/recommend";
import { Caution } from "@bole/talent";
import { z } from "zod";
import { Loading } from "./demo.ts";

export type {
  Funnel as RecommendFunnel,
  Ranked as Recommendation,
  RecommendKind,
} from "@bole/recommend";
export type { Caution } from "@bole/talent";

/** The seed numbers its students; here a person's id is text. */
const id = z.union([z.string().min(1).max(200), z.int().transform(String)]).nullable();

export const RecommendQuestion = z.strictObject({
  ...RecommendRequest.shape,
  user_input: z
    .string()
    .max(LONGEST_INPUT, "is a whole document: import it as a résumé")
    .default("")
    .describe("What somebody wants and can do, in Chinese or English"),
  student_id: id.default(null).describe("The person whose newest résumé counts, too"),
  tenant: TenantId.optional(),
});
export type RecommendQuestion = z.input<typeof RecommendQuestion>;

export const RecommendAnswer = Answer.extend({
  run_id: z.string().describe("The run that made it: GET /runs/:id, with its graph"),
  loading: Loading.nullable().describe(
    "What was still on its way; null where everything was there",
  ),
  cautions: z.array(Caution).describe("What to know about the people, before one turns to them"),
});
export type RecommendAnswer = z.infer<typeof RecommendAnswer>;

/** `node` as each of the graph begins and ends, `message` for each line of the log, then `done`. */
export const RecommendEvent = z.object({
  type: z.enum(["run", "node", "message", "done", "error"]),
  content: z.unknown(),
});

export const WhyNotQuestion = RecommendQuestion.extend({
  item_id: z.string().min(1).max(200).describe("Of the job, the project or the person"),
});
export type WhyNotQuestion = z.input<typeof WhyNotQuestion>;

export const WhyNotAnswer = WhyNot;
export type WhyNotAnswer = z.infer<typeof WhyNotAnswer>;
