/** By what was searched, what is missing, and how far the index is: no silence about a lame search. */
import type { TrackState } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { indexStateQuery } from "../../../api/search.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { candidatesText } from "../candidates-text.ts";

export function SearchNote({ tracks }: { readonly tracks: readonly TrackState[] }) {
  const t = useText(candidatesText);
  const { number } = useFormat();
  const { data: index } = useQuery(indexStateQuery);
  const used = tracks.filter(({ state }) => state === "used");
  const lost = tracks.filter(({ state }) => state === "unavailable");
  const pending = index?.pending ?? 0;
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
      {index !== undefined && pending > 0 && (
        <p>{t.pending(number(index.entries - pending), number(index.entries))}</p>
      )}
    </div>
  );
}
