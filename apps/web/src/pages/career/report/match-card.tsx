/** One occupation: how it fits, what it is like, what of it is open here. */
import { Link } from "@tanstack/react-router";
import { Badge } from "../../../design/badge.tsx";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { SkillRadar } from "../charts/skill-radar.tsx";
import { reportText } from "../text/report-text.ts";
import type { Report } from "./source-context.ts";
import { OneStatement, Statements } from "./statements.tsx";

type Match = Report["career_matching"]["matches"][number];
type Facts = Report["industry_opportunities"]["occupations"][number];

const FACTS = ["work", "entry", "remote", "salary", "outlook", "market"] as const;

export function MatchCard({
  match,
  facts,
}: {
  readonly match: Match;
  readonly facts: Facts | undefined;
}) {
  const t = useText(reportText);
  return (
    <Card aria-label={match.name} className="px-5 py-4">
      <h3 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        {match.name}
        {match.have.length > 0 && (
          <Badge tone={match.score >= 50 ? "ok" : "neutral"}>{t.match(match.score)}</Badge>
        )}
        {facts !== undefined && (
          <span className="text-sm font-normal text-ink-3">{facts.field}</span>
        )}
      </h3>
      <div className="mt-3 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Statements statements={match.statements} />
          {facts !== undefined && (
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
              {FACTS.filter((fact) => facts[fact].some(({ unknown }) => !unknown)).map((fact) => (
                <div key={fact} className="contents">
                  <dt className="font-medium text-ink-3">{t.facts[fact]}</dt>
                  <dd className="flex flex-col gap-1 break-words">
                    {facts[fact].map((statement) => (
                      <p key={statement.text}>
                        <OneStatement statement={statement} />
                      </p>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <Openings match={match} />
        </div>
        <SkillRadar name={match.name} radar={match.radar} />
      </div>
    </Card>
  );
}

function Openings({ match: { openings, name } }: { readonly match: Match }) {
  const t = useText(reportText);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {openings.map(({ id, kind, title }) => (
        <Link
          key={id}
          to="/matches/$jobId"
          params={{ jobId: id }}
          className="rounded-sm break-words text-accent-ink hover:underline"
        >
          {t.kinds[kind]}: {title}
        </Link>
      ))}
      <Link
        to="/matches"
        search={{ q: name }}
        className="rounded-sm text-accent-ink hover:underline"
      >
        {t.more}
      </Link>
    </div>
  );
}
