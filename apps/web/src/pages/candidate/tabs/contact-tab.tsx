/** Mails and interviews of somebody, with what can be done about them. */

import type { Candidate, Message } from "@bole/server/contract";
import { CalendarPlus, MailOpen, PenLine, Send } from "lucide-react";
import { useState } from "react";
import { Allowed } from "../../../account/allowed.tsx";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import BookDialog from "../../../talent/interview/book-dialog.tsx";
import { InterviewItem } from "../../../talent/interview/interview-item.tsx";
import { interviewText } from "../../../talent/interview/interview-text.ts";
import { ComposeDialog } from "../../../talent/mail/compose-dialog.tsx";
import { MailActions } from "../../../talent/mail/mail-actions.tsx";
import { MailReason, MailState } from "../../../talent/mail/mail-state.tsx";
import { mailText } from "../../../talent/mail/mail-text.ts";
import { candidateText } from "../candidate-text.ts";

export function ContactTab({ candidate }: { readonly candidate: Candidate }) {
  const t = useText(candidateText);
  const words = { ...useText(interviewText), compose: useText(mailText).compose };
  const { person, interviews, messages } = candidate;
  const [layer, setLayer] = useState<"none" | "book" | "write" | Message>("none");
  const close = () => setLayer("none");
  const applications = candidate.applications.map(({ application, job_title }) => ({
    id: application.id,
    job_id: application.job_id,
    job_title,
  }));
  const jobs = applications.map(({ job_id, job_title }) => ({ id: job_id, title: job_title }));
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={t.interviews.title}>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-sm font-semibold">{t.interviews.title}</h2>
          <Allowed to="hiring.write">
            <Button size="sm" disabled={applications.length === 0} onClick={() => setLayer("book")}>
              <CalendarPlus aria-hidden />
              {words.book}
            </Button>
          </Allowed>
        </div>
        {applications.length === 0 && <p className="text-ink-2">{words.needsApplication}</p>}
        {applications.length > 0 && interviews.length === 0 && (
          <p className="text-ink-2">{t.interviews.none}</p>
        )}
        <ul className="flex flex-col gap-3">
          {interviews.map((interview) => (
            <InterviewItem key={interview.id} interview={interview} />
          ))}
        </ul>
      </section>
      <section aria-label={t.mails.title}>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-sm font-semibold">{t.mails.title}</h2>
          <Allowed to="hiring.write">
            <Button size="sm" onClick={() => setLayer("write")}>
              <PenLine aria-hidden />
              {words.compose.title}
            </Button>
          </Allowed>
        </div>
        {messages.length === 0 && <p className="text-ink-2">{t.mails.none}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {messages.map((message) => (
            <Mail key={message.id} message={message} onReply={() => setLayer(message)} />
          ))}
        </ul>
      </section>
      {layer === "book" && (
        <BookDialog name={person.name || t.unnamed} applications={applications} onClose={close} />
      )}
      {layer === "write" && (
        <ComposeDialog to={person.email ?? ""} personId={person.id} jobs={jobs} onClose={close} />
      )}
      {typeof layer === "object" && (
        <ComposeDialog
          to={layer.from}
          personId={person.id}
          jobs={jobs}
          answers={layer}
          onClose={close}
        />
      )}
    </div>
  );
}

function Mail({ message, onReply }: { readonly message: Message; readonly onReply: () => void }) {
  const t = useText(mailText);
  const format = useFormat();
  const isOut = message.direction === "out";
  const Icon = isOut ? Send : MailOpen;
  return (
    <li className="py-3 first:pt-0">
      <details>
        <summary className="flex cursor-pointer list-none items-start gap-3 rounded-sm">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
          <span className="min-w-0 flex-1">
            <span className="block font-medium break-words">{message.subject}</span>
            <span className="block text-sm break-words text-ink-3">
              {isOut ? t.to(message.to) : t.from(message.from)} ·{" "}
              <time dateTime={message.created_at}>{format.moment(message.created_at)}</time>
            </span>
            <MailReason message={message} />
          </span>
          <MailState {...message} />
        </summary>
        <div className="mt-2 ml-7 flex flex-col gap-3">
          <p className="text-sm break-words whitespace-pre-wrap text-ink-2">{message.text}</p>
          <MailActions message={message} onReply={onReply} />
        </div>
      </details>
    </li>
  );
}
