/** The plan as text, with line numbers and a mark at each line that has an issue. */
import { useEffect, useRef, useState } from "react";
import { cx } from "../../design/cx.ts";
import { useText } from "../../i18n/text.ts";
import { useEditor } from "./editor-context.ts";
import type { Flaw } from "./model/editor-state.ts";
import { planText } from "./text/plan-text.ts";

/** In pixels: the numbers beside the text must line up with it. */
const LINE = 22;
const TOP = 12;
const MORE = 4;

export interface TextTarget {
  readonly offset: number;
  readonly line: number;
}

export function JsonEditor({
  text,
  flaw,
  target,
}: {
  readonly text: string;
  readonly flaw: Flaw | null;
  /** Where to put the cursor; a new object puts it there again. */
  readonly target: TextTarget | null;
}) {
  const t = useText(planText);
  const { document, issues } = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState({ top: 0, height: 0 });
  const lines = text.split("\n").length;
  const wrong = new Set([
    ...issues.flatMap(({ line }) => (line === null ? [] : [line])),
    ...(flaw === null ? [] : [flaw.line]),
  ]);

  useEffect(() => {
    const element = area.current;
    if (element === null || target === null) return;
    const end = element.value.indexOf("\n", target.offset);
    element.focus();
    element.setSelectionRange(target.offset, end < 0 ? element.value.length : end);
    element.scrollTop = Math.max(0, (target.line - 4) * LINE);
  }, [target]);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div
        className={cx(
          "flex h-[min(70dvh,48rem)] overflow-hidden rounded-lg border bg-sunken font-mono text-sm",
          "focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus",
          flaw === null ? "border-line-strong" : "border-danger",
        )}
      >
        <Gutter lines={lines} wrong={wrong} {...view} />
        <textarea
          ref={area}
          aria-label={t.json.label}
          aria-describedby="plan-json-help"
          aria-invalid={flaw !== null || undefined}
          value={text}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          style={{ lineHeight: `${LINE}px`, paddingBlock: TOP }}
          onChange={(event) =>
            document.dispatch({ type: "typed", text: event.target.value, at: event.timeStamp })
          }
          onScroll={({ currentTarget: { scrollTop: top, clientHeight: height } }) =>
            setView({ top, height })
          }
          className="min-w-0 flex-1 resize-none bg-surface px-3 text-sm outline-none max-md:text-lg"
        />
      </div>
      <p id="plan-json-help" className="text-sm text-ink-3">
        {flaw === null ? (
          t.json.help
        ) : (
          <span className="text-danger-ink">
            {t.flawAt(flaw.line, flaw.column, t.flaws[flaw.code])}
          </span>
        )}
      </p>
    </div>
  );
}

/** Only the numbers that are in view are made: a plan may have a hundred thousand lines. */
function Gutter({
  lines,
  wrong,
  top,
  height,
}: {
  readonly lines: number;
  readonly wrong: ReadonlySet<number>;
  readonly top: number;
  readonly height: number;
}) {
  const first = Math.max(1, Math.floor(top / LINE) - MORE);
  const count = Math.ceil(height / LINE) + 2 * MORE;
  const shown = Array.from({ length: count }, (_, index) => first + index).filter(
    (line) => line <= lines,
  );
  return (
    <div
      aria-hidden
      className="relative shrink-0 overflow-hidden border-r border-line text-right text-xs text-ink-3 select-none"
      style={{ width: `${Math.max(3, String(lines).length) + 3}ch` }}
    >
      {shown.map((line) => (
        <span
          key={line}
          className={cx(
            "absolute right-0 left-0 pr-2",
            wrong.has(line) && "bg-danger-soft font-semibold text-danger-ink",
          )}
          style={{ top: TOP + (line - 1) * LINE - top, lineHeight: `${LINE}px` }}
        >
          {line}
        </span>
      ))}
    </div>
  );
}
