/** Where in the nine stages the session is. On a phone only the present one has its name. */
import type { CareerSession } from "@bole/server/contract";
import { Check } from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { sessionText } from "../text/session-text.ts";
import { STAGES, type StageState, stageStates } from "./stages.ts";

const LINE: Record<StageState, string> = {
  done: "bg-accent",
  now: "bg-accent",
  skipped: "bg-line-strong opacity-40",
  later: "bg-line",
};
const NAME: Record<StageState, string> = {
  done: "text-ink-2",
  now: "font-semibold text-ink",
  skipped: "text-ink-3 line-through",
  later: "text-ink-3",
};

export function StepRail({
  session,
  stage,
}: {
  readonly session: CareerSession;
  /** As the events have it, which is a little earlier than the session. */
  readonly stage: CareerSession["current_stage"];
}) {
  const t = useText(sessionText);
  const at = STAGES.indexOf(stage) + 1;
  return (
    <nav aria-label={t.rail} className="mb-6">
      <p className="mb-2 font-medium md:hidden">{t.stageOf(at, STAGES.length, t.stages[stage])}</p>
      <ol className="grid grid-cols-9 gap-1.5">
        {stageStates(stage, session).map(({ stage: one, state }) => (
          <li key={one} {...(state === "now" && { "aria-current": "step" as const })}>
            <div
              aria-hidden
              className={cx("h-1.5 rounded-full", LINE[state], state === "now" && "animate-pulse")}
            />
            <p
              title={state === "skipped" ? t.skipped : undefined}
              className={cx(
                "mt-1.5 flex items-center gap-1 text-xs break-words max-md:sr-only",
                NAME[state],
              )}
            >
              {state === "done" && <Check aria-hidden className="size-3 shrink-0 text-ok-ink" />}
              {t.stages[one]}
              {state === "skipped" && <span className="sr-only"> ({t.skipped})</span>}
            </p>
          </li>
        ))}
      </ol>
    </nav>
  );
}
