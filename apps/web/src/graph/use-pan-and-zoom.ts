/**
 * Moves and sizes a drawing inside a box that scrolls. Scrolling is the browser's own, so touch,
 * wheel and keys work as everywhere; a mouse may also drag, and the command key with the wheel zooms.
 */
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Extent, fitScale, keepPoint, within, zoomed } from "./zoom.ts";

/** Less is a click with an unsteady hand. */
const DRAG_PX = 4;

export function usePanAndZoom(box: RefObject<HTMLDivElement | null>, drawing: Extent) {
  const [room, setRoom] = useState<Extent>({ width: 0, height: 0 });
  /** Null: as large as fits, whatever the window and the drawing become. */
  const [chosen, setChosen] = useState<number | null>(null);
  const scale = chosen ?? fitScale(drawing, room);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const height = Number.parseFloat(getComputedStyle(element).maxHeight);
      setRoom({
        width: element.clientWidth,
        height: Number.isFinite(height) ? height : element.clientHeight,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  const at = useRef(scale);
  at.current = scale;
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const next = within(at.current * Math.exp(-event.deltaY / 300));
      const edge = element.getBoundingClientRect();
      const left = keepPoint(element.scrollLeft, event.clientX - edge.left, at.current, next);
      const top = keepPoint(element.scrollTop, event.clientY - edge.top, at.current, next);
      setChosen(next);
      requestAnimationFrame(() => element.scrollTo({ left, top }));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [box]);

  return {
    scale,
    zoom: (direction: "in" | "out") => setChosen(zoomed(scale, direction)),
    fit: () => setChosen(null),
    ...useDrag(box),
  };
}

/** Dragging with the mouse; fingers scroll by themselves. */
function useDrag(box: RefObject<HTMLDivElement | null>) {
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const moved = useRef(false);
  return {
    /** Whether the click that now comes ended a drag, and means nothing else. */
    wasDragged: () => moved.current,
    dragProps: {
      onPointerDown: (event: React.PointerEvent) => {
        const element = box.current;
        moved.current = false;
        if (event.pointerType !== "mouse" || event.button !== 0 || element === null) return;
        const { scrollLeft: left, scrollTop: top } = element;
        start.current = { x: event.clientX, y: event.clientY, left, top };
      },
      onPointerMove: ({ clientX, clientY, buttons }: React.PointerEvent) => {
        if (start.current === null || buttons === 0) return;
        const [dx, dy] = [clientX - start.current.x, clientY - start.current.y];
        if (Math.hypot(dx, dy) > DRAG_PX) moved.current = true;
        if (moved.current) {
          box.current?.scrollTo(start.current.left - dx, start.current.top - dy);
        }
      },
      onPointerUp: () => {
        start.current = null;
      },
      onPointerLeave: () => {
        start.current = null;
      },
    },
  };
}
