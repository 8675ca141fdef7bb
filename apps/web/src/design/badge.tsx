/** A word with a colour. The word carries the meaning; the colour only helps to find it. */
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type Tone = "neutral" | "accent" | "ok" | "warning" | "danger";

const TONES: Record<Tone, string> = {
  neutral: "bg-hover text-ink-2",
  accent: "bg-accent-soft text-accent-ink",
  ok: "bg-ok-soft text-ok-ink",
  warning: "bg-warning-soft text-warning-ink",
  danger: "bg-danger-soft text-danger-ink",
};

export function Badge({
  tone = "neutral",
  className,
  title,
  children,
}: {
  readonly tone?: Tone;
  readonly className?: string;
  /** What it says in full, where it is cut short or only drawn. */
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <span
      title={title}
      className={cx(
        "inline-flex h-5.5 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
