/** Writes to many through the gate: a mail for each, filled in for them, with one way back for all. */
import type { CandidateRow, Effect, MailTemplateDraft } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CANDIDATES_KEY } from "../../../api/candidates.ts";
import { approveEffect, askEffect, newKey } from "../../../api/effects.ts";
import { cancelEmail, EMAILS_KEY } from "../../../api/emails.ts";
import { fillTemplate } from "../../../api/mail-templates.ts";
import { describeError } from "../../../design/describe-error.ts";
import { notify, notifyWithUndo } from "../../../design/notify.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { mailContent } from "../../../talent/mail/draft.ts";
import { bulkText } from "./bulk-text.ts";
import { type Progress, tryEach } from "./try-each.ts";

export interface BulkMail {
  readonly rows: readonly CandidateRow[];
  readonly jobId: string;
  readonly draft: MailTemplateDraft;
  /** Whoever writes them approves them in the same go. */
  readonly approve: boolean;
}

export function useBulkMail(onDone: () => void) {
  const t = useText(bulkText);
  const shell = useShellText();
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);

  const refresh = () => {
    for (const queryKey of [EMAILS_KEY, CANDIDATES_KEY, ["effects"]])
      void client.invalidateQueries({ queryKey });
  };
  const report = (failed: readonly { readonly error: unknown }[]) => {
    if (failed[0] === undefined) return;
    void notify("error", t.notSent(failed.length, describeError(failed[0].error, shell).title));
  };
  const undo = async (ids: readonly string[]) => {
    const { done, failed } = await tryEach(ids, cancelEmail);
    if (done.length > 0) void notify("success", t.takenBack(done.length));
    report(failed);
    refresh();
  };

  const send = async ({ rows, jobId, draft, approve }: BulkMail) => {
    const one = async ({ person }: CandidateRow): Promise<Effect> => {
      const { subject, text } = await fillTemplate({
        ...{ template: draft, person_id: person.id, job_id: jobId },
      });
      const mail = { to: person.email ?? "", subject, text, job_id: jobId, purpose: draft.about };
      const content = mailContent(mail, { person_id: person.id, answers: null });
      const asked = await askEffect(content, newKey());
      return approve && asked.state === "awaiting_approval" ? approveEffect(asked) : asked;
    };
    const { done, failed } = await tryEach(rows, one, setProgress);
    setProgress(null);
    const mails = done.flatMap(({ result: { state, result } }) =>
      state === "done" && result?.message_id !== undefined ? [result.message_id] : [],
    );
    if (mails.length > 0)
      void notifyWithUndo(t.sent(mails.length), shell.action.undo, () => void undo(mails));
    if (mails.length < done.length) void notify("success", t.left(done.length - mails.length));
    report(failed);
    refresh();
    onDone();
  };
  return { send, progress };
}
