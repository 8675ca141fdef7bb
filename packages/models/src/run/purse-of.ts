import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import { priceOf } from "../cost/price-table.ts";
import type { Machinery } from "./machinery.ts";
import type { Purse } from "./metered-call.ts";
import type { Tally } from "./tally.ts";
import type { TaskCtx } from "./task-ctx.ts";

/** Who pays for a call to a model, and what it costs there. */
export const purseOf = (
  machinery: Machinery,
  endpoint: ModelEndpoint,
  ctx: TaskCtx,
  tally: Tally,
): Purse => ({
  reservations: machinery.reservations,
  meter: ctx.budget,
  payer: ctx.run_id === undefined ? ctx.budget : `${ctx.tenant}/${ctx.run_id}`,
  price: priceOf(machinery.prices, endpoint),
  tally,
  logger: machinery.loggerOf(ctx),
});
