/** A conversation: its mails, oldest first, the answer below them, and who it is with beside them. */
import type { MailConversation, WholeConversation } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, Reply, Undo2 } from "lucide-react";
import { Allowed } from "../../account/allowed.tsx";
import { conversationQuery } from "../../api/conversations.ts";
import { Badge } from "../../design/badge.tsx";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { Kbd } from "../../design/kbd.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ComposeDialog } from "../../talent/mail/compose-dialog.tsx";
import { MailActions } from "../../talent/mail/mail-actions.tsx";
import { MailReason, MailState } from "../../talent/mail/mail-state.tsx";
import { TranslatedMail } from "../../talent/mail/translated-mail.tsx";
import { inboxText } from "./inbox-text.ts";
import { PersonSide } from "./person-side.tsx";

type Mail = WholeConversation["messages"][number];

export function ThreadView({
  thread: { thread_id, newest, group, no_answer },
  isReplying,
  onReply,
  onDone,
}: {
  readonly thread: MailConversation;
  readonly isReplying: boolean;
  readonly onReply: (on: boolean) => void;
  readonly onDone: () => void;
}) {
  const t = useText(inboxText);
  const mails = useQuery(conversationQuery(thread_id)).data?.messages;
  const answered = mails?.find(({ direction }) => direction === "in");
  const isDone = group === "done";
  return (
    <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_16rem]">
      <Card aria-label={newest.subject} className="min-w-0">
        <header className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-3">
          <h2 className="mr-auto min-w-0 text-lg font-semibold break-words">{newest.subject}</h2>
          {no_answer !== null && <Badge tone="neutral">{t.noAnswer[no_answer]}</Badge>}
          <Allowed to="hiring.write">
            <Button onClick={onDone}>
              {isDone ? <Undo2 aria-hidden /> : <Check aria-hidden />}
              {isDone ? t.reopen : t.done} <Kbd>E</Kbd>
            </Button>
            <Button variant="primary" onClick={() => onReply(true)}>
              <Reply aria-hidden />
              {newest.direction === "out" && answered === undefined ? t.write : t.reply}{" "}
              <Kbd>R</Kbd>
            </Button>
          </Allowed>
        </header>
        {mails === undefined ? (
          <SkeletonRows rows={4} />
        ) : (
          <ol className="divide-y divide-line">
            {mails.toReversed().map((mail) => (
              <OneMail key={mail.id} mail={mail} />
            ))}
          </ol>
        )}
      </Card>
      {/* After the mails, which it would otherwise be pushed away by. */}
      {mails !== undefined && newest.person_id !== null && <PersonSide id={newest.person_id} />}
      {isReplying && mails !== undefined && (
        <Allowed to="hiring.write">
          <Answer newest={newest} answered={answered} onClose={() => onReply(false)} />
        </Allowed>
      )}
    </div>
  );
}

function OneMail({ mail }: { readonly mail: Mail }) {
  const { moment } = useFormat();
  const at = mail.sent_at ?? mail.created_at;
  return (
    <li className="px-5 py-4">
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
        <span className="font-medium break-all text-ink">{mail.from}</span>
        <time dateTime={at}>{moment(at)}</time>
        <MailState {...mail} />
      </p>
      <MailReason message={mail} />
      <TranslatedMail text={mail.text} />
      {mail.direction === "out" && <MailActions message={mail} />}
    </li>
  );
}

/** To the newest mail that they wrote; or another one to them, where they wrote none. */
function Answer({
  newest,
  answered,
  onClose,
}: {
  readonly newest: MailConversation["newest"];
  readonly answered: Mail | undefined;
  readonly onClose: () => void;
}) {
  const { job_id, job_title } = newest;
  return (
    <ComposeDialog
      to={newest.direction === "out" ? newest.to : newest.from}
      personId={newest.person_id}
      jobs={job_id === null ? [] : [{ id: job_id, title: job_title ?? "" }]}
      {...(answered !== undefined && { answers: answered })}
      onClose={onClose}
    />
  );
}
