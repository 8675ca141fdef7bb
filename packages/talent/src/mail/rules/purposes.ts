/**
 * Who may get which mail, as data: the purposes of mails by the stage that somebody has reached for
 * the job, and by why their address is on the suppression list. The gate, the drafts and the dispatcher
 * all ask here.
 */
import type { Stage } from "../../model/application.ts";
import type { MailPurpose } from "../../model/message.ts";
import type { SuppressionReason } from "../../model/suppression.ts";

/** `none`: no candidate for the job yet. */
export type ReachedStage = Stage | "none";

const BEFORE: readonly ReachedStage[] = ["none", "sourced"];
const IN_PROCESS: readonly ReachedStage[] = ["replied", "screening", "interview"];
const ENDED: readonly ReachedStage[] = ["hired", "rejected", "withdrawn"];
const ANY: readonly ReachedStage[] = [...BEFORE, "contacted", ...IN_PROCESS, "offer", ...ENDED];

export const STAGES_FOR: Readonly<Record<MailPurpose, readonly ReachedStage[]>> = {
  outreach: [...BEFORE, "contacted"],
  follow_up: [...BEFORE, "contacted", ...IN_PROCESS, "offer"],
  rejection: ["contacted", ...IN_PROCESS, "rejected"],
  offer: ["interview", "offer"],
  /** They have written: an answer is always allowed. */
  reply: ANY,
  reminder: ["interview", "offer"],
  invitation: [...BEFORE, "contacted", ...IN_PROCESS, "offer"],
  /** Written by a person for this very occasion. */
  note: ANY,
};

export type Refusal = SuppressionReason | "consent_withdrawn";

const EVERY: readonly Refusal[] = [
  "unsubscribed",
  "asked",
  "bounced",
  "manual",
  "consent_withdrawn",
];

/**
 * Which refusals keep a mail of a purpose back. Who unsubscribed has not said that they want no answer
 * to what they ask, nor that they want to miss an interview that they agreed to. Who asked not to be
 * contacted gets a reply only to what they wrote afterwards.
 */
export const KEPT_BACK_BY: Readonly<Record<MailPurpose, readonly Refusal[]>> = {
  outreach: EVERY,
  follow_up: EVERY,
  rejection: EVERY,
  offer: EVERY,
  reply: ["asked"],
  reminder: EVERY,
  invitation: ["asked", "consent_withdrawn"],
  note: EVERY,
};

/** Nobody asked for these: they carry the sender's address and a way to unsubscribe. */
export function isUnasked(purpose: MailPurpose): boolean {
  return purpose === "outreach" || purpose === "follow_up";
}
