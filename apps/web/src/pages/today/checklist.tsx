/** First steps that tick themselves. It goes away when all are done, or when somebody puts it away. */
import { Link } from "@tanstack/react-router";
import { Circle, CircleCheck } from "lucide-react";
import { Button } from "../../design/button.tsx";
import { useText } from "../../i18n/text.ts";
import { createPreference, usePreference } from "../../preferences/preference.ts";
import type { Side } from "../../preferences/side.ts";
import { Panel } from "./panel.tsx";
import { todayText } from "./today-text.ts";

export interface ChecklistStep {
  readonly label: string;
  readonly to: string;
  /** Undefined while nobody knows. */
  readonly isDone: boolean | undefined;
}

const shown = (side: Side) =>
  createPreference({
    key: `bole.checklist.${side}`,
    values: ["shown", "hidden"],
    fallback: () => "shown",
  });
const SHOWN = { hiring: shown("hiring"), career: shown("career") };

export function Checklist({
  side,
  steps,
}: {
  readonly side: Side;
  readonly steps: readonly ChecklistStep[];
}) {
  const t = useText(todayText);
  const isHidden = usePreference(SHOWN[side]) === "hidden";
  const isKnown = steps.every(({ isDone }) => isDone !== undefined);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isHidden || !isKnown || done === steps.length) return null;
  return (
    <Panel
      title={t.firstSteps(done, steps.length)}
      more={
        <Button variant="ghost" size="sm" onClick={() => SHOWN[side].set("hidden")}>
          {t.hide}
        </Button>
      }
    >
      <ul className="flex flex-col gap-2 px-5 py-4">
        {steps.map(({ label, to, isDone }) => (
          <li key={label} className="flex items-center gap-3">
            {isDone ? (
              <CircleCheck aria-hidden className="size-4.5 shrink-0 text-ok-ink" />
            ) : (
              <Circle aria-hidden className="size-4.5 shrink-0 text-ink-3" />
            )}
            {isDone ? (
              <span className="text-ink-3">
                {label}
                <span className="sr-only"> ({t.stepDone})</span>
              </span>
            ) : (
              <Link to={to} className="rounded-sm font-medium text-accent-ink hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
