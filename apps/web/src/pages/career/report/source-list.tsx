import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { reportText } from "../text/report-text.ts";
import { useSources } from "./source-context.ts";

/** Everything that the report rests on, by its number. */
export function SourceList() {
  const t = useText(reportText);
  const { list, open } = useSources();
  return (
    <Card aria-label={t.sources} className="px-5 py-4">
      <details>
        <summary className="cursor-pointer rounded-sm font-semibold">
          {t.sources} ({list.length})
        </summary>
        <ol className="mt-3 flex flex-col gap-1.5 text-sm">
          {list.map((source, at) => (
            <li key={source.id} className="flex gap-2">
              <span className="w-6 shrink-0 text-right text-ink-3 tabular-nums">{at + 1}</span>
              <button
                type="button"
                onClick={() => open(source)}
                className="rounded-sm text-left break-words text-accent-ink hover:underline"
              >
                {source.title}
                {source.quote !== null && <span className="text-ink-3"> – “{source.quote}”</span>}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
