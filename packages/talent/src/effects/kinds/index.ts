/** Every kind of effect there is. A new one is a file beside this one, and a line here. */
import type { EffectContent, EffectKind, EffectResult } from "../../model/effect.ts";
import type { Db } from "../../parts.ts";
import type { Doing, GateParts, KindOfEffect, PayloadOf, Subject } from "../effect-kind.ts";
import { bookInterview } from "./book-interview.ts";
import { cancelInterview } from "./cancel-interview.ts";
import { closeJob } from "./close-job.ts";
import { createJob } from "./create-job.ts";
import { deleteJob } from "./delete-job.ts";
import { erasePerson } from "./erase-person.ts";
import { moveInterview } from "./move-interview.ts";
import { moveStage } from "./move-stage.ts";
import { publishJob } from "./publish-job.ts";
import { removeApplication } from "./remove-application.ts";
import { sendMail } from "./send-mail.ts";

const EFFECT_KINDS: { readonly [Kind in EffectKind]: KindOfEffect<Kind> } = {
  send_mail: sendMail,
  move_stage: moveStage,
  remove_application: removeApplication,
  book_interview: bookInterview,
  move_interview: moveInterview,
  cancel_interview: cancelInterview,
  create_job: createJob,
  publish_job: publishJob,
  close_job: closeJob,
  delete_job: deleteJob,
  erase_person: erasePerson,
};

type Content<Kind extends EffectKind> = {
  readonly [One in Kind]: { readonly kind: One; readonly payload: PayloadOf<One> };
}[Kind];

/** A content with what its kind makes of it. */
export interface KnownContent extends Pick<KindOfEffect<EffectKind>, "done"> {
  subject(db: Db, parts: GateParts): Promise<Subject>;
  perform(doing: Doing): Promise<EffectResult>;
  readonly facts: Readonly<Record<string, string | null>>;
  readonly wish: object;
}

export function knownContent(content: EffectContent): KnownContent {
  return bound(content);
}

function bound<Kind extends EffectKind>({ kind, payload }: Content<Kind>): KnownContent {
  const entry: KindOfEffect<Kind> = EFFECT_KINDS[kind];
  return {
    subject: (db, parts) => entry.subject(db, payload, parts),
    perform: (doing) => entry.perform(doing, payload),
    done: entry.done,
    facts: entry.facts(payload),
    wish: entry.wish(payload),
  };
}
