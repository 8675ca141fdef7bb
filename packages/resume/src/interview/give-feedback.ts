/** What a model says of an answer, without what nothing backs. */
import { findUnbacked, forModel } from "@bole/guardrails";
import type { Models, TaskCtx } from "@bole/models";
import type { ResumeData, TextLanguage } from "@bole/talent";
import { resumeData } from "../converse/resume-data.ts";
import { feedbackTask } from "./feedback-task.ts";
import type { Feedback, Question } from "./preparation.ts";

/** @returns null where there is no model, or nothing that it says is backed */
export async function giveFeedback(
  {
    data,
    question,
    answer,
    language,
  }: {
    readonly data: ResumeData;
    readonly question: Question;
    readonly answer: string;
    readonly language: TextLanguage;
  },
  models: Pick<Models, "run">,
  ctx: TaskCtx,
): Promise<Feedback | null> {
  const input = {
    ...{ language, question: question.text, answer: forModel(answer) },
    line: question.aims_at ?? "",
    requirement: question.requirement ?? "",
    resume: resumeData(data),
  };
  const { value, model } = await models.run(feedbackTask, input, ctx);
  if (model === null) return null;
  const sources = [input.resume, question.text, input.line, input.requirement, answer];
  const backed = (text: string) => (findUnbacked(text, sources).length === 0 ? text.trim() : "");
  const feedback = {
    good: backed(value.good),
    better: value.better.map(backed).filter((text) => text !== ""),
    follow_up: backed(value.follow_up),
    model,
  };
  const isSaid = feedback.good !== "" || feedback.better.length > 0;
  return isSaid ? feedback : null;
}
