/** What one applied for, newest first, and what became of it. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ownApplicationsQuery } from "../../api/own-applications.ts";
import { Badge } from "../../design/badge.tsx";
import { Card } from "../../design/card.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { STAGE_TONES } from "../../talent/names.ts";
import { matchesText } from "./matches-text.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

export function OwnApplications() {
  const t = useText(matchesText);
  const { since, exact } = useFormat();
  const { data } = useQuery(ownApplicationsQuery);
  useHanFont(data);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby="yours" className="mb-8">
      <h2 id="yours" className="mb-3 text-lg font-semibold">
        {t.yours}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {data.items.map((made) => (
            <li
              key={made.application_id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3"
            >
              <div className="min-w-0 flex-1 basis-60">
                <Link
                  to="/matches/$jobId"
                  params={{ jobId: made.job_id }}
                  className="rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
                >
                  {made.job_title}
                </Link>
                <p className="text-sm text-ink-3">
                  {[made.organisation, t.sent(since(made.applied_at, Date.now()))]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              {made.next_interview !== null && (
                <span className="text-sm text-ink-2">
                  {t.interview(exact(made.next_interview))}
                </span>
              )}
              <Badge tone={STAGE_TONES[made.stage]}>{t.stages[made.stage]}</Badge>
              <WithdrawButton made={made} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
