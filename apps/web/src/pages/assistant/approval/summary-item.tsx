/** What a workflow came to, in words: what somebody should look at, and where. */
import type { RecordLink } from "@bole/server/contract";
import type { Json } from "../../../json/json.ts";
import { ValueView } from "../../../values/value-view.tsx";
import { RecordLinks } from "../conversation/record-links.tsx";
import { isSummary } from "../model/previews.ts";

export function SummaryItem({ preview }: { readonly preview: Json }) {
  const shown: unknown = preview;
  if (!isSummary(shown)) return <ValueView value={preview} />;
  const links: readonly RecordLink[] = shown.links;
  return (
    <div className="flex flex-col gap-2">
      <p className="break-words whitespace-pre-wrap">{shown.text}</p>
      {shown.warnings.map((warning) => (
        <p key={warning} className="text-sm break-words text-warning-ink">
          {warning}
        </p>
      ))}
      <RecordLinks links={links} />
    </div>
  );
}
