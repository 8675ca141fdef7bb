/** One entry of a list: what it is called, its place in the list, and its fields once it is open. */
import { ChevronRight, Trash2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { cx } from "../../../design/cx.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { type Entry, entriesOf, type ListName, labelsOf } from "../model/structure.ts";
import { placeText } from "../text/place-text.ts";
import { sectionsText } from "../text/sections-text.ts";
import { EntryForm } from "./entry-form.tsx";
import { DropEdge, MoveHandle } from "./move-handle.tsx";
import { useMovable } from "./use-movable.ts";

export function EntryRow({
  section,
  entry,
  isOpen,
  isNew,
  onToggle,
}: {
  readonly section: ListName;
  readonly entry: Entry;
  readonly isOpen: boolean;
  /** Whoever adds it goes on by writing into it. */
  readonly isNew: boolean;
  readonly onToggle: () => void;
}) {
  const t = useText(sectionsText);
  const names = useText(placeText);
  const { data, edit, save, announce } = useEditor();
  const body = useId();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) form.current?.querySelector("input")?.focus();
  }, [isNew]);
  const { main, more } = labelsOf(section, entry);
  const name = main || more || names.unnamedEntry[section];
  const { row, handleProps, isDragged, edge } = useMovable<HTMLLIElement, string>({
    list: section,
    id: entry.id,
    ids: entriesOf(data, section).map(({ id }) => id),
    name,
    onMove: (id, to) => {
      edit({ kind: "move", section, entry_id: id, to });
      save();
    },
  });
  const remove = () => {
    edit({ kind: "remove", section, entry_id: entry.id });
    save();
    announce(t.removed(name));
  };
  return (
    <li
      ref={row}
      data-entry={entry.id}
      className={cx(
        "relative rounded-lg border border-line bg-raised shadow-rest",
        isDragged && "opacity-50",
      )}
    >
      <DropEdge edge={edge} />
      <div className="flex items-center">
        <MoveHandle {...handleProps} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={onToggle}
          className="flex min-w-0 flex-1 items-center gap-1.5 rounded-sm py-2 text-left -outline-offset-2"
        >
          <span className="min-w-0 flex-1">
            <span className={cx("block truncate font-medium", main === "" && "text-ink-3")}>
              {name}
            </span>
            {main !== "" && more !== "" && (
              <span className="block truncate text-sm text-ink-3">{more}</span>
            )}
          </span>
          <ChevronRight
            aria-hidden
            className={cx("size-4 shrink-0 text-ink-3 transition-transform", isOpen && "rotate-90")}
          />
        </button>
        <IconButton label={t.remove(name)} onClick={remove} className="hover:text-danger-ink">
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {isOpen && (
        <div ref={form} id={body} className="border-t border-line px-3 pt-3 pb-4">
          <EntryForm section={section} entryId={entry.id} />
        </div>
      )}
    </li>
  );
}
