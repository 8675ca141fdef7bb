/** One appointment, with what can be done about it while it is still to come. */
import type { InterviewEntry } from "@bole/server/contract";
import { CalendarClock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMay } from "../../account/use-session.ts";
import { invitationAddress } from "../../api/interviews.ts";
import { Badge, type Tone } from "../../design/badge.tsx";
import { Button, buttonClass } from "../../design/button.tsx";
import { useText } from "../../i18n/text.ts";
import { PersonLink } from "../person-link.tsx";
import { interviewText } from "./interview-text.ts";
import { useZonedTime } from "./use-zoned-time.ts";

const BookDialog = lazy(() => import("./book-dialog.tsx"));
const CancelDialog = lazy(() => import("./cancel-dialog.tsx"));

const TONES: Record<InterviewEntry["state"], Tone> = {
  proposed: "warning",
  booked: "accent",
  cancelled: "neutral",
  done: "ok",
};

export function InterviewItem({
  interview,
  at,
  zone,
}: {
  readonly interview: InterviewEntry;
  /** The time alone, where the day stands above it; there people of all kinds stand together. */
  readonly at?: string;
  /** By which clock it is looked at. @default the reader's */
  readonly zone?: string;
}) {
  const t = useText(interviewText);
  const zoned = useZonedTime();
  const may = useMay();
  const [layer, setLayer] = useState<"none" | "move" | "cancel">("none");
  const close = () => setLayer("none");
  const { id, starts_at, place, state, interviewer_name, job_title, person_name } = interview;
  const { person_id, interviewer_time_zone, time_zone } = interview;
  const when = zoned(starts_at, [interviewer_time_zone, time_zone], zone);
  const isOpen = state === "proposed" || state === "booked";
  return (
    <li className="flex items-start gap-3">
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <time dateTime={starts_at} className="tabular-nums">
          {at ?? when}
        </time>
        {at !== undefined && (
          <span className="ml-3">
            <PersonLink id={person_id} name={person_name} />
          </span>
        )}
        {at !== undefined && when.includes(" · ") && (
          <p className="text-sm break-words text-ink-3">{when}</p>
        )}
        <p className="text-sm break-words text-ink-2">
          {[job_title, t.with(interviewer_name), place].filter(Boolean).join(" · ")}
        </p>
        <div className="mt-1 -ml-2.5 flex flex-wrap gap-1">
          {isOpen && may("hiring.write") && (
            <>
              <Button size="sm" variant="ghost" onClick={() => setLayer("move")}>
                {t.move}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setLayer("cancel")}>
                {t.cancel}
              </Button>
            </>
          )}
          <a
            href={invitationAddress(id)}
            download="interview.ics"
            className={buttonClass("ghost", "sm")}
          >
            {t.save}
          </a>
        </div>
      </div>
      <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      <Suspense>
        {layer === "move" && (
          <BookDialog name={person_name} applications={[]} moved={interview} onClose={close} />
        )}
        {layer === "cancel" && <CancelDialog interview={interview} onClose={close} />}
      </Suspense>
    </li>
  );
}
