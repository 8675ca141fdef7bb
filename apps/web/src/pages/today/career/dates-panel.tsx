/** Interviews and milestones of the next two weeks, the nearest first. */

import type { CareerSession } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ownApplicationsQuery } from "../../../api/own-applications.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useOwnZone } from "../../../preferences/zone.ts";
import { addDays, todayOf } from "../../career/plan/days.ts";
import { useDays } from "../../career/plan/use-days.ts";
import { Panel } from "../panel.tsx";
import { careerTodayText } from "./career-text.ts";

const AHEAD_DAYS = 14;

export function DatesPanel({ session }: { readonly session: CareerSession | undefined }) {
  const t = useText(careerTodayText);
  const days = useDays();
  const { moment } = useFormat();
  const { data } = useQuery(ownApplicationsQuery);
  const today = todayOf(new Date(), useOwnZone());
  const interviews = (data?.items ?? []).flatMap(({ application_id, job_title, next_interview }) =>
    next_interview === null
      ? []
      : [
          {
            id: application_id,
            at: next_interview,
            when: moment(next_interview),
            what: t.interview(job_title),
            link: { to: "/matches" },
          },
        ],
  );
  const milestones = (session?.final_plan?.milestones ?? [])
    .filter(({ date }) => date >= today && date <= addDays(today, AHEAD_DAYS))
    .map(({ title, date }) => ({
      id: `${date} ${title}`,
      at: date,
      when: days.named(date),
      what: t.milestone(title),
      link: { to: "/career/$sessionId", params: { sessionId: session?.session_id ?? "" } },
    }));
  const dates = [...interviews, ...milestones].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Panel title={t.dates} count={dates.length}>
      {dates.length === 0 && <p className="px-5 py-4 text-ink-3">{t.noDates}</p>}
      <ul className="divide-y divide-line">
        {dates.map(({ id, when, what, link }) => (
          <li key={id} className="flex justify-between gap-3 px-5 py-3">
            <Link {...link} className="min-w-0 rounded-sm break-words hover:underline">
              {what}
            </Link>
            <time className="shrink-0 text-sm text-ink-3">{when}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
