/** One entry of a list: what it is called, its place in the list, and its fields once it is open. */
import { ChevronRight, GripVertical, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { cx } from "../../../design/cx.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { placeAfterDrop } from "../model/new-place.ts";
import { type Entry, entriesOf, type ListName, labelsOf } from "../model/structure.ts";
import { placeText } from "../text/place-text.ts";
import { sectionsText } from "../text/sections-text.ts";
import { EntryForm } from "./entry-form.tsx";
import { useReorder } from "./use-reorder.ts";

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export function EntryRow({
  section,
  entry,
  index,
  isOpen,
  onToggle,
}: {
  readonly section: ListName;
  readonly entry: Entry;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const t = useText(sectionsText);
  const names = useText(placeText);
  const { data, edit, save, announce } = useEditor();
  const body = useId();
  const ids = entriesOf(data, section).map(({ id }) => id);
  const { main, more } = labelsOf(section, entry);
  const name = main || more || names.unnamedEntry[section];
  const moveTo = (id: string, to: number) => {
    edit({ kind: "move", section, entry_id: id, to });
    save();
  };
  const { row, handle, isDragged, edge } = useReorder(section, entry.id, (dragged, side) =>
    moveTo(dragged, placeAfterDrop(ids, dragged, entry.id, side)),
  );
  const onKey = (event: KeyboardEvent) => {
    const to = index + (STEPS[event.key] ?? Number.NaN);
    if (Number.isNaN(to)) return;
    event.preventDefault();
    if (to < 0 || to >= ids.length) return;
    moveTo(entry.id, to);
    announce(t.movedTo(name, to + 1, ids.length));
  };
  useFocusKept(handle, index);
  return (
    <li
      ref={row}
      data-entry={entry.id}
      className={cx(
        "relative rounded-lg border border-line bg-raised shadow-rest",
        isDragged && "opacity-50",
      )}
    >
      {edge !== null && (
        <span
          aria-hidden
          className={cx(
            "absolute inset-x-0 h-0.5 rounded-full bg-accent",
            edge === "before" ? "-top-1" : "-bottom-1",
          )}
        />
      )}
      <div className="flex items-center">
        <button
          ref={handle}
          type="button"
          aria-label={t.move(name)}
          title={t.moveHint}
          disabled={ids.length < 2}
          onKeyDown={onKey}
          className="flex h-10 w-7 shrink-0 cursor-grab items-center justify-center rounded-l-lg text-ink-3 -outline-offset-2 hover:text-ink disabled:cursor-default disabled:opacity-30 max-md:h-11 max-md:w-11 [&_svg]:size-4"
        >
          <GripVertical aria-hidden />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={body}
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
        <IconButton
          label={t.remove(name)}
          onClick={() => {
            edit({ kind: "remove", section, entry_id: entry.id });
            save();
            announce(t.removed(name));
          }}
          className="hover:text-danger-ink"
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {isOpen && (
        <div id={body} className="border-t border-line px-3 pt-3 pb-4">
          <EntryForm section={section} entryId={entry.id} />
        </div>
      )}
    </li>
  );
}

/** A row that changes its place in the document loses the focus; whoever moves it by keys goes on. */
function useFocusKept(handle: React.RefObject<HTMLButtonElement | null>, index: number): void {
  const had = useRef(false);
  const at = useRef(index);
  useEffect(() => {
    const button = handle.current;
    if (button === null) return;
    const note = () => {
      had.current = document.activeElement === button;
    };
    button.addEventListener("keydown", note);
    return () => button.removeEventListener("keydown", note);
  }, [handle]);
  useEffect(() => {
    if (at.current === index) return;
    at.current = index;
    if (had.current) handle.current?.focus();
    had.current = false;
  }, [handle, index]);
}
