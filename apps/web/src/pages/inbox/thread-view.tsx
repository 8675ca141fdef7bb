/** A conversation: its mails, oldest first, the answer below them, and who it is with beside them. */
import type { EmailRow } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, Reply } from "lucide-react";
import { Allowed } from "../../account/allowed.tsx";
import { emailQuery } from "../../api/emails.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { Kbd } from "../../design/kbd.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ComposeDialog } from "../../talent/mail/compose-dialog.tsx";
import { MailActions } from "../../talent/mail/mail-actions.tsx";
import { MailReason, MailState } from "../../talent/mail/mail-state.tsx";
import { TranslatedMail } from "../../talent/mail/translated-mail.tsx";
import type { Thread } from "./entries.ts";
import { inboxText } from "./inbox-text.ts";
import { PersonSide } from "./person-side.tsx";

export function ThreadView({
  thread: { mails },
  isReplying,
  onReply,
  onDone,
}: {
  readonly thread: Thread;
  readonly isReplying: boolean;
  readonly onReply: (on: boolean) => void;
  readonly onDone: () => void;
}) {
  const t = useText(inboxText);
  const [newest] = mails;
  const answered = mails.find(({ direction }) => direction === "in");
  return (
    <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_16rem]">
      <Card aria-label={newest.subject} className="min-w-0">
        <header className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-3">
          <h2 className="mr-auto min-w-0 text-lg font-semibold break-words">{newest.subject}</h2>
          <Button onClick={onDone}>
            <Check aria-hidden />
            {t.done} <Kbd>E</Kbd>
          </Button>
          <Allowed to="hiring.write">
            <Button variant="primary" onClick={() => onReply(true)}>
              <Reply aria-hidden />
              {answered === undefined ? t.write : t.reply} <Kbd>R</Kbd>
            </Button>
          </Allowed>
        </header>
        <ol className="divide-y divide-line">
          {mails.toReversed().map((mail) => (
            <OneMail key={mail.id} mail={mail} />
          ))}
        </ol>
      </Card>
      {newest.person_id !== null && <PersonSide id={newest.person_id} />}
      {isReplying && (
        <Allowed to="hiring.write">
          <Answer mails={mails} onClose={() => onReply(false)} />
        </Allowed>
      )}
    </div>
  );
}

function OneMail({ mail }: { readonly mail: EmailRow }) {
  const { data } = useQuery(emailQuery(mail.id));
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
      {data === undefined ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <>
          <TranslatedMail text={data.text} />
          {mail.direction === "out" && <MailActions message={data} onReply={() => {}} />}
        </>
      )}
    </li>
  );
}

/** To the newest mail that they wrote; or another one to them, where they wrote none. */
function Answer({ mails, onClose }: Pick<Thread, "mails"> & { readonly onClose: () => void }) {
  const [newest] = mails;
  const answered = mails.find(({ direction }) => direction === "in");
  const { data } = useQuery({
    ...emailQuery(answered?.id ?? ""),
    enabled: answered !== undefined,
  });
  if (answered !== undefined && data === undefined) return null;
  const { job_id, job_title } = newest;
  return (
    <ComposeDialog
      to={newest.direction === "out" ? newest.to : newest.from}
      personId={newest.person_id}
      jobs={job_id === null ? [] : [{ id: job_id, title: job_title ?? "" }]}
      {...(data !== undefined && { answers: data })}
      onClose={onClose}
    />
  );
}
