/** Two texts, line by line; what stayed the same far from any change is folded. */
import { useMemo, useState } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { memoryText } from "../memory-text.ts";
import { type DiffLine, diffLines, foldDiff } from "../model/line-diff.ts";

const LOOKS: Record<DiffLine["kind"], { readonly sign: string; readonly row: string }> = {
  same: { sign: " ", row: "text-ink-2" },
  removed: { sign: "−", row: "bg-danger-soft text-danger-ink" },
  added: { sign: "+", row: "bg-ok-soft text-ok-ink" },
};

export function DiffView({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useText(memoryText).plans;
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  const count = (kind: DiffLine["kind"]) => lines.filter((line) => line.kind === kind).length;
  const [added, removed] = [count("added"), count("removed")];
  if (added + removed === 0) return <p className="px-4 py-6 text-ink-2">{t.same}</p>;
  return (
    <div>
      <p className="border-b border-line px-4 py-2 text-sm text-ink-3">{t.lines(added, removed)}</p>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
        tabIndex={0}
        className="max-h-[70dvh] overflow-auto py-1 -outline-offset-2"
      >
        <div className="w-fit min-w-full font-mono text-sm">
          {foldDiff(lines).map((part) =>
            part.type === "folded" ? (
              <Folded key={keyOf(part.lines)} lines={part.lines} />
            ) : (
              <Lines key={keyOf(part.lines)} lines={part.lines} />
            ),
          )}
        </div>
      </div>
    </div>
  );
}

const keyOf = ([first]: readonly DiffLine[]) => `${first?.before} ${first?.after}`;

function Folded({ lines }: { readonly lines: readonly DiffLine[] }) {
  const t = useText(memoryText).plans;
  const [open, setOpen] = useState(false);
  if (open) return <Lines lines={lines} />;
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="block w-full bg-sunken px-4 py-1 text-left font-sans text-sm text-ink-3 -outline-offset-2 hover:text-ink"
    >
      ⋯ {t.folded(lines.length)}
    </button>
  );
}

function Lines({ lines }: { readonly lines: readonly DiffLine[] }) {
  const t = useText(memoryText).plans;
  return lines.map(({ kind, text, before, after }) => (
    <div key={`${before} ${after}`} className={cx("flex whitespace-pre", LOOKS[kind].row)}>
      <span aria-hidden className="w-12 shrink-0 pr-2 text-right text-xs leading-5 text-ink-3">
        {before}
      </span>
      <span aria-hidden className="w-12 shrink-0 pr-2 text-right text-xs leading-5 text-ink-3">
        {after}
      </span>
      <span aria-hidden className="w-5 shrink-0 text-center">
        {LOOKS[kind].sign}
      </span>
      {kind !== "same" && <span className="sr-only">{t[kind]}: </span>}
      <code className="pr-4">{text}</code>
    </div>
  ));
}
