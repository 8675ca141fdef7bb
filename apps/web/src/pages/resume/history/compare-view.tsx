/** What differs between two versions, change by change. */
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { diffQuery } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { ChangeView } from "../changes/change-view.tsx";
import { historyText } from "../text/history-text.ts";

export function CompareView({
  resumeId,
  from,
  to,
  onBack,
}: {
  readonly resumeId: string;
  readonly from: number;
  readonly to: number;
  readonly onBack: () => void;
}) {
  const t = useText(historyText);
  const { data, error, isError, refetch } = useQuery(diffQuery(resumeId, from, to));
  return (
    <>
      <Button size="sm" variant="ghost" className="-ml-2" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {t.back}
      </Button>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonRows rows={4} />}
      {data !== undefined && (
        <>
          <p role="status" className="mt-2 text-sm text-ink-3">
            {data.changes.length === 0 ? t.same : t.count(data.changes.length)}
          </p>
          <ul className="flex flex-col divide-y divide-line">
            {data.changes.map((change) => (
              <li
                key={`${change.section} ${change.entry_id} ${change.field} ${change.kind}`}
                className="py-3"
              >
                <ChangeView change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
