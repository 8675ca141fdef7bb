/**
 * A short trial of a model with its real protocol: whether it is there, answers in a given form, and calls tools and
 * tells what they say. It costs a few hundred tokens, and is booked as everything else.
 */
import { z } from "zod";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import { type ModelFault, testConnection } from "../connection/test-connection.ts";
import { addUsage, type TokenUsage } from "../cost/token-usage.ts";
import { TRY_FORM } from "../prompts/try-form.ts";
import { TRY_TOOLS } from "../prompts/try-tools.ts";
import type { Models } from "../run/create-models.ts";
import type { TaskCtx } from "../run/task-ctx.ts";
import { defineTask } from "../task/define-task.ts";

export const TRY_TASK = "try_model";

export interface TrialPart {
  readonly ok: boolean;
  /** What went wrong, in words; empty where nothing has. */
  readonly said: string;
}

export interface ModelTrial {
  /** Why it cannot be reached at all; the rest was not tried then. */
  readonly fault: ModelFault | null;
  /** Answers in a given form. Reading, judging and writing need it. */
  readonly form: TrialPart;
  /** Calls tools. Conversations need it. */
  readonly tools: TrialPart;
  readonly ms: number;
  readonly tokens: TokenUsage;
  /** In dollars; null where the price is unknown. */
  readonly cost: number | null;
}

const LINE = "Lin Qingyue, backend engineer, 7 years of Java and Kafka";

const form = defineTask({
  name: TRY_TASK,
  input: z.object({ resume: z.string() }),
  output: z.object({ name: z.string(), years: z.number(), quote: z.string() }),
  prompt: (data) => ({ instructions: TRY_FORM, data }),
  // Only a model is tried: what this says is not looked at.
  solve: () => ({ name: "", years: 0, quote: "" }),
  timeout_ms: 60_000,
});

const LOOK_UP = {
  name: "look_up_person",
  description: "What is known of a person: their stage and where they live.",
  input_schema: {
    type: "object",
    properties: { name: { type: "string", description: "As it was said" } },
    required: ["name"],
  },
};

const NOT_TRIED: TrialPart = { ok: false, said: "not tried" };

/** @param models that ask this endpoint for `try_model`, and no other */
export async function tryModel(
  models: Pick<Models, "run" | "converse">,
  endpoint: ModelEndpoint,
  ctx: TaskCtx,
): Promise<ModelTrial> {
  const start = Date.now();
  const fault = await testConnection(endpoint, 10_000);
  const nothing = { tokens: { input: 0, output: 0, cached: 0 }, cost: 0 };
  if (fault !== undefined)
    return { fault, form: NOT_TRIED, tools: NOT_TRIED, ms: Date.now() - start, ...nothing };
  const [read, talked] = [await tryForm(models, ctx), await tryTools(models, ctx)];
  return {
    fault: null,
    form: read.part,
    tools: talked.part,
    ms: Date.now() - start,
    tokens: addUsage(read.tokens, talked.tokens),
    cost: read.cost === null || talked.cost === null ? null : read.cost + talked.cost,
  };
}

async function tryForm(models: Pick<Models, "run">, ctx: TaskCtx) {
  const { value, solver, why = "", tokens, cost } = await models.run(form, { resume: LINE }, ctx);
  const isRight = value.years === 7 && LINE.includes(value.quote);
  const said = solver === "embedded" ? why : isRight ? "" : `it read ${JSON.stringify(value)}`;
  return { part: { ok: solver === "model" && isRight, said }, tokens, cost };
}

async function tryTools(models: Pick<Models, "converse">, ctx: TaskCtx) {
  const asked: unknown[] = [];
  const conversed = await models.converse(
    {
      ...{ name: TRY_TASK, instructions: TRY_TOOLS, tools: [LOOK_UP], history: [], data: {} },
      message: "Where does Amy Chen live?",
      perform: async ({ args }) => {
        asked.push(args);
        return { result: { answer: "Amy Chen lives in Lisbon." } };
      },
      max_steps: 3,
    },
    ctx,
  );
  const { tokens, cost } = conversed;
  if (conversed.solver === "embedded")
    return { part: { ok: false, said: conversed.why }, tokens, cost };
  const called = JSON.stringify(asked).includes("Amy");
  const told = conversed.text.includes("Lisbon");
  const said = !called ? "it did not call the tool" : told ? "" : `it said: ${conversed.text}`;
  return { part: { ok: called && told, said: said.slice(0, 300) }, tokens, cost };
}
