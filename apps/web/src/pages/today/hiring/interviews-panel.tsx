/** Interviews of this day, by the reader's own clock. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { interviewsQuery } from "../../../api/interviews.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { wallOf } from "../../../i18n/wall-clock.ts";
import { useOwnZone } from "../../../preferences/zone.ts";
import { InterviewItem } from "../../../talent/interview/interview-item.tsx";
import { MORE, Panel } from "../panel.tsx";
import { hiringText } from "./hiring-text.ts";

const LONGEST_DAY_MS = 25 * 3_600_000;

export function InterviewsPanel() {
  const t = useText(hiringText);
  const { time } = useFormat();
  const zone = useOwnZone();
  // Around the day on which one began to look: a window that moves would never be answered.
  const [{ now, ...window }] = useState(aroundNow);
  const { data = [] } = useQuery(interviewsQuery(window, ""));
  const today = wallOf(now, zone).day;
  const booked = data.filter(
    ({ state, starts_at }) => state !== "cancelled" && wallOf(starts_at, zone).day === today,
  );
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
    </Panel>
  );
}

/** Wide enough for the whole day in any zone, also where clocks change. */
function aroundNow() {
  const now = Date.now();
  const at = (time: number) => new Date(time).toISOString();
  return { now, from: at(now - LONGEST_DAY_MS), to: at(now + LONGEST_DAY_MS) };
}
