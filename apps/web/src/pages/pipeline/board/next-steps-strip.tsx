/** What somebody should do now; each step shows whom it is about. */
import type { NextStep } from "@bole/server/contract";
import {
  CalendarCheck,
  CalendarClock,
  Inbox,
  type LucideIcon,
  MailQuestion,
  Reply,
  UserSearch,
} from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { pipelineText } from "../pipeline-text.ts";

const ICONS: Record<NextStep["kind"], LucideIcon> = {
  approve_effects: Inbox,
  answer_reply: Reply,
  decide_after_interview: CalendarCheck,
  prepare_interview: CalendarClock,
  screen_new: UserSearch,
  remind_silent: MailQuestion,
};

export function NextStepsStrip({
  steps,
  chosen,
  onChoose,
}: {
  readonly steps: readonly NextStep[];
  readonly chosen: NextStep["kind"] | undefined;
  /** Chosen again, it shows everybody. */
  readonly onChoose: (kind: NextStep["kind"] | undefined) => void;
}) {
  const t = useText(pipelineText).next;
  const { number } = useFormat();
  if (steps.length === 0) return null;
  return (
    <section
      aria-labelledby="next-steps"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <h2 id="next-steps" className="text-sm font-medium text-ink-2">
        {t.title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {steps.map(({ kind, application_ids }) => {
          const Icon = ICONS[kind];
          const isChosen = kind === chosen;
          return (
            <li key={kind}>
              <button
                type="button"
                aria-pressed={isChosen}
                title={isChosen ? t.all : undefined}
                onClick={() => onChoose(isChosen ? undefined : kind)}
                className={cx(
                  "inline-flex h-8 items-center gap-2 rounded-full border px-3 text-sm font-medium transition-colors max-md:h-10",
                  isChosen
                    ? "border-accent bg-accent-soft text-accent-ink"
                    : "border-line bg-raised text-ink-2 hover:bg-hover hover:text-ink",
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                {t.steps[kind]}
                <span className="tabular-nums">{number(application_ids.length)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
