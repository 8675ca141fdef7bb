/** An appointment where it lies in the week. */
import type { InterviewEntry } from "@bole/server/contract";
import type { CSSProperties } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { interviewText } from "../../../talent/interview/interview-text.ts";

const LOOKS: Record<InterviewEntry["state"], string> = {
  proposed: "border-dashed border-line-strong bg-warning-soft text-warning-ink",
  booked: "border-accent bg-accent-soft text-accent-ink",
  cancelled: "border-line bg-sunken text-ink-3 line-through",
  done: "border-line bg-ok-soft text-ok-ink",
};

export function AppointmentBlock({
  interview,
  time,
  style,
  onOpen,
}: {
  readonly interview: InterviewEntry;
  readonly time: string;
  readonly style: CSSProperties;
  readonly onOpen: () => void;
}) {
  const { states } = useText(interviewText);
  const { person_name, job_title, interviewer_name, state } = interview;
  const said = [time, person_name, job_title, interviewer_name, states[state]].join(", ");
  return (
    <li className="absolute p-0.5" style={style}>
      <button
        type="button"
        title={said}
        onClick={onOpen}
        className={cx(
          "flex size-full flex-col overflow-hidden rounded-md border border-l-3 px-1.5 py-0.5 text-left text-xs leading-4 transition-shadow hover:shadow-lift",
          LOOKS[state],
        )}
      >
        <span className="w-full shrink-0 truncate font-medium">{person_name}</span>
        <span className="w-full shrink-0 truncate tabular-nums">{time}</span>
        <span className="w-full shrink-0 truncate">{job_title}</span>
        <span className="w-full shrink-0 truncate">{interviewer_name}</span>
        <span className="sr-only">{states[state]}</span>
      </button>
    </li>
  );
}
