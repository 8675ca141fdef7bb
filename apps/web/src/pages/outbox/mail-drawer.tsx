/** One mail, whole: its text, why it is in its state, and what can be done about it. */
import type { Message } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { emailQuery } from "../../api/emails.ts";
import { Drawer } from "../../design/drawer.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ComposeDialog } from "../../talent/mail/compose-dialog.tsx";
import { MailActions } from "../../talent/mail/mail-actions.tsx";
import { MailReason, MailState } from "../../talent/mail/mail-state.tsx";
import { mailText } from "../../talent/mail/mail-text.ts";
import { TranslatedMail } from "../../talent/mail/translated-mail.tsx";
import { outboxText } from "./outbox-text.ts";

const LINK = "rounded-sm text-accent-ink hover:underline";

export function MailDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useText(outboxText);
  const { data, error, isError, refetch } = useQuery(emailQuery(id));
  useHanFont(data);
  return (
    <Drawer
      title={data?.subject ?? t.loading}
      onClose={onClose}
      {...(data !== undefined && { about: <Ends message={data} /> })}
    >
      {data !== undefined && <Whole message={data} />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonRows rows={5} />}
    </Drawer>
  );
}

function Ends({ message: { from, to, sent_at, created_at } }: { readonly message: Message }) {
  const t = useText(mailText);
  const { exact } = useFormat();
  const at = sent_at ?? created_at;
  return (
    <>
      <p className="break-all">{t.from(from)}</p>
      <p className="break-all">{t.to(to)}</p>
      <time dateTime={at}>{exact(at)}</time>
    </>
  );
}

function Whole({ message }: { readonly message: Message }) {
  const t = useText(outboxText);
  const words = useText(mailText);
  const [isReplying, setReplying] = useState(false);
  const { thread_id, run_id, confidence } = message;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-1">
        <MailState {...message} />
        <MailReason message={message} />
        {confidence !== null && confidence < 1 && (
          <span className="text-sm text-ink-3">{words.unsure}</span>
        )}
      </div>
      <MailActions message={message} onReply={() => setReplying(true)} />
      <TranslatedMail text={message.text} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Link to="/inbox" search={{ tab: "mails", thread_id }} className={LINK}>
          {t.thread}
        </Link>
        {run_id !== null && (
          <Link to="/runs/$runId" params={{ runId: run_id }} className={LINK}>
            {t.run}
          </Link>
        )}
      </p>
      {isReplying && (
        <ComposeDialog
          to={message.from}
          personId={message.person_id}
          jobs={[]}
          answers={message}
          onClose={() => setReplying(false)}
        />
      )}
    </div>
  );
}
