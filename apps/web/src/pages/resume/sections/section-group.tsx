/** One section beside the page: its name, how much is in it, and what can be added. */
import { ChevronDown, type LucideIcon, Plus } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { cx } from "../../../design/cx.ts";
import { IconButton } from "../../../design/icon-button.tsx";

export function SectionGroup({
  ref,
  name,
  icon: Icon,
  count,
  isOpen,
  onToggle,
  handle,
  adding,
  className,
  children,
}: {
  readonly ref?: Ref<HTMLElement>;
  readonly name: string;
  readonly icon: LucideIcon;
  /** Of a list. */
  readonly count?: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Where it is held to be moved. */
  readonly handle?: ReactNode;
  readonly adding?: { readonly label: string; readonly onAdd: () => void };
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const body = useId();
  return (
    <section
      ref={ref}
      aria-label={name}
      className={cx("relative border-b border-line last:border-b-0", className)}
    >
      <div className={cx("flex items-center pr-2", handle === undefined ? "pl-4" : "pl-1")}>
        {handle}
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? body : undefined}
            onClick={onToggle}
            className="flex h-11 w-full items-center gap-2.5 rounded-sm text-left font-medium -outline-offset-2"
          >
            <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="truncate">{name}</span>
            {count !== undefined && count > 0 && (
              <span className="text-sm font-normal text-ink-3 tabular-nums">{count}</span>
            )}
            <ChevronDown
              aria-hidden
              className={cx(
                "mr-1 ml-auto size-4 shrink-0 text-ink-3 transition-transform",
                !isOpen && "-rotate-90",
              )}
            />
          </button>
        </h3>
        {adding !== undefined && (
          <IconButton label={adding.label} onClick={adding.onAdd}>
            <Plus aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div id={body} className="px-3 pb-4">
          {children}
        </div>
      )}
    </section>
  );
}
