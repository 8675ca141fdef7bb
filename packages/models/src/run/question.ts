import type { JsonValue } from "@bole/engine";
import type { z } from "zod";
import type { ComposedPrompt } from "../prompt/compose.ts";
import type { AnswerCheck } from "../task/check-answer.ts";
import type { Task } from "../task/define-task.ts";
import type { Tally } from "./tally.ts";
import type { TaskCtx } from "./task-ctx.ts";
import type { TokenStream } from "./token-stream.ts";

/** A task on its way to the models. */
export interface Question<Out extends z.ZodType> {
  readonly task: Task<z.ZodType, Out>;
  readonly check: AnswerCheck<z.output<Out>>;
  readonly prompt: ComposedPrompt;
  readonly ctx: TaskCtx;
  readonly tokens: TokenStream;
  readonly tally: Tally;
}

export interface ModelAnswer<T> {
  readonly value: T;
  /** As the model said it, before the schema had its say. */
  readonly raw: JsonValue;
}
