/** The text as it was checked, with what was found marked: by colour, by a line, and by a title. */
import type { GuardrailVerdict, Severity } from "@bole/server/contract";
import { cx } from "../../../design/cx.ts";
import { segmentsOf } from "./segments.ts";

const MARKS: Record<Severity, string> = {
  info: "bg-accent-soft text-accent-ink decoration-accent-ink decoration-dotted",
  warning: "bg-warning-soft text-warning-ink decoration-warning-ink decoration-wavy",
  blocked: "bg-danger-soft text-danger-ink decoration-danger-ink",
};

export function MarkedText({
  label,
  text,
  verdicts,
}: {
  readonly label: string;
  readonly text: string;
  readonly verdicts: readonly GuardrailVerdict[];
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
      tabIndex={0}
      className="max-h-72 overflow-y-auto rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-wrap -outline-offset-2"
    >
      {segmentsOf(text, verdicts).map(({ start, text: piece, severity, reasons }) =>
        severity === null ? (
          <span key={start}>{piece}</span>
        ) : (
          <mark
            key={start}
            title={reasons.join("\n")}
            data-severity={severity}
            className={cx("rounded-sm underline underline-offset-4", MARKS[severity])}
          >
            {piece}
          </mark>
        ),
      )}
    </section>
  );
}
