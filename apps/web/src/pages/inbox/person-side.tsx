/** Who a conversation is with, and the jobs they are a candidate for. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { candidateQuery } from "../../api/candidates.ts";
import { Card } from "../../design/card.tsx";
import { useText } from "../../i18n/text.ts";
import { StageBadge } from "../../talent/stage-badge.tsx";
import { inboxText } from "./inbox-text.ts";

const LINK = "rounded-sm break-words hover:text-accent-ink hover:underline";

export function PersonSide({ id }: { readonly id: string }) {
  const t = useText(inboxText);
  const { data } = useQuery(candidateQuery(id));
  if (data === undefined) return null;
  const { person, applications } = data;
  return (
    <Card aria-label={t.person} className="flex min-w-0 flex-col gap-3 px-5 py-4">
      <div className="min-w-0">
        <Link
          to="/people/$candidateId"
          params={{ candidateId: id }}
          className={`${LINK} font-semibold`}
        >
          {person.name}
        </Link>
        {person.headline !== null && <p className="text-sm text-ink-2">{person.headline}</p>}
        <p className="text-sm break-all text-ink-3">
          {[person.email, person.phone, person.location].filter(Boolean).join(" · ")}
        </p>
      </div>
      {applications.length > 0 && (
        <ul aria-label={t.jobs} className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
          {applications.map(({ application, job_title }) => (
            <li key={application.id} className="flex flex-col items-start gap-1">
              <Link to="/jobs/$jobId" params={{ jobId: application.job_id }} className={LINK}>
                {job_title}
              </Link>
              <StageBadge stage={application.stage} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
