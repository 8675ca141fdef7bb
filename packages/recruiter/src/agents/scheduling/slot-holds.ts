/**
 * Times that were offered and wait for somebody to confirm them: of two candidates nobody is offered
 * the time that the other was proposed. It is a note and no booking: the gate of effects decides who
 * gets a time. A note ends when its interview is booked or declined, and with its time at the latest.
 */
import type { Store } from "@bole/store";
import type { RecruiterAgentTables } from "../../sql/agent-tables.ts";

export interface HeldTime {
  readonly interviewer_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

export interface Held extends HeldTime {
  readonly application_id: string;
}

export interface HoldParts {
  readonly store: Store<RecruiterAgentTables>;
  readonly now: () => Date;
}

/** So long a proposal may lie unanswered before its time is offered to others again. */
const LONGEST_MS = 7 * 86_400_000;

export class SlotHolds {
  readonly #parts: HoldParts;

  constructor(parts: HoldParts) {
    this.#parts = parts;
  }

  /** Chooses while nobody else does. What the application held before is free for it again. */
  choose(
    tenant: string,
    applicationId: string,
    pick: (held: readonly Held[]) => HeldTime | null,
  ): Promise<HeldTime | null> {
    const now = this.#parts.now();
    return this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`slot-holds:${tenant}`);
      const db = transaction.forTenant(tenant);
      const rows = await db
        .selectFrom("recruiter_slot_holds")
        .select(["application_id", "interviewer_id", "starts_at", "ends_at"])
        .where("expires_at", ">", now.toISOString())
        .where("application_id", "<>", applicationId)
        .execute();
      const chosen = pick(rows);
      await db
        .deleteFrom("recruiter_slot_holds")
        .where("application_id", "=", applicationId)
        .execute();
      if (chosen === null) return null;
      const { interviewer_id, starts_at, ends_at } = chosen;
      const latest = new Date(now.getTime() + LONGEST_MS).toISOString();
      const expires_at = starts_at < latest ? starts_at : latest;
      await db
        .insertInto("recruiter_slot_holds")
        .values({ application_id: applicationId, interviewer_id, starts_at, ends_at, expires_at })
        .execute();
      return chosen;
    });
  }

  async release(tenant: string, applicationId: string): Promise<void> {
    await this.#parts.store
      .forTenant(tenant)
      .deleteFrom("recruiter_slot_holds")
      .where("application_id", "=", applicationId)
      .execute();
  }
}
