/** Interviews of this day, by the reader's own clock. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { interviewsQuery } from "../../../api/interviews.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { InterviewItem } from "../../../talent/interview/interview-item.tsx";
import { MORE, Panel } from "../panel.tsx";
import { hiringText } from "./hiring-text.ts";

export function InterviewsPanel() {
  const t = useText(hiringText);
  const { time } = useFormat();
  // Of the day on which one began to look: a window that moves would never be answered.
  const [window] = useState(today);
  const { data = [] } = useQuery(interviewsQuery(window, ""));
  const booked = data.filter(({ state }) => state !== "cancelled");
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

function today() {
  const from = new Date();
  from.setHours(0, 0, 0, 0);
  const to = new Date(from);
  to.setDate(to.getDate() + 1);
  return { from: from.toISOString(), to: to.toISOString() };
}
