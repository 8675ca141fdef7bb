/** Who did what. Written in the transaction that does it, so that neither is there without the other. */
import type { Principal } from "@bole/base";
import { sealBeforeCommit } from "../audit/seal.ts";
import type { Db, TalentParts } from "../parts.ts";

export type AuditAction =
  | "person-added"
  | "person-imported"
  | "person-changed"
  | "people-merged"
  | "people-told-apart"
  | "people-unsettled"
  | "resume-written"
  | "resume-deleted"
  | "resume-undeleted"
  | "applied-with-resume"
  | "job-added"
  | "job-changed"
  | "job-archived"
  | "job-restored"
  | "job-deleted"
  | "demo-loaded"
  | "demo-removed"
  | "effect-asked"
  | "effect-approved"
  | "effect-rejected"
  | "approval-rejected"
  | "approval-expired"
  | "stage-moved"
  | "application-removed"
  | "person-erased"
  | "erasure-completed"
  | "person-exported"
  | "hold-placed"
  | "hold-released"
  | "retention-changed"
  | "retention-confirmed"
  | "interview-booked"
  | "interview-moved"
  | "interview-cancelled"
  | "job-published"
  | "job-closed"
  | "interviewer-added"
  | "interviewer-changed"
  | "interviewer-removed"
  | "mail-queued"
  | "mail-sent"
  | "mail-failed"
  | "mail-uncertain"
  | "mail-cancelled"
  | "mail-resolved"
  | "mail-retried"
  | "mail-sent-anyway"
  | "mail-received"
  | "mail-done"
  | "address-suppressed"
  | "address-allowed"
  | "unsubscribed";

/** Of accounts and what they may see. */
export type AccountAction =
  | "member-invited"
  | "member-joined"
  | "member-changed"
  | "member-removed"
  | "invitation-withdrawn"
  | "sessions-ended"
  | "signed-in"
  | "sign-in-failed"
  | "password-changed"
  | "reset-link-made"
  | "second-factor-on"
  | "second-factor-off"
  | "passkey-added"
  | "passkey-removed"
  | "key-made"
  | "key-revoked"
  | "organisation-added"
  | "job-team-changed";

export interface AuditEntry {
  readonly action: AuditAction | AccountAction;
  readonly person_id?: string;
  readonly job_id?: string;
  readonly run_id?: string | null;
  readonly effect_id?: string;
  /** What the action needs to be told; never personal data that erasing would have to find here. */
  readonly facts?: Readonly<Record<string, string | null>>;
  /** What is told from a log that may be read again has its own id: it is written once. */
  readonly once?: { readonly id: string; readonly at?: string };
}

/** Needs a transaction: the chain is continued at its end. */
export async function writeAudit(
  { now, newId }: Pick<TalentParts, "now" | "newId">,
  db: Db,
  principal: Principal,
  { action, person_id, job_id, run_id, effect_id, facts, once }: AuditEntry,
): Promise<void> {
  sealBeforeCommit(db);
  await db
    .insertInto("audit_events")
    .values({
      id: once?.id ?? newId("audit"),
      at: once?.at ?? now().toISOString(),
      actor: principal.user,
      action,
      person_id: person_id ?? null,
      job_id: job_id ?? null,
      run_id: run_id ?? null,
      effect_id: effect_id ?? null,
      facts: JSON.stringify(facts ?? {}),
      seq: null,
      salt: null,
      facts_hash: null,
      prev_hash: null,
      hash: null,
      redacted_by: null,
    })
    .$if(once !== undefined, (query) =>
      query.onConflict((conflict) => conflict.columns(["tenant", "id"]).doNothing()),
    )
    .execute();
}
