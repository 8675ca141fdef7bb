/**
 * Holds back a change while the reader presses on what would change. A node that is replaced between
 * press and release gets no click, and a busy run changes many times a second.
 */
import { type RefObject, useEffect, useRef, useState } from "react";

export function usePressed(box: RefObject<HTMLElement | null>): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const press = () => setPressed(true);
    // The click comes after the release; what was held comes after the click.
    const release = () => setTimeout(() => setPressed(false));
    element.addEventListener("pointerdown", press);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    return () => {
      element.removeEventListener("pointerdown", press);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
  }, [box]);
  return pressed;
}

export function useHeld<T>(value: T, held: boolean): T {
  const last = useRef(value);
  if (!held) last.current = value;
  return last.current;
}
