/**
 * Sets aside what a call may cost before it is made. Calls of one run overlap, and each would find
 * the same money left: what is reserved for one is gone for the others until it has ended.
 */
import type { BudgetMeter } from "@bole/engine";

export interface Amount {
  readonly tokens: number;
  /** Null where the price is unknown. */
  readonly cost: number | null;
}

export interface Reservation {
  /** Gives back what was set aside; what was really spent is the meter's business. */
  release(): void;
}

interface Held {
  tokens: number;
  cost: number;
}

export class Reservations {
  /** By run, or by meter where there is no run; only as long as something is set aside. */
  readonly #held = new Map<unknown, Held>();

  /** The reservation, or why there is not enough left, as a sentence without its full stop. */
  reserve(payer: unknown, meter: BudgetMeter, most: Amount): Reservation | string {
    const held = this.#held.get(payer) ?? { tokens: 0, cost: 0 };
    const refusal = refuse(meter.remaining(), held, most);
    if (refusal !== undefined) return refusal;
    held.tokens += most.tokens;
    held.cost += most.cost ?? 0;
    this.#held.set(payer, held);
    let open = true;
    return {
      release: () => {
        if (!open) return;
        open = false;
        held.tokens -= most.tokens;
        held.cost -= most.cost ?? 0;
        if (held.tokens <= 0) this.#held.delete(payer);
      },
    };
  }
}

function refuse(
  left: ReturnType<BudgetMeter["remaining"]>,
  held: Held,
  most: Amount,
): string | undefined {
  if (left.tokens !== null && held.tokens + most.tokens > left.tokens) {
    return `the budget has ${Math.max(0, left.tokens - held.tokens)} tokens left, and the call may take ${most.tokens}`;
  }
  if (left.cost === null) return undefined;
  if (most.cost === null)
    return "the budget limits the cost, and the price of the model is unknown";
  if (held.cost + most.cost <= left.cost) return undefined;
  const dollars = Math.max(0, left.cost - held.cost).toFixed(4);
  return `the budget has ${dollars} dollars left, and the call may cost ${most.cost.toFixed(4)}`;
}
