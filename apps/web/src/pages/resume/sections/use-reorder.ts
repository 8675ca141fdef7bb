/** Entries of one list that are dragged to another place in it, by the browser's own drag and drop. */
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ListName } from "../model/structure.ts";

const ENTRY = "resume_entry";
const SECTION = "resume_section";

export type Edge = "before" | "after";

export function useReorder(
  section: ListName,
  id: string,
  onDrop: (draggedId: string, edge: Edge) => void,
) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
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
      getInitialData: () => ({ [ENTRY]: id, [SECTION]: section }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
    const stopTaking = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data[SECTION] === section && source.data[ENTRY] !== id,
      onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
      onDragLeave: () => setEdge(null),
      onDrop: ({ source, location }) => {
        setEdge(null);
        const dragged = source.data[ENTRY];
        if (typeof dragged === "string") dropped(dragged, edgeAt(location.current.input.clientY));
      },
    });
    return () => {
      stopDragging();
      stopTaking();
    };
  }, [section, id]);
  return { row, handle, isDragged, edge };
}
