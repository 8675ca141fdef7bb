/** One of a list whose place can be changed: dragged by its handle, or by the arrow keys on it. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { placeAfterDrop } from "../model/new-place.ts";
import { sectionsText } from "../text/sections-text.ts";
import { useDrag } from "./use-drag.ts";

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export function useMovable<T extends HTMLElement, Id extends string>({
  list,
  id,
  ids,
  name,
  onMove,
}: {
  /** It stays in it. */
  readonly list: string;
  readonly id: Id;
  /** All of the list, in their order. */
  readonly ids: readonly Id[];
  readonly name: string;
  readonly onMove: (id: Id, to: number) => void;
}) {
  const t = useText(sectionsText);
  const { announce } = useEditor();
  const row = useRef<T>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { isDragged, edge } = useDrag({ list, id }, row, handle, (dragged, side) => {
    const found = ids.find((one) => one === dragged);
    if (found !== undefined) onMove(found, placeAfterDrop(ids, found, id, side));
  });
  const index = ids.indexOf(id);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = index + step;
    if (to < 0 || to >= ids.length) return;
    onMove(id, to);
    announce(t.movedTo(name, to + 1, ids.length));
  };
  useFocusKept(handle, index);
  const handleProps = { ref: handle, name, isFixed: ids.length < 2, onKeyDown };
  return { row, handleProps, isDragged, edge };
}

/** A row that changes its place in the document loses the focus; whoever moves it by keys goes on. */
function useFocusKept(handle: RefObject<HTMLButtonElement | null>, index: number): void {
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
