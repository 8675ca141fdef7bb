/** How long somebody has been there, and what happened last or comes next. */
import type { BoardCard } from "@bole/server/contract";
import {
  CalendarClock,
  Clock,
  Inbox,
  type LucideIcon,
  MailCheck,
  MailWarning,
  Send,
} from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useZonedTime } from "../../../talent/interview/use-zoned-time.ts";
import { pipelineText } from "../pipeline-text.ts";

const DAY_MS = 86_400_000;

export function CardFacts({ card }: { readonly card: BoardCard }) {
  const t = useText(pipelineText);
  const { since, exact } = useFormat();
  const zoned = useZonedTime();
  const { application, last_mail, unsent_mail, next_interview, waiting } = card;
  const now = Date.now();
  const days = Math.max(0, Math.floor((now - Date.parse(application.updated_at)) / DAY_MS));
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-3">
      <Fact icon={Clock} title={t.inStageFor(days)}>
        {t.days(days)}
      </Fact>
      {last_mail !== null && (
        <Fact icon={last_mail.direction === "in" ? MailCheck : Send} title={exact(last_mail.at)}>
          {t.mail[last_mail.direction](since(last_mail.at, now))}
        </Fact>
      )}
      {unsent_mail !== null && (
        <Fact icon={MailWarning} title={exact(unsent_mail)} className="text-warning-ink">
          {t.mail.unsent}
        </Fact>
      )}
      {next_interview !== null && (
        <Fact icon={CalendarClock} title={exact(next_interview)} className="text-accent-ink">
          {t.interview(zoned(next_interview))}
        </Fact>
      )}
      {waiting > 0 && (
        <Fact icon={Inbox} className="font-medium text-warning-ink">
          {t.waiting(waiting)}
        </Fact>
      )}
    </ul>
  );
}

function Fact({
  icon: Icon,
  title,
  className,
  children,
}: {
  readonly icon: LucideIcon;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <li title={title} className={cx("inline-flex items-center gap-1", className)}>
      <Icon aria-hidden className="size-3 shrink-0" />
      {children}
    </li>
  );
}
