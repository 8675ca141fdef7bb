/** Where something is held to be moved, and where it would be let go. */
import { GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { sectionsText } from "../text/sections-text.ts";
import type { Edge } from "./use-drag.ts";

export function MoveHandle({
  name,
  isFixed,
  ...rest
}: Pick<ComponentProps<"button">, "ref" | "onKeyDown"> & {
  readonly name: string;
  /** There is no other place. */
  readonly isFixed: boolean;
}) {
  const t = useText(sectionsText);
  return (
    <button
      {...rest}
      type="button"
      aria-label={t.move(name)}
      title={t.moveHint}
      disabled={isFixed}
      className="flex h-10 w-7 shrink-0 cursor-grab items-center justify-center rounded-sm text-ink-3 -outline-offset-2 hover:text-ink disabled:cursor-default disabled:opacity-30 max-md:h-11 max-md:w-11 [&_svg]:size-4"
    >
      <GripVertical aria-hidden />
    </button>
  );
}

export function DropEdge({ edge }: { readonly edge: Edge | null }) {
  if (edge === null) return null;
  return (
    <span
      aria-hidden
      className={cx(
        "absolute inset-x-0 z-10 h-0.5 rounded-full bg-accent",
        edge === "before" ? "-top-1" : "-bottom-1",
      )}
    />
  );
}
