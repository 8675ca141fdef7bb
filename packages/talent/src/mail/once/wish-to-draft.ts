/** Whether a run may draft a mail to somebody, and the claim that keeps others from doing the same. */
import type { Principal } from "@bole/base";
import { purposeOf } from "../../model/effect.ts";
import type { MailPurpose } from "../../model/message.ts";
import type { TalentParts } from "../../parts.ts";
import { lockPeople } from "../../people/lock-people.ts";
import { type Exclusion, exclusionOf } from "../rules/exclusion.ts";
import { claimDraft, earlierOrDraft } from "./draft-claims.ts";
import type { Earlier } from "./earlier-mail.ts";
import { distinctionOf } from "./mail-kind.ts";

export interface DraftWish {
  readonly run_id: string;
  readonly to: string;
  readonly person_id: string;
  readonly job_id: string | null;
  readonly purpose: MailPurpose;
  readonly answers: string | null;
  readonly interview_id?: string | undefined;
}

export type NotDrafted = Exclusion | Earlier;

export function wishToDraft(
  { store, now }: Pick<TalentParts, "store" | "now">,
  { tenant }: Principal,
  wish: DraftWish,
): Promise<NotDrafted | null> {
  return store.transaction(async (transaction) => {
    await lockPeople(transaction, tenant);
    const db = transaction.forTenant(tenant);
    const { run_id, answers, interview_id, ...mail } = wish;
    const purpose = purposeOf(wish);
    const exclusion = await exclusionOf(db, { ...mail, purpose });
    // Whether a reply is owed is decided when it is asked for, with the mail that it answers.
    if (exclusion !== null && purpose !== "reply") return exclusion;
    const told = { subject: "", text: run_id, answers, interview_id };
    const kind = { ...mail, purpose, distinction: await distinctionOf(db, purpose, told) };
    const earlier = await earlierOrDraft(db, kind, run_id);
    if (earlier !== null) return earlier;
    await claimDraft(db, kind, { run_id, at: now().toISOString() });
    return null;
  });
}
