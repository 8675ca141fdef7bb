/** One recommendation: what it is, why, and what the score is made of. */
import type { Recommendation } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card } from "../../design/card.tsx";
import { useText } from "../../i18n/text.ts";
import { talentText } from "../../talent/talent-text.ts";
import { ApplyLink } from "../matches/apply-link.tsx";
import { PartBars } from "./part-bars.tsx";
import { recommendText } from "./recommend-text.ts";
import { SkillMarks } from "./skill-marks.tsx";

const TITLE = "rounded-sm text-lg font-semibold break-words hover:text-accent-ink hover:underline";

export function ResultCard({
  item,
  place,
  resumeId = "",
  action,
}: {
  readonly item: Recommendation;
  /** The own résumé that counted, to apply with. */
  readonly resumeId?: string;
  /** In words, such as "No. 1"; nothing for one that is not in the list. */
  readonly place?: string;
  /** What can be done about somebody. */
  readonly action?: ReactNode;
}) {
  const t = useText(recommendText);
  const { kinds } = useText(talentText);
  const { id, kind, title, organisation, location, score, match_reason, sources } = item;
  const facts = [kind === "person" ? "" : kinds[kind], organisation, location].filter(Boolean);
  return (
    <Card aria-label={title} className="grid gap-5 px-5 py-4 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          {place !== undefined && <p className="text-xs font-medium text-ink-3">{place}</p>}
          {kind === "person" ? (
            <Link to="/people/$candidateId" params={{ candidateId: id }} className={TITLE}>
              {title}
            </Link>
          ) : (
            <Link
              to="/matches/$jobId"
              params={{ jobId: id }}
              search={resumeId === "" ? {} : { resume_id: resumeId }}
              className={TITLE}
            >
              {title}
            </Link>
          )}
          <p className="text-sm break-words text-ink-3">{facts.join(" · ")}</p>
        </div>
        <p className="max-w-prose break-words">{match_reason}</p>
        <SkillMarks {...item} />
        <Quotes item={item} />
        {kind !== "person" && <ApplyLink jobId={id} resumeId={resumeId} />}
        {action}
      </div>
      <div className="flex flex-col gap-3">
        <p>
          <span className="text-3xl font-semibold tabular-nums">{Math.round(score)}</span>{" "}
          <span className="text-sm text-ink-3">{t.score}</span>
        </p>
        <PartBars parts={item.parts} />
        <p className="text-xs text-ink-3">
          {t.foundBy}: {sources.map((source) => t.sources[source]).join(", ")}
          {" · "}
          {item.judged_by === "model" ? t.byModel : t.byEmbedded}
        </p>
      </div>
    </Card>
  );
}

function Quotes({ item: { evidence } }: { readonly item: Recommendation }) {
  const t = useText(recommendText);
  if (evidence.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer rounded-sm text-ink-2 hover:text-ink">{t.quotes}</summary>
      <ul className="mt-2 flex flex-col gap-1.5">
        {evidence.map(({ from, quote }) => (
          <li key={`${from} ${quote}`} className="border-l-2 border-line pl-3 break-words">
            “{quote}”{" "}
            <span className="text-xs text-ink-3">
              {from === "item" ? t.fromItem : t.fromProfile}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
