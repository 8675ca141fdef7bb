/**
 * A task is a question with two ways to answer it: a prompt for a model, and a solver in code that
 * needs none. Whoever asks need not know which one answered, because both answer in one form.
 */
import type { Threads } from "@bole/base/threads";
import { z } from "zod";
import { RESERVED_TASK_NAMES } from "../choice/task-chains.ts";
import type { Embedder } from "../embeddings/embedder.ts";
import { modelErrors } from "../errors.ts";
import type { Prompt } from "../prompt/prompt.ts";
import { type AnswerFormat, answerFormat } from "./answer-format.ts";
import type { Unknown } from "./unknown.ts";

export interface SolveCtx {
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** For solvers that compare texts by what they mean. */
  readonly embedder: Embedder;
  /** For solvers that read what people have written. */
  readonly threads: Threads;
}

/** What a model is asked for, where its answer is not the output itself. */
export interface AnswerForm<In extends z.ZodType, Out extends z.ZodType, Said extends z.ZodType> {
  readonly schema: Said;
  /** Makes the output of it. Must not throw: what is wrong with an answer is for `schema` to say. */
  toOutput(answer: z.output<Said>, input: z.output<In>): z.input<Out>;
}

export interface TaskDefinition<
  In extends z.ZodType,
  Out extends z.ZodType,
  Said extends z.ZodType = z.ZodType,
> {
  /** In snake_case. `BOLE_MODEL_<NAME>` chooses the task's models. */
  readonly name: string;
  /** Several tasks that share a choice of models: `plan` for `BOLE_MODEL_PLAN`. */
  readonly group?: string;
  readonly input: In;
  /** A plain `z.string()` is asked for as text, everything else as JSON. */
  readonly output: Out;
  /** @default a model is asked for the output itself */
  readonly answer?: AnswerForm<In, Out, Said>;
  prompt(input: z.output<In>): Prompt;
  /** Deterministic, in process, without a network. Its answer is checked by `output`, too. */
  solve(
    input: z.output<In>,
    ctx: SolveCtx,
  ): z.input<Out> | Unknown | Promise<z.input<Out> | Unknown>;
  /** The field of the output whose text is streamed. @default the output itself, if it is text */
  readonly stream?: keyof z.output<Out> & string;
  /** The same question gets the same answer of a model for so long. @default never */
  readonly cache?: { readonly ttl_ms: number };
  /** Change it with the prompt, so that cached answers to the old one are not used. @default "1" */
  readonly version?: string;
  /** How long models may take, all tries together. @default 60000 */
  readonly timeout_ms?: number;
  /** The longest answer that is paid for. @default 4096 */
  readonly max_output_tokens?: number;
  /** @default 0, so that the same question tends to have the same answer */
  readonly temperature?: number;
}

export interface Task<In extends z.ZodType, Out extends z.ZodType>
  extends Required<Omit<TaskDefinition<In, Out>, "group" | "stream" | "cache" | "answer">> {
  readonly answer: AnswerForm<In, Out, z.ZodType> | undefined;
  readonly group: string | undefined;
  readonly stream: string | undefined;
  readonly cache: { readonly ttl_ms: number } | undefined;
  readonly format: AnswerFormat;
}

const Limits = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,62}$/, "must be snake_case")
    .refine((name) => !RESERVED_TASK_NAMES.includes(name), "is the name of a setting"),
  timeout_ms: z.int().min(1),
  max_output_tokens: z.int().min(1),
  temperature: z.number().min(0).max(2),
});

export function defineTask<
  In extends z.ZodType,
  Out extends z.ZodType,
  Said extends z.ZodType = z.ZodType,
>(definition: TaskDefinition<In, Out, Said>): Task<In, Out> {
  const task = {
    version: "1",
    timeout_ms: 60_000,
    max_output_tokens: 4_096,
    temperature: 0,
    ...definition,
    answer: definition.answer,
    group: definition.group,
    stream: definition.stream,
    cache: definition.cache,
  };
  const limits = Limits.safeParse(task);
  if (!limits.success) {
    throw modelErrors.error("task-invalid", {
      detail: `The task "${definition.name}" does not hold: ${z.prettifyError(limits.error)}`,
    });
  }
  const { name, output, answer } = definition;
  return { ...task, format: answerFormat(name, answer?.schema ?? output) };
}
