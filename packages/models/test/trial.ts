/** What the tests of models share: a task, endpoints of the stand-in, a log that can be read. */
import type { Logger } from "@bole/engine";
import type { ModelServer } from "@bole/testing";
import { z } from "zod";
import type { Provider } from "../src/choice/model-choice.ts";
import type { ModelEndpoint } from "../src/choice/model-endpoint.ts";
import { instruct } from "../src/prompt/instructions.ts";
import { createModels, type Models, type ModelsOptions } from "../src/run/create-models.ts";
import type { TaskCtx } from "../src/run/task-ctx.ts";
import { defineTask, type Task } from "../src/task/define-task.ts";

/** Rates a résumé: a model says how good it is, the solver counts words. */
export const rate = defineTask({
  name: "rate",
  input: z.object({ resume: z.string().min(1) }),
  output: z.object({ score: z.number().int().min(0).max(10), reason: z.string() }),
  stream: "reason",
  prompt: ({ resume }) => ({ instructions: instruct`Rate the résumé.`, data: { resume } }),
  solve: ({ resume }) => ({ score: Math.min(10, resume.split(/\s+/).length), reason: "words" }),
});

export const RESUME = { resume: "Li Lei, ten years of Java" };
export const SOLVED = { score: 6, reason: "words" };
export const GOOD = { score: 9, reason: "Ten years, 十年" };
export const good = { kind: "answer", text: JSON.stringify(GOOD) } as const;

export function endpoint(
  server: Pick<ModelServer, "url">,
  provider: Provider = "openai-compatible",
  name = "stand-in",
): ModelEndpoint {
  return { provider, name, url: server.url, key: "key-0123456789" };
}

export interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly [field: string]: unknown;
}

export function memoryLog(): { readonly lines: LogLine[]; readonly logger: Logger } {
  const lines: LogLine[] = [];
  const at =
    (level: string) =>
    (message: string, fields: object = {}) => {
      lines.push({ level, message, ...fields });
    };
  return {
    lines,
    logger: { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") },
  };
}

/** Models that ask the stand-in, without waiting between tries, on somebody's account. */
export function modelsOf(server: Pick<ModelServer, "url">, options: ModelsOptions = {}) {
  return onAccount(createModels({ models: [endpoint(server)], retryDelayMs: 1, ...options }));
}

/** So that a test need not say who pays where that does not matter. */
export function onAccount({ run, converse, close }: Models) {
  return {
    close,
    converse,
    run: <In extends z.ZodType, Out extends z.ZodType>(
      task: Task<In, Out>,
      input: z.input<In>,
      ctx: Partial<TaskCtx> = {},
    ) => run(task, input, { tenant: "acme", ...ctx }),
  };
}
