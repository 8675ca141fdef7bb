/** One line for each mail: what it says, whom it is about, what became of it. */
import type { EmailRow } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { MailOpen, Send } from "lucide-react";
import { type Column, Table } from "../../design/table.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { MailReason, MailState } from "../../talent/mail/mail-state.tsx";
import { mailText } from "../../talent/mail/mail-text.ts";
import { MailUndo } from "../../talent/mail/mail-undo.tsx";
import { outboxText } from "./outbox-text.ts";

const LINK = "rounded-sm break-words hover:text-accent-ink hover:underline";

export function MailTable({
  mails,
  onOpen,
}: {
  readonly mails: readonly EmailRow[];
  readonly onOpen: (id: string) => void;
}) {
  const t = useText(outboxText);
  return (
    <Table caption={t.caption} columns={useColumns(onOpen)} rows={mails} rowKey={({ id }) => id} />
  );
}

function useColumns(onOpen: (id: string) => void): readonly Column<EmailRow>[] {
  const t = useText(outboxText);
  const words = useText(mailText);
  const { moment, exact } = useFormat();
  return [
    {
      id: "mail",
      title: t.columns.mail,
      heading: true,
      className: "md:w-1/3",
      cell: ({ id, subject, preview, direction }) => {
        const Icon = direction === "out" ? Send : MailOpen;
        return (
          <div className="flex items-start gap-3">
            <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />
            <div className="min-w-0">
              <button
                type="button"
                aria-label={words.actions.open(subject)}
                onClick={() => onOpen(id)}
                className={`${LINK} text-left font-medium`}
              >
                {subject}
              </button>
              <p className="line-clamp-1 text-sm font-normal text-ink-3">{preview}</p>
            </div>
          </div>
        );
      },
    },
    {
      id: "who",
      title: t.columns.who,
      className: "md:w-1/4",
      cell: ({ person_id, person_name, job_title, direction, from, to }) => (
        <div className="min-w-0">
          {person_id === null ? (
            <span className="text-ink-2">{t.unknownPerson}</span>
          ) : (
            <Link
              to="/people/$candidateId"
              params={{ candidateId: person_id }}
              search={{ tab: "contact" }}
              className={LINK}
            >
              {person_name || (direction === "out" ? to : from)}
            </Link>
          )}
          <p className="text-sm wrap-anywhere text-ink-3">
            {addressOf(direction === "out" ? to : from)}
          </p>
          {job_title !== null && <p className="text-sm break-words text-ink-3">{job_title}</p>}
        </div>
      ),
    },
    {
      id: "state",
      title: t.columns.state,
      className: "md:w-1/4",
      cell: (mail) => (
        <span className="inline-flex flex-col items-start gap-1">
          <MailState {...mail} />
          <MailReason message={mail} />
          <MailUndo mail={mail} />
        </span>
      ),
    },
    {
      id: "when",
      title: t.columns.when,
      className: "md:w-44 md:text-right whitespace-nowrap text-ink-2",
      cell: ({ sent_at, created_at }) => {
        const at = sent_at ?? created_at;
        return (
          <time dateTime={at} title={exact(at)}>
            {moment(at)}
          </time>
        );
      },
    },
  ];
}

/** Without the name before it, which stands above. */
function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
}
