import { useText } from "../../../i18n/text.ts";
import { reportText } from "../text/report-text.ts";
import { useSources } from "./source-context.ts";

/** A number that opens its source. */
export function SourceMark({ number }: { readonly number: number }) {
  const t = useText(reportText);
  const { list, open } = useSources();
  const source = list[number - 1];
  if (source === undefined) return null;
  return (
    <button
      type="button"
      aria-label={t.source(number, source.title)}
      title={source.title}
      onClick={() => open(source)}
      className="mx-0.5 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-sm bg-hover px-1 align-text-top text-xs text-ink-2 tabular-nums hover:bg-accent-soft hover:text-accent-ink"
    >
      {number}
    </button>
  );
}
