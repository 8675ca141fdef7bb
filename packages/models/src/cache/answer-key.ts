/** A hash of all that a model's answer depends on. The random fence is not part of it; the data inside is. */
import { createHash } from "node:crypto";
import type { CacheKey } from "@bole/engine";
import type { z } from "zod";
import { modelLabel } from "../choice/model-choice.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import { dataTexts } from "../prompt/compose.ts";
import type { Prompt } from "../prompt/prompt.ts";
import type { Task } from "../task/define-task.ts";

export function answerKey(
  task: Task<z.ZodType, z.ZodType>,
  prompt: Prompt,
  chain: readonly ModelEndpoint[],
  tenant: string,
): CacheKey {
  const question = {
    tenant,
    task: task.name,
    version: task.version,
    models: chain.map((model) => [modelLabel(model), model.url]),
    instructions: prompt.instructions.text,
    message: prompt.message,
    data: dataTexts(prompt),
    format: task.format,
    limits: [task.max_output_tokens, task.temperature],
  };
  const sha256 = createHash("sha256").update(JSON.stringify(question)).digest("hex");
  return { agent: `task-${task.name}`, sha256 };
}
