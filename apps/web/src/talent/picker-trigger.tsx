/** The button that opens a picker, in the looks of a select. */
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../design/cx.ts";

interface PickerTriggerProps extends ComponentProps<"button"> {
  /** What was picked, or what to pick. */
  readonly text: string;
}

export function PickerTrigger({ text, className, ...rest }: PickerTriggerProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        "inline-flex h-9 min-w-0 items-center justify-between gap-2 rounded-md border border-line-strong bg-raised pr-2.5 pl-3 text-base shadow-rest transition-colors hover:bg-hover max-md:h-11",
        className,
      )}
    >
      <span className="truncate">{text}</span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
    </button>
  );
}
