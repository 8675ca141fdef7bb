/** What the résumé does well and what not, each with a change that can be applied. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reviewQuery } from "../../../api/resumes.ts";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Drawer } from "../../../design/drawer.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { ValueDiff } from "../changes/value-diff.tsx";
import { useEditor } from "../editor-context.ts";
import { reviewText } from "../text/review-text.ts";
import type { Ask } from "./ask-edits.ts";
import { AskFix } from "./ask-fix.tsx";

/** More at once is a questionnaire; the next ones come when these are answered. */
const MOST_ASKED = 3;
const MOST_LISTED = 6;

/** What is asked for is not listed as well. */
const unmended = (findings: readonly string[], asks: readonly Ask[]): string[] =>
  findings.filter((one) => !asks.some(({ label }) => label === one)).slice(0, MOST_LISTED);

export function ReviewDrawer({
  resumeId,
  version,
  onClose,
}: {
  readonly resumeId: string;
  /** The newest that is saved: what is applied is reviewed again. */
  readonly version: number;
  readonly onClose: () => void;
}) {
  const t = useText(reviewText);
  const { edit, save } = useEditor();
  const review = useQuery({
    ...reviewQuery(resumeId, version, useLanguage()),
    placeholderData: keepPreviousData,
  });
  const [first, setFirst] = useState<number | null>(null);
  if (first === null && review.data?.score != null) setFirst(review.data.score);
  return (
    <Drawer title={t.title} about={t.about} onClose={onClose}>
      {review.isError && <ErrorState error={review.error} onRetry={() => void review.refetch()} />}
      {review.isPending && <SkeletonRows rows={6} />}
      {review.data !== undefined && (
        <div className="flex flex-col gap-5">
          {review.data.score !== null && (
            <p role="status">
              <span className="text-lg font-semibold">{t.score(review.data.score)}</span>
              {first !== null && first !== review.data.score && (
                <span className="ml-2 text-sm text-ink-2">{t.before(first)}</span>
              )}
            </p>
          )}
          {review.data.checks.map(({ id, good, of, findings, fixes, asks }) => (
            <section key={id} aria-label={t.checks[id]}>
              <h3 className="flex items-center justify-between gap-3 font-medium">
                {t.checks[id]}
                <Badge tone={good === of ? "ok" : "neutral"}>
                  {of === 0 ? t.none : t.share(good, of)}
                </Badge>
              </h3>
              {fixes.length + asks.length < findings.length && (
                <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
                  {unmended(findings, asks).map((finding) => (
                    <li key={finding}>{finding}</li>
                  ))}
                </ul>
              )}
              {fixes.map(({ section, entry_id, entry_label, field, before, after }) => (
                <div
                  key={`${section} ${entry_id} ${field}`}
                  className="mt-2 rounded-lg border border-line p-3"
                >
                  {entry_label !== "" && <p className="text-sm font-medium">{entry_label}</p>}
                  {section === "look" ? (
                    <p className="text-sm">{field === "template" ? t.oneColumn : t.sortByDate}</p>
                  ) : (
                    <ValueDiff before={String(before)} after={String(after)} />
                  )}
                  <Button
                    className="mt-2"
                    onClick={() => {
                      edit({ kind: "set", place: { section, entry_id, field }, value: after });
                      save();
                    }}
                  >
                    {t.apply}
                  </Button>
                </div>
              ))}
              {asks.slice(0, MOST_ASKED).map((ask) => (
                <AskFix key={`${ask.entry_id} ${ask.field} ${ask.label}`} ask={ask} />
              ))}
            </section>
          ))}
        </div>
      )}
    </Drawer>
  );
}
