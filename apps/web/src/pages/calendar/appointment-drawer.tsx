/** One appointment in whole, with what can be done about it. */
import type { InterviewEntry } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Drawer } from "../../design/drawer.tsx";
import { useText } from "../../i18n/text.ts";
import { wallOf } from "../../i18n/wall-clock.ts";
import { InterviewItem } from "../../talent/interview/interview-item.tsx";
import { useDayNames } from "../../talent/interview/use-day-names.ts";
import { calendarText } from "./calendar-text.ts";
import { clockText } from "./time/pieces.ts";

const LINK = "font-medium break-words text-accent-ink hover:underline";

export function AppointmentDrawer({
  interview,
  onClose,
}: {
  readonly interview: InterviewEntry;
  readonly onClose: () => void;
}) {
  const t = useText(calendarText);
  const days = useDayNames();
  const { person_id, person_name, job_id, job_title, interviewer_name, note, place } = interview;
  const theirs = wallOf(interview.starts_at, interview.time_zone);
  const facts = [
    {
      name: t.details.candidate,
      value: (
        <Link to="/people/$candidateId" params={{ candidateId: person_id }} className={LINK}>
          {person_name}
        </Link>
      ),
    },
    {
      name: t.details.job,
      value: (
        <Link to="/jobs/$jobId" params={{ jobId: job_id }} className={LINK}>
          {job_title}
        </Link>
      ),
    },
    { name: t.details.interviewer, value: interviewer_name },
    { name: t.details.place, value: place || t.details.none },
    { name: t.details.note, value: note || t.details.none },
  ];
  return (
    <Drawer
      onClose={onClose}
      title={t.interview(person_name)}
      about={t.their(
        `${days.long(theirs.day)} ${clockText(theirs.minutes)}`,
        interview.time_zone.replaceAll("_", " "),
      )}
    >
      <ul>
        <InterviewItem interview={interview} />
      </ul>
      <dl className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-xs font-medium text-ink-3">{name}</dt>
            <dd className="break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
