/** One of a few, all in view. The browser's own radio buttons: they know the arrow keys. */
import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

export interface Segment<T extends string> {
  readonly value: T;
  /** Also the accessible name, where `show` is a picture. */
  readonly label: string;
  readonly show?: ReactNode;
  readonly lang?: string;
}

export function Segmented<T extends string>({
  label,
  value,
  segments,
  onChange,
  className,
}: {
  readonly label: string;
  readonly value: T;
  readonly segments: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
  readonly className?: string;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx("inline-flex rounded-md border border-line bg-sunken p-0.5", className)}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.show === undefined ? undefined : segment.label}
          lang={segment.lang}
          className={cx(
            "relative inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-sm px-2 text-sm font-medium whitespace-nowrap max-md:h-10",
            "text-ink-2 transition-colors hover:text-ink [&_svg]:size-4",
            "has-checked:bg-raised has-checked:text-ink has-checked:shadow-rest",
          )}
        >
          <input
            type="radio"
            name={name}
            aria-label={segment.label}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            // Lies over its label: what is pressed and what is focused is the same spot.
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm"
          />
          {segment.show ?? segment.label}
        </label>
      ))}
    </div>
  );
}
