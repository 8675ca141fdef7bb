/** An item is dragged to a day, by the browser's own drag and drop. Its menu does the same by keyboard. */
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const ITEM = "career_item";

export function useItemDrag(element: RefObject<HTMLElement | null>, itemId: string): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ [ITEM]: itemId }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [element, itemId]);
  return isDragged;
}

export function useDayDrop(
  element: RefObject<HTMLElement | null>,
  onDrop: (itemId: string) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    if (element.current === null) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => typeof source.data[ITEM] === "string",
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const id = source.data[ITEM];
        if (typeof id === "string") dropped(id);
      },
    });
  }, [element]);
  return isOver;
}
