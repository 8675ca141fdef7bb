/**
 * Times that were offered and wait for somebody to confirm them: of two candidates nobody is offered
 * the time that the other was proposed. It is a note and no booking: the gate of effects decides who
 * gets a time. A note ends when its interview is booked, when somebody says no to it or its run is over,
 * and with its time at the latest.
 */
import type { Store } from "@bole/store";
import type { RecruiterAgentTables } from "../../sql/agent-tables.ts";

interface OfferedTime {
  readonly interviewer_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

export interface HeldTime extends OfferedTime {
  /** Whether it is the one that is proposed, and not only one that can be chosen instead. */
  readonly isProposed: boolean;
}

interface HoldParts {
  readonly store: Store<RecruiterAgentTables>;
  readonly now: () => Date;
}

/** So long a proposal may lie unanswered before its times are offered to others again. */
const LONGEST_MS = 7 * 86_400_000;

export class SlotHolds {
  readonly #parts: HoldParts;

  constructor(parts: HoldParts) {
    this.#parts = parts;
  }

  /**
   * Chooses while nobody else does, the proposal first. What the application held before is free for
   * it again.
   */
  choose<Time extends OfferedTime>(
    tenant: string,
    { applicationId, runId }: { readonly applicationId: string; readonly runId: string },
    pick: (held: readonly HeldTime[]) => readonly Time[],
  ): Promise<readonly Time[]> {
    const now = this.#parts.now();
    return this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`slot-holds:${tenant}`);
      const db = transaction.forTenant(tenant);
      const rows = await db
        .selectFrom("recruiter_slot_holds")
        .select(["interviewer_id", "starts_at", "ends_at", "proposed"])
        .where("expires_at", ">", now.toISOString())
        .where("application_id", "<>", applicationId)
        .execute();
      const held = rows.map(({ proposed, ...time }) => ({ ...time, isProposed: proposed === 1 }));
      const chosen = pick(held);
      await db
        .deleteFrom("recruiter_slot_holds")
        .where("application_id", "=", applicationId)
        .execute();
      const latest = new Date(now.getTime() + LONGEST_MS).toISOString();
      for (const [place, { interviewer_id, starts_at, ends_at }] of chosen.entries()) {
        const expires_at = starts_at < latest ? starts_at : latest;
        const proposed = place === 0 ? 1 : 0;
        const row = {
          ...{ application_id: applicationId, run_id: runId },
          ...{ interviewer_id, starts_at, ends_at },
        };
        await db
          .insertInto("recruiter_slot_holds")
          .values({ ...row, proposed, expires_at })
          .execute();
      }
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

  /** What a run has offered, to all or to those who are named; what others have offered them stays. */
  async releaseOf(
    tenant: string,
    runId: string,
    applicationIds?: readonly string[],
  ): Promise<void> {
    if (applicationIds?.length === 0) return;
    await this.#parts.store
      .forTenant(tenant)
      .deleteFrom("recruiter_slot_holds")
      .where("run_id", "=", runId)
      .$if(applicationIds !== undefined, (query) =>
        query.where("application_id", "in", applicationIds ?? []),
      )
      .execute();
  }
}
