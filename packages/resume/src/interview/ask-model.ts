/** Questions of a model. Each must aim at a line or a requirement that there is, and claim nothing that neither says. */
import { findUnbacked, forModel } from "@bole/guardrails";
import type { Models, TaskCtx } from "@bole/models";
import type { ResumeData, TextLanguage } from "@bole/talent";
import type { Tailoring } from "../tailor/tailoring.ts";
import { toldLines } from "../tailor/told-lines.ts";
import type { Question } from "./preparation.ts";
import { questionTask } from "./question-task.ts";

const MOST = 6;

interface ModelQuestionRequest {
  readonly data: ResumeData;
  readonly tailoring: Pick<Tailoring, "requirements">;
  /** The advertisement. */
  readonly job: string;
  readonly language: TextLanguage;
  /** Those that the rules ask. */
  readonly asked: readonly Question[];
}

/** @returns those of the rules, and before the last of them what a model asks besides */
export async function withModelQuestions(
  { data, tailoring, job, language, asked }: ModelQuestionRequest,
  models: Pick<Models, "run">,
  ctx: TaskCtx,
): Promise<Question[]> {
  const lines = toldLines(data).map(({ line }) => forModel(line));
  const requirements = tailoring.requirements.map(({ id, text }) => ({ id, text }));
  const input = {
    ...{ language, lines, requirements, job: forModel(job) },
    asked: asked.map(({ text }) => text),
  };
  const { value } = await models.run(questionTask, input, ctx);
  const sources = [lines.join("\n"), job];
  const more = value.questions
    .flatMap(({ text, line, requirement }): Omit<Question, "id">[] => {
      const aims_at = line === null ? null : (lines[line - 1] ?? null);
      const about = requirements.find(({ id }) => id === requirement)?.text ?? null;
      const isGrounded = aims_at !== null || about !== null;
      if (!isGrounded || findUnbacked(text, sources).length > 0) return [];
      return [{ kind: "deeper", text, aims_at, requirement: about }];
    })
    .slice(0, MOST);
  const closing = asked.findIndex(({ kind }) => kind === "closing");
  const at = closing < 0 ? asked.length : closing;
  return asked
    .map((question): Omit<Question, "id"> => question)
    .toSpliced(at, 0, ...more)
    .map((question, place) => ({ ...question, id: `q${place + 1}` }));
}
