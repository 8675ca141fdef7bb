/** A button that is only a picture; its label is read aloud and shown on hover. */
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  readonly label: string;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={cx(
          "inline-flex size-8 shrink-0 items-center justify-center rounded-md text-ink-2 max-md:size-11",
          "transition-colors hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:opacity-50",
          "[&_svg]:size-4",
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  );
}
