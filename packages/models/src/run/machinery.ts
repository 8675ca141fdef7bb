import type { Threads } from "@bole/base/threads";
import type { Logger } from "@bole/engine";
import type { Tracer } from "@opentelemetry/api";
import type { AnswerCache } from "../cache/answer-cache.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import type { CostAccount } from "../cost/cost-account.ts";
import type { PriceTable } from "../cost/price-table.ts";
import type { Reservations } from "../cost/reservations.ts";
import type { Embedder } from "../embeddings/embedder.ts";
import type { EndpointState } from "./endpoint-state.ts";
import type { TaskCtx } from "./task-ctx.ts";

/** What all tasks share, with every default filled in. */
export interface Machinery {
  readonly prices: PriceTable;
  readonly account: CostAccount;
  readonly reservations: Reservations;
  readonly cache: AnswerCache | undefined;
  readonly tracer: Tracer;
  readonly embedder: Embedder;
  readonly threads: Threads;
  readonly retries: number;
  readonly retryDelayMs: number;
  readonly solveTimeoutMs: number;
  readonly now: () => number;
  readonly nonce: () => string;
  /** What lasting marks are made of. */
  readonly secret: string;
  loggerOf(ctx: TaskCtx): Logger;
  stateOf(endpoint: ModelEndpoint): EndpointState;
}
