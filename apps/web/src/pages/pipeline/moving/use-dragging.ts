/** Cards that are dragged and columns that take them, by the browser's own drag and drop. */
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { useEffect, useEffectEvent, useRef, useState } from "react";

const CARD = "application_id";

export function useDraggedCard<T extends HTMLElement>(id: string, isFixed: boolean) {
  const element = useRef<T>(null);
  const [isDragged, setDragged] = useState(false);
  const mayDrag = useEffectEvent(() => !isFixed);
  useEffect(() => {
    if (element.current === null) return;
    return draggable({
      element: element.current,
      canDrag: () => mayDrag(),
      getInitialData: () => ({ [CARD]: id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [id]);
  return { element, isDragged };
}

export function useDropTarget<T extends HTMLElement>(onDrop: (id: string) => void) {
  const element = useRef<T>(null);
  const [isOver, setOver] = useState(false);
  const dropped = useEffectEvent((id: unknown) => {
    setOver(false);
    if (typeof id === "string") onDrop(id);
  });
  useEffect(() => {
    if (element.current === null) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => CARD in source.data,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => dropped(source.data[CARD]),
    });
  }, []);
  return { element, isOver };
}
