/** One section beside the page: its name, how much is in it, and what can be added. */
import { ChevronDown, type LucideIcon, Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../../../design/cx.ts";
import { IconButton } from "../../../design/icon-button.tsx";

export function SectionGroup({
  name,
  icon: Icon,
  count,
  isOpen,
  onToggle,
  addLabel,
  onAdd,
  children,
}: {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Of a list. */
  readonly count?: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly addLabel?: string;
  readonly onAdd?: () => void;
  readonly children: ReactNode;
}) {
  const body = useId();
  return (
    <section aria-label={name} className="border-b border-line last:border-b-0">
      <div className="flex items-center pr-2">
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={onToggle}
            className="flex h-11 w-full items-center gap-2.5 px-4 text-left font-medium -outline-offset-2"
          >
            <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="truncate">{name}</span>
            {count !== undefined && count > 0 && (
              <span className="text-sm font-normal text-ink-3 tabular-nums">{count}</span>
            )}
            <ChevronDown
              aria-hidden
              className={cx(
                "ml-auto size-4 shrink-0 text-ink-3 transition-transform",
                !isOpen && "-rotate-90",
              )}
            />
          </button>
        </h3>
        {addLabel !== undefined && (
          <IconButton label={addLabel} onClick={onAdd}>
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
