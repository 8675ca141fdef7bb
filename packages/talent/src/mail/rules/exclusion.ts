/** Why somebody must not get a mail of this purpose; null where nothing speaks against it. */
import { talentErrors } from "../../errors.ts";
import type { MailPurpose } from "../../model/message.ts";
import type { Db } from "../../parts.ts";
import { samePeople } from "../../people/sameness/same-person.ts";
import { orNone } from "../../sql/or-none.ts";
import { addressHash } from "../../suppressions/address-hash.ts";
import { KEPT_BACK_BY, type ReachedStage, type Refusal, STAGES_FOR } from "./purposes.ts";
import { reachedStage } from "./reached-stage.ts";

export interface MailTo {
  /** An address without a name. */
  readonly to: string;
  readonly purpose: MailPurpose;
  readonly person_id: string | null;
  readonly job_id: string | null;
  /** When the mail was written to us that this one answers. */
  readonly answered_at?: string | null;
}

export type Exclusion =
  | { readonly code: "suppressed"; readonly reason: Refusal }
  | { readonly code: "wrong_stage"; readonly stage: ReachedStage };

export async function exclusionOf(db: Db, mail: MailTo): Promise<Exclusion | null> {
  const people = mail.person_id === null ? [] : await samePeople(db, mail.person_id);
  const reason = await refusalOf(db, mail, people);
  if (reason !== null) return { code: "suppressed", reason };
  if (mail.job_id === null || people.length === 0) return null;
  const stage = await reachedStage(db, people, mail.job_id);
  return STAGES_FOR[mail.purpose].includes(stage) ? null : { code: "wrong_stage", stage };
}

async function refusalOf(
  db: Db,
  { to, purpose, answered_at }: MailTo,
  people: readonly string[],
): Promise<Refusal | null> {
  const keptBack = KEPT_BACK_BY[purpose];
  const profiles = await db
    .selectFrom("people")
    .select(["email", "consent"])
    .where("id", "in", orNone(people))
    .execute();
  if (
    keptBack.includes("consent_withdrawn") &&
    profiles.some(({ consent }) => consent === "withdrawn")
  ) {
    return "consent_withdrawn";
  }
  const own = addressHash(db.tenant, to);
  const others = profiles.flatMap(({ email }) =>
    email === null ? [] : [addressHash(db.tenant, email)],
  );
  const listed = await db
    .selectFrom("suppressions")
    .select(["address_hash", "reason", "created_at"])
    .where("address_hash", "in", [own, ...others])
    .execute();
  const holding = listed.find(
    ({ address_hash, reason, created_at }) =>
      keptBack.includes(reason) &&
      // That one address came back says nothing about another.
      (address_hash === own || reason !== "bounced") &&
      !(purpose === "reply" && answered_at != null && answered_at > created_at),
  );
  return holding?.reason ?? null;
}

/** Refused with `mail-suppressed` or `mail-wrong-stage`. */
export async function assertMayWrite(db: Db, mail: MailTo): Promise<void> {
  const exclusion = await exclusionOf(db, mail);
  if (exclusion === null) return;
  if (exclusion.code === "suppressed") {
    const { reason } = exclusion;
    throw talentErrors.error("mail-suppressed", {
      detail: `"${mail.to}" must not be written to: ${WHY[reason]}.`,
      data: { reason },
    });
  }
  const { stage } = exclusion;
  throw talentErrors.error("mail-wrong-stage", {
    detail: `A mail with the purpose "${mail.purpose}" does not go to somebody whose stage for this job is "${stage}".`,
    data: { stage, purpose: mail.purpose, stages: STAGES_FOR[mail.purpose] },
  });
}

const WHY: Readonly<Record<Refusal, string>> = {
  unsubscribed: "whoever reads it has unsubscribed",
  asked: "the person asked not to be contacted",
  bounced: "mail to it came back",
  manual: "somebody put it on the suppression list",
  consent_withdrawn: "the person has withdrawn their consent",
};
