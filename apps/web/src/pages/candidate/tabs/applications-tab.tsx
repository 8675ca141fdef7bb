/** What the person applied for, with every change of stage. */
import type { Candidate } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { useActorName } from "../../../account/use-actor-name.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { StageBadge } from "../../../talent/stage-badge.tsx";
import { talentText } from "../../../talent/talent-text.ts";
import { candidateText } from "../candidate-text.ts";

export function ApplicationsTab({
  candidate: { applications },
}: {
  readonly candidate: Candidate;
}) {
  const t = useText(candidateText).applications;
  const { by } = useText(candidateText).activity;
  const { stages } = useText(talentText);
  const format = useFormat();
  const nameOf = useActorName();
  if (applications.length === 0) return <p className="text-ink-2">{t.none}</p>;
  return (
    <ul className="flex flex-col gap-6">
      {applications.map(({ application, job_title, events }) => (
        <li key={application.id}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Link
              to="/jobs/$jobId"
              params={{ jobId: application.job_id }}
              className="min-w-0 rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
            >
              {job_title}
            </Link>
            <StageBadge stage={application.stage} />
          </div>
          <ol aria-label={t.history} className="mt-2 flex flex-col border-l border-line">
            {events.map((event) => (
              <li key={event.id} className="relative py-1 pl-4">
                <span
                  aria-hidden
                  className="absolute top-3 -left-1 size-2 rounded-full bg-line-strong"
                />
                <p className="text-sm">
                  {event.from === null
                    ? `${t.first} ${stages[event.to]}`
                    : `${stages[event.from]} → ${stages[event.to]}`}
                  {event.reason !== "" && (
                    <span className="break-words text-ink-2"> · {event.reason}</span>
                  )}
                </p>
                <p className="text-xs text-ink-3">
                  <time dateTime={event.created_at}>{format.moment(event.created_at)}</time>
                  {event.actor !== "" && ` · ${by(nameOf(event.actor))}`}
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
