/** Lets a model answer a message about a résumé through the résumé's tools. Nothing is changed here. */

import { inlineThreads } from "@bole/base/threads";
import { masked } from "@bole/guardrails";
import type { EmbeddedBecause } from "@bole/models";
import { RESUME_CHAT } from "@bole/models/prompts";
import type { TurnParts, TurnRequest } from "../agent/turn-parts.ts";
import { unfoundedJob } from "../agent/unfounded.ts";
import type { Language } from "../model/structure.ts";
import type { Turn, Understood } from "../reading/understanding.ts";
import { ModelTurn } from "./model-turn.ts";
import { resumeData, stateData } from "./resume-data.ts";
import { RESUME_CHAT_TASK, TOOL_SCHEMAS } from "./tools.ts";

export type Conversed =
  | {
      /** What its calls come to; undefined where it has only talked. */
      readonly understood: Understood | undefined;
      /** What it says, unless the program asks the person something instead. */
      readonly text: string;
      readonly model: string;
      /** Whether what was read is shown, whatever it says. */
      readonly showsReads: boolean;
    }
  | { readonly because: EmbeddedBecause };

export async function converseAbout(
  { models, byModel, newId, threads = inlineThreads }: TurnParts,
  { document, tenant, signal, history = [] }: TurnRequest,
  turn: Turn,
  language: Language,
): Promise<Conversed> {
  if (models === undefined || byModel === undefined) return { because: "no_model" };
  const { message } = turn;
  const said = saidBy(turn, history);
  const work = new ModelTurn({
    ...{ turn, document, context: { language, newId } },
    opinion: await byModel.opinion(turn),
    carryOut: (calls) =>
      byModel.carryOut({ ...turn, language }, { calls: [...calls], reader: "model" }),
    unfounded: async ({ call, before }) =>
      (await threads.run(unfoundedJob, [call, before, said]))?.[language],
  });
  const conversed = await models.converse(
    {
      ...{ name: RESUME_CHAT_TASK, instructions: RESUME_CHAT, tools: TOOL_SCHEMAS, message },
      history: history.map(({ role, text }) => ({ role, text: masked(text) })),
      background: { resume: resumeData(turn.resume) },
      data: { state: stateData(turn.resume, turn.memory, turn.today) },
      perform: (call) => work.perform(call),
    },
    { tenant, ...(signal !== undefined && { signal }) },
  );
  if (conversed.solver === "embedded") return { because: conversed.because };
  return {
    understood: work.result,
    text: work.isAsking ? "" : conversed.text.trim(),
    model: conversed.model,
    showsReads: work.showsReads,
  };
}

/**
 * What the person has said so far, the edits that wait for a yes, what the last messages have changed ("the number as it
 * was"), and the months that "now" and "last month" mean.
 */
function saidBy({ message, memory, today }: Turn, history: TurnRequest["history"] = []): string {
  const earlier = history.filter(({ role }) => role === "user").map(({ text }) => text);
  const waiting = memory.proposed.flatMap(({ params }) =>
    "value" in params ? [params.value] : [],
  );
  const changed = memory.edited.flat().map(({ before }) => JSON.stringify(before ?? ""));
  const lastMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1));
  const months = [today, lastMonth].map((day) => day.toISOString().slice(0, 7));
  const values = waiting.map((value) => JSON.stringify(value));
  return [message, ...earlier, ...values, ...changed, ...months].join("\n");
}
