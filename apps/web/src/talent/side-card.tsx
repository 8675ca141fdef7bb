/** One side of what two people made of the same, to be chosen. */
import type { ReactNode } from "react";
import { cx } from "../design/cx.ts";

export function SideCard({
  group,
  label,
  isChosen,
  onChoose,
  children,
}: {
  /** The same for both sides. */
  readonly group: string;
  /** Whose it is. */
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <label
      className={cx(
        "flex min-w-0 cursor-pointer items-start gap-2 rounded-md border bg-raised px-3 py-2 text-sm",
        isChosen ? "border-accent" : "border-line",
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <span className="block text-xs text-ink-3">{label}</span>
        <span className="line-clamp-4 break-words whitespace-pre-wrap">{children}</span>
      </span>
    </label>
  );
}
