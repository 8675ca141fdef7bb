/** Reads a message: by a model where there is one, by the embedded reader where not, and says why. */
import type { Reading } from "@bole/language";
import type { z } from "zod";
import type { EmbeddedBecause } from "../run/answer.ts";
import type { Models } from "../run/create-models.ts";
import type { TaskCtx } from "../run/task-ctx.ts";
import type { ReadInput } from "./read-input.ts";
import type { ReadTask } from "./read-task.ts";

export interface MessageReading {
  readonly reading: Reading;
  /** Why the embedded reader has read it; null where a model has. */
  readonly embedded_because: EmbeddedBecause | null;
}

export async function readMessage(
  models: Pick<Models, "run">,
  task: ReadTask,
  request: z.input<typeof ReadInput>,
  ctx: TaskCtx,
): Promise<MessageReading> {
  const { value, embedded_because } = await models.run(task, request, ctx);
  return { reading: value, embedded_because };
}
