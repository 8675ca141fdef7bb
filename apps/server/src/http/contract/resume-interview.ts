import { TenantId } from "@bole/base";
import { AnswerCheck, AnswerFacts, Feedback, Preparation, PreparedAnswer } from "@bole/resume";
import { z } from "zod";
import { JobToTailorTo } from "./resume-tailor.ts";

export type { AnswerCheck, Preparation, PreparedAnswer, Question } from "@bole/resume";

export const InterviewToPrepare = JobToTailorTo;
export type InterviewToPrepare = z.input<typeof InterviewToPrepare>;

export const PreparationList = z.object({ items: z.array(Preparation).describe("Newest first") });
export type PreparationList = z.infer<typeof PreparationList>;

export const AnswerToKeep = PreparedAnswer.extend({
  feedback: z.boolean().default(false).describe("Whether a model is asked what it thinks"),
  tenant: TenantId.optional(),
}).strict();
export type AnswerToKeep = z.input<typeof AnswerToKeep>;

export const KeptAnswer = z.object({
  preparation: Preparation,
  checks: z.array(AnswerCheck).describe("Of the answer; none while it is empty"),
  facts: AnswerFacts,
  feedback: Feedback.nullable().describe("Of a model; null where none was asked, or there is none"),
});
export type KeptAnswer = z.infer<typeof KeptAnswer>;

export const DeletedPreparation = z.object({ id: z.string() });
export type DeletedPreparation = z.infer<typeof DeletedPreparation>;
