/** What became of the résumé, version by version: to look back, to compare, and to go back. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { historyQuery } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { Drawer } from "../../../design/drawer.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import type { Version } from "../session/resume-session.ts";
import { historyText } from "../text/history-text.ts";
import { CompareView } from "./compare-view.tsx";
import { SnapshotForm } from "./snapshot-form.tsx";
import { FirstVersionRow, VersionRow } from "./version-row.tsx";

export function HistoryDrawer({
  resumeId,
  onAdopt,
  onClose,
}: {
  readonly resumeId: string;
  readonly onAdopt: (version: Version) => void;
  readonly onClose: () => void;
}) {
  const t = useText(historyText);
  const history = useInfiniteQuery(historyQuery(resumeId));
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [compared, setCompared] = useState<readonly [number, number] | null>(null);
  const pages = history.data?.pages ?? [];
  const newest = pages[0];
  const edits = pages.flatMap(({ items }) => items);
  const snapshots = newest?.snapshots ?? [];
  const row = (version: number) => ({
    version,
    snapshots: snapshots.filter((one) => one.version === version),
    isNow: version === newest?.version,
    isTicked: ticked.includes(version),
    // The two that were ticked last.
    onTick: (on: boolean) =>
      setTicked([...ticked.filter((one) => one !== version), ...(on ? [version] : [])].slice(-2)),
    resumeId,
    onAdopt,
  });
  const nameOf = (version: number) =>
    snapshots.find((one) => one.version === version)?.name ?? t.version(version);
  if (compared !== null) {
    const [from, to] = compared;
    return (
      <Drawer title={t.compared(nameOf(from), nameOf(to))} onClose={onClose}>
        <CompareView resumeId={resumeId} from={from} to={to} onBack={() => setCompared(null)} />
      </Drawer>
    );
  }
  const [one, other] = ticked.toSorted((a, b) => a - b);
  return (
    <Drawer title={t.title} about={t.about} onClose={onClose}>
      {newest === undefined && history.isError && (
        <ErrorState error={history.error} onRetry={() => void history.refetch()} />
      )}
      {newest === undefined && !history.isError && <SkeletonRows rows={5} />}
      {newest !== undefined && (
        <>
          <SnapshotForm resumeId={resumeId} />
          <div className="sticky -top-4 z-10 -mx-5 flex items-center justify-between gap-3 border-b border-line bg-raised px-5 py-2">
            <p className="text-sm text-ink-3">{t.compareHint}</p>
            <Button
              size="sm"
              disabled={other === undefined}
              onClick={() => one !== undefined && other !== undefined && setCompared([one, other])}
            >
              {t.compare}
            </Button>
          </div>
          <ol aria-label={t.title} className="flex flex-col divide-y divide-line">
            {edits.map((edit) => (
              <VersionRow key={edit.version} {...row(edit.version)} edit={edit} />
            ))}
            {!history.hasNextPage && <FirstVersionRow {...row(1)} />}
          </ol>
          {history.hasNextPage && (
            <Button
              className="mx-auto mt-3 flex"
              loading={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              {t.older}
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
}
