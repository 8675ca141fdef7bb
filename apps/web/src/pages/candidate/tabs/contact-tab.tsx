/** Mails and interviews, to be read. */
import type { Candidate, Message } from "@bole/server/contract";
import { CalendarClock, MailOpen, Send } from "lucide-react";
import { Badge, type Tone } from "../../../design/badge.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { candidateText } from "../candidate-text.ts";

const TONES: Record<Message["state"], Tone> = {
  draft: "neutral",
  queued: "accent",
  postponed: "warning",
  sending: "accent",
  sent: "ok",
  failed: "danger",
  uncertain: "warning",
  cancelled: "neutral",
  received: "neutral",
};

export function ContactTab({ candidate }: { readonly candidate: Candidate }) {
  const t = useText(candidateText);
  const format = useFormat();
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={t.interviews.title}>
        <h2 className="mb-2 text-sm font-semibold">{t.interviews.title}</h2>
        {candidate.interviews.length === 0 && <p className="text-ink-2">{t.interviews.none}</p>}
        <ul className="flex flex-col gap-3">
          {candidate.interviews.map(({ id, starts_at, place, state }) => (
            <li key={id} className="flex items-start gap-3">
              <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <div className="min-w-0 flex-1">
                <time dateTime={starts_at}>{format.moment(starts_at)}</time>
                <p className="text-sm break-words text-ink-2">{place}</p>
              </div>
              <Badge>{t.interviews.states[state]}</Badge>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t.mails.title}>
        <h2 className="mb-2 text-sm font-semibold">{t.mails.title}</h2>
        {candidate.messages.length === 0 && <p className="text-ink-2">{t.mails.none}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {candidate.messages.map((message) => (
            <Mail key={message.id} message={message} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Mail({ message }: { readonly message: Message }) {
  const t = useText(candidateText).mails;
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
          </span>
          <Badge tone={TONES[message.state]}>{t.states[message.state]}</Badge>
        </summary>
        <p className="mt-2 ml-7 text-sm break-words whitespace-pre-wrap text-ink-2">
          {message.text}
        </p>
      </details>
    </li>
  );
}
