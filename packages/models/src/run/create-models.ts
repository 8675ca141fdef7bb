/**
 * The door to language models. Every task comes out of it answered: by a model where one is
 * configured and works, by the task's own solver where not. It never spends more than a run may,
 * and never hides who has answered.
 */
import { randomBytes } from "node:crypto";
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { CachePort, Logger } from "@bole/engine";
import { type Tracer, trace } from "@opentelemetry/api";
import type { z } from "zod";
import { AnswerCache } from "../cache/answer-cache.ts";
import { modelLabel } from "../choice/model-choice.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import type { ResolvedChains } from "../choice/task-chains.ts";
import type { Conversation, Conversed } from "../converse/conversation.ts";
import { converse } from "../converse/converse.ts";
import { type CostAccount, NO_ACCOUNT } from "../cost/cost-account.ts";
import { BUILT_IN_PRICES, type PriceTable } from "../cost/price-table.ts";
import { Reservations } from "../cost/reservations.ts";
import type { Embedder } from "../embeddings/embedder.ts";
import { openEmbedder } from "../embeddings/open-embedder.ts";
import type { Task } from "../task/define-task.ts";
import type { Answer } from "./answer.ts";
import { EndpointState, type RestOptions } from "./endpoint-state.ts";
import type { Machinery } from "./machinery.ts";
import { runTask } from "./run-task.ts";
import type { TaskCtx } from "./task-ctx.ts";

export interface ModelsOptions {
  /** In the order in which they are asked. Without any, the embedded solvers answer. */
  readonly models?: readonly ModelEndpoint[];
  /** For single tasks or groups of tasks, instead of `models`. */
  readonly taskModels?: Readonly<Record<string, readonly ModelEndpoint[]>>;
  /** The models of a tenant, asked anew for each task, instead of `models` and `taskModels`. */
  readonly chainsOf?: (tenant: string) => Promise<ResolvedChains>;
  /** @default those that ship with Bole */
  readonly prices?: PriceTable;
  /** Where each call is booked, and who says when nothing more may be spent. @default nowhere */
  readonly account?: CostAccount;
  /** Where answers to tasks with `cache` are kept. @default nowhere */
  readonly cache?: CachePort;
  /** Used where the task's own ctx has none. @default silence */
  readonly logger?: Logger;
  /** @default the globally registered one */
  readonly tracer?: Tracer;
  /** What embedded solvers compare texts by. @default the model that ships with Bole */
  readonly embedder?: Embedder;
  /** Where embedded solvers read texts. @default the caller's own thread, without a deadline */
  readonly threads?: Threads;
  /** Further tries of a request that failed for a passing reason. @default 2 */
  readonly retries?: number;
  /** Before the first of them, in milliseconds, doubled from then on. @default 500 */
  readonly retryDelayMs?: number;
  /** When an endpoint that keeps failing is left alone. @default 5 failures, 30 seconds */
  readonly rest?: RestOptions;
  /** How long an embedded solver may take, in milliseconds. @default 30000 */
  readonly solveTimeoutMs?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** What the fences around data are made of; must not be guessable. */
  readonly nonce?: () => string;
}

export interface Models {
  /**
   * Throws `task-input-invalid`, `task-unanswered`, `solver-failed` or `solver-timeout`, what a
   * solver itself throws as a Bole error, and the reason of the ctx's signal.
   */
  run<In extends z.ZodType, Out extends z.ZodType>(
    task: Task<In, Out>,
    input: z.input<In>,
    ctx: TaskCtx,
  ): Promise<Answer<z.output<Out>>>;
  /** Lets a model answer a message through tools. Throws what `perform` throws, and the reason of the ctx's signal. */
  converse(conversation: Conversation, ctx: TaskCtx): Promise<Conversed>;
  /** Lets go of the embedder. */
  close(): Promise<void>;
}

const SILENT: Logger = { debug() {}, info() {}, warn() {}, error() {} };

export function createModels(options: ModelsOptions = {}): Models {
  const { models = [], taskModels = {}, logger = SILENT, now = Date.now } = options;
  const rest = options.rest ?? { failures: 5, ms: 30_000 };
  const states = new Map<string, EndpointState>();
  const machinery: Machinery = {
    prices: options.prices ?? BUILT_IN_PRICES,
    account: options.account ?? NO_ACCOUNT,
    reservations: new Reservations(),
    cache: options.cache && new AnswerCache(options.cache, now),
    embedder: options.embedder ?? openEmbedder({ logger }),
    threads: options.threads ?? inlineThreads,
    tracer: options.tracer ?? trace.getTracer("@bole/models"),
    retries: options.retries ?? 2,
    retryDelayMs: options.retryDelayMs ?? 500,
    solveTimeoutMs: options.solveTimeoutMs ?? 30_000,
    now,
    nonce: options.nonce ?? (() => randomBytes(9).toString("hex")),
    secret: randomBytes(32).toString("hex"),
    loggerOf: (ctx) => ctx.logger ?? logger,
    stateOf: (endpoint) => {
      const key = `${modelLabel(endpoint)} ${endpoint.url}`;
      const state = states.get(key) ?? new EndpointState(endpoint, rest);
      states.set(key, state);
      return state;
    },
  };
  const { chainsOf = async () => ({ models, taskModels }) } = options;
  const chainOf = async ({ tenant }: TaskCtx, ...names: readonly string[]) => {
    const chains = await chainsOf(tenant);
    const named = names.find((name) => chains.taskModels[name] !== undefined);
    return chains.taskModels[named ?? ""] ?? chains.models;
  };
  return {
    run: async (task, input, ctx) => {
      const { name, group = name } = task;
      return runTask(machinery, await chainOf(ctx, name, group), task, input, ctx);
    },
    converse: async (conversation, ctx) => {
      const { name, group = name } = conversation;
      return converse(machinery, await chainOf(ctx, name, group), conversation, ctx);
    },
    close: () => machinery.embedder.close(),
  };
}
