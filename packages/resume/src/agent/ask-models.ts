/** What a message means, by a model if there is one, and the calls that it made of it. */
import { inlineThreads } from "@bole/base/threads";
import type { EmbeddedBecause, Models } from "@bole/models";
import type { Language } from "../model/structure.ts";
import type { Understanding, Understood } from "../reading/understanding.ts";
import { editResumeTask } from "./edit-resume-task.ts";
import { type MadeCall, makeCalls, makeCallsUnless, type Refusing } from "./execute.ts";
import type { TurnParts, TurnRequest } from "./turn-parts.ts";
import { unfoundedJob } from "./unfounded.ts";

/** A model that goes on and on is stopped. */
const MAX_ROUNDS = 4;
const MAX_CALLS = 40;

/** Who answers where no model does. */
export const EMBEDDED = "embedded";

export interface Asked {
  readonly understanding: Understanding;
  readonly solver: string;
  /** Why the rules have read it; null where a model has. */
  readonly because: EmbeddedBecause | null;
  readonly language: Language;
  readonly made: readonly MadeCall[];
}

/** Round by round: a model sees what became of its calls, and corrects what failed. */
export async function askModels(
  parts: TurnParts,
  request: TurnRequest,
  { understanding: rules, language }: Understood,
): Promise<Asked> {
  const { models, newId, threads = inlineThreads } = parts;
  const made: MadeCall[] = [];
  const context = { language, newId };
  const unfounded: Refusing = async (call, at) =>
    (await threads.run(unfoundedJob, [call, at, request.message]))?.[language];
  let understanding = rules;
  let solver = EMBEDDED;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const first = round === 0;
    const answer = models && (await ask(models, parts, request, made, rules));
    // Once a model has begun, rules that know nothing of its calls do not go on for it.
    if (answer === undefined || answer.solver === EMBEDDED) {
      if (first && rules.kind === "calls")
        made.push(...makeCalls(request.document, rules.calls.slice(0, MAX_CALLS), context));
      const because = first ? (answer?.because ?? "no_model") : null;
      return { understanding: first ? rules : understanding, solver, because, language, made };
    }
    ({ solver } = answer);
    understanding = answer.understanding;
    if (understanding.kind !== "calls") break;
    const known = made.length;
    const from = made.at(-1)?.after ?? request.document;
    const few = understanding.calls.slice(0, MAX_CALLS - known);
    made.push(...(await makeCallsUnless(unfounded, from, few, context)));
    const latest = made.slice(known);
    const isDone = latest.every(({ call, result }) => call.name === "CVEditor" && result.success);
    if (isDone || made.length >= MAX_CALLS) break;
  }
  return { understanding, solver, because: null, language, made };
}

async function ask(
  models: Pick<Models, "run">,
  { now }: TurnParts,
  { message, document, memory, tenant, signal }: TurnRequest,
  made: readonly MadeCall[],
  rules: Understanding,
) {
  const input = {
    message,
    resume: made.at(-1)?.after ?? document,
    memory,
    today: now().toISOString().slice(0, 10),
    results: made.map(({ call, result }) => ({ call, result })),
    rules,
  };
  const ctx = { tenant, ...(signal !== undefined && { signal }) };
  const { value, solver, model, embedded_because } = await models.run(editResumeTask, input, ctx);
  return {
    understanding: value,
    solver: solver === "model" ? (model ?? "model") : EMBEDDED,
    because: embedded_because,
  };
}
