/** What is dragged to another place in its own list, by the browser's own drag and drop. */
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const ITEM = "resume_item";
const LIST = "resume_list";

export type Edge = "before" | "after";

export function useDrag(
  { list, id }: { readonly list: string; readonly id: string },
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  onDrop: (draggedId: string, edge: Edge) => void,
) {
  const [isDragged, setDragged] = useState(false);
  /** On which side of this row the dragged one would stand; null while none is over it. */
  const [edge, setEdge] = useState<Edge | null>(null);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (element === null || dragHandle === null) return;
    const edgeAt = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? "before" : "after";
    };
    const stopDragging = draggable({
      element,
      dragHandle,
      getInitialData: () => ({ [ITEM]: id, [LIST]: list }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
    const stopTaking = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data[LIST] === list && source.data[ITEM] !== id,
      onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
      onDragLeave: () => setEdge(null),
      onDrop: ({ source, location }) => {
        setEdge(null);
        const dragged = source.data[ITEM];
        if (typeof dragged === "string") dropped(dragged, edgeAt(location.current.input.clientY));
      },
    });
    return () => {
      stopDragging();
      stopTaking();
    };
  }, [list, id, row, handle]);
  return { isDragged, edge };
}
