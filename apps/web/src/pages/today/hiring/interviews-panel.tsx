/** Interviews of this day, by the reader's own clock, tomorrow's, and the next ones. */
import type { InterviewEntry } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { interviewsQuery } from "../../../api/interviews.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useOwnZone } from "../../../preferences/zone.ts";
import { InterviewItem } from "../../../talent/interview/interview-item.tsx";
import { MORE, Panel } from "../panel.tsx";
import { hiringText } from "./hiring-text.ts";
import { interviewDays } from "./interview-days.ts";

const LONGEST_DAY_MS = 25 * 3_600_000;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Asked together with the rest of the day, which stands below them. */
export function useInterviewsAround() {
  // Around the day on which one began to look: a window that moves would never be answered.
  const [{ now, ...window }] = useState(aroundNow);
  const { data = [], isLoading } = useQuery(interviewsQuery(window, ""));
  return { now, interviews: data, isLoading };
}

export function InterviewsPanel({
  now,
  interviews,
}: {
  readonly now: number;
  readonly interviews: readonly InterviewEntry[];
}) {
  const t = useText(hiringText);
  const { time, moment } = useFormat();
  const zone = useOwnZone();
  const { today: booked, tomorrow, next } = interviewDays(interviews, now, zone);
  return (
    <Panel
      title={t.interviews}
      count={booked.length}
      more={
        <Link to="/calendar" className={MORE}>
          {t.calendar}
        </Link>
      }
    >
      {booked.length === 0 ? (
        <p className="px-5 py-4 text-ink-3">{t.noInterviews}</p>
      ) : (
        <ul className="flex flex-col gap-4 px-5 py-4">
          {booked.map((interview) => (
            <InterviewItem
              key={interview.id}
              interview={interview}
              at={time(interview.starts_at)}
            />
          ))}
        </ul>
      )}
      <Later title={t.tomorrowInterviews} interviews={tomorrow} at={time} />
      <Later title={t.nextInterviews} interviews={next} at={moment} />
    </Panel>
  );
}

function Later({
  title,
  interviews,
  at,
}: {
  readonly title: string;
  readonly interviews: readonly InterviewEntry[];
  readonly at: (instant: string) => string;
}) {
  const id = useId();
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-t border-line px-5 pt-3 text-sm font-medium text-ink-3">
        {title}
      </h3>
      <ul className="flex flex-col gap-4 px-5 py-4">
        {interviews.map((interview) => (
          <InterviewItem key={interview.id} interview={interview} at={at(interview.starts_at)} />
        ))}
      </ul>
    </section>
  );
}

/** From the beginning of the day in any zone, also where clocks change, for a week. */
function aroundNow() {
  const now = Date.now();
  const at = (time: number) => new Date(time).toISOString();
  return { now, from: at(now - LONGEST_DAY_MS), to: at(now + WEEK_MS) };
}
