/** Says what was searched, which tracks are unavailable, and how much is still loading. */
import type { Loading, TrackState } from "@bole/server/contract";
import { TriangleAlert } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { candidatesText } from "../candidates-text.ts";

export function SearchNote({
  tracks,
  loading,
}: {
  readonly tracks: readonly TrackState[];
  readonly loading: Loading | null;
}) {
  const t = useText(candidatesText);
  const { number } = useFormat();
  const used = tracks.filter(({ state }) => state === "used");
  const lost = tracks.filter(({ state }) => state === "unavailable");
  return (
    <div role="status" className="mb-3 flex flex-col gap-1 text-sm text-ink-3">
      {used.length > 0 && (
        <p>{t.searchedBy(used.map(({ track }) => t.tracks[track]).join(" · "))}</p>
      )}
      {lost.map(({ track, note }) => (
        <p key={track} className="flex items-start gap-1.5 text-warning-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span>
            {t.unavailable(t.tracks[track])} {note}
          </span>
        </p>
      ))}
      {loading !== null && <p>{t.loadingMore(number(loading.done), number(loading.total))}</p>}
    </div>
  );
}
