/** One of a few, all in view. */
import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
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
  const choose = (chosen: string) => {
    const segment = segments.find((candidate) => candidate.value === chosen);
    if (segment !== undefined) onChange(segment.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={cx("inline-flex rounded-md border border-line bg-sunken p-0.5", className)}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          aria-label={segment.label}
          title={segment.show === undefined ? undefined : segment.label}
          lang={segment.lang}
          className={cx(
            "inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-sm px-2 text-sm font-medium whitespace-nowrap max-md:h-10",
            "text-ink-2 transition-colors hover:text-ink [&_svg]:size-4",
            "data-[state=on]:bg-raised data-[state=on]:text-ink data-[state=on]:shadow-rest",
          )}
        >
          {segment.show ?? segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
