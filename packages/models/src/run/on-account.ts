import type { Asked, ChainOutcome } from "./ask-chain.ts";
import type { Machinery } from "./machinery.ts";

/** Asks models only where there is money left, and books what they took, also where they failed. */
export async function onAccount<T>(
  { account }: Machinery,
  { task, ctx, tally }: Asked,
  ask: () => Promise<ChainOutcome<T>>,
): Promise<ChainOutcome<T>> {
  const refusal = await account.refusal(ctx);
  if (refusal !== null) return { found: undefined, failures: [refusal], spent: true };
  try {
    return await ask();
  } finally {
    if (tally.calls.length > 0) await account.book(ctx, task.name, tally.calls, ctx.budget);
  }
}
