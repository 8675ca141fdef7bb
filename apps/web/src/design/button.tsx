/** What one presses. A link that looks like a button takes `buttonClass`, and stays a link. */
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type Variant = "primary" | "secondary" | "ghost" | "danger";
type Size = "sm" | "md";

const VARIANTS: Record<Variant, string> = {
  primary: "bg-accent text-on-accent shadow-rest hover:bg-accent-hover",
  secondary: "border border-line bg-raised text-ink shadow-rest hover:bg-hover",
  ghost: "text-ink-2 hover:bg-hover hover:text-ink",
  danger: "bg-danger text-on-danger shadow-rest hover:bg-danger-hover",
};
const SIZES: Record<Size, string> = {
  sm: "h-8 px-2.5 text-sm max-md:h-9",
  md: "h-9 px-3.5 text-base max-md:h-11",
};

export function buttonClass(variant: Variant = "secondary", size: Size = "md"): string {
  return cx(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap",
    "transition-colors select-none active:translate-y-px disabled:pointer-events-none disabled:opacity-50",
    "[&_svg]:size-4 [&_svg]:shrink-0",
    VARIANTS[variant],
    SIZES[size],
  );
}

interface ButtonProps extends ComponentProps<"button"> {
  readonly variant?: Variant;
  readonly size?: Size;
  /** Keeps the button's place and focus while its work is under way. */
  readonly loading?: boolean;
}

export function Button({ variant, size, loading, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={loading || rest["aria-disabled"]}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : rest.onClick}
      className={cx(buttonClass(variant, size), loading && "opacity-70", className)}
    >
      {loading && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}
