import type { ChainOutcome } from "./ask-chain.ts";
import type { Machinery } from "./machinery.ts";
import type { Tally } from "./tally.ts";
import type { TaskCtx } from "./task-ctx.ts";

/** Asks models only where there is money left, and books what they took, also where they failed. */
export async function onAccount<T>(
  { account }: Machinery,
  ctx: TaskCtx,
  tally: Tally,
  ask: () => Promise<ChainOutcome<T>>,
): Promise<ChainOutcome<T>> {
  const refusal = await account.refusal(ctx);
  if (refusal !== null) return { found: undefined, failures: [refusal], spent: true };
  try {
    return await ask();
  } finally {
    const { cost } = tally;
    if (cost !== null && cost > 0) await account.book(ctx, cost, ctx.budget);
  }
}
