/**
 * A control that does something to other people takes no input for a second after it has appeared, or
 * after it has slid under the resting pointer: whoever presses then meant what was there before.
 */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { followsPressNearby, isMoved, isResting, type Place, wasPressed } from "./pointer.ts";

/** Longer than the pause between two clicks of somebody in a hurry. */
const GUARD_MS = 1_000;

/** `subject` names what would be done; another one is guarded anew. */
export function useInputGuard(subject: string) {
  const [openFor, setOpenFor] = useState<string | null>(null);
  const isNew = openFor !== subject;
  useEffect(() => {
    const timer = setTimeout(() => setOpenFor(subject), GUARD_MS);
    return () => clearTimeout(timer);
  }, [subject]);

  /** Where the pointer rested when the control came to it. */
  const [slid, setSlid] = useState<Place | null>(null);
  // The same, for events that come before the next render.
  const slidTo = useRef<Place | null>(null);
  const slide = (place: Place | null) => {
    slidTo.current = place;
    setSlid(place);
  };
  useEffect(() => {
    if (slid === null) return;
    const timer = setTimeout(() => {
      slidTo.current = null;
      setSlid(null);
    }, GUARD_MS);
    return () => clearTimeout(timer);
  }, [slid]);

  const isPressValid = useRef(true);
  const isBlocked = () => isNew || slidTo.current !== null;
  return {
    isGuarded: isNew || slid !== null,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        const isSlide = isResting(event) && !wasPressed(event.currentTarget);
        if (isSlide) slide(placeOf(event));
      },
      onPointerMove: (event: PointerEvent) => {
        if (slidTo.current !== null && isMoved(slidTo.current, event)) slide(null);
      },
      onPointerDown: (event: PointerEvent) => {
        if (followsPressNearby(GUARD_MS)) slide(placeOf(event));
        isPressValid.current = !isBlocked();
      },
      onKeyDown: (event: KeyboardEvent) => {
        // A key that is held down repeats by itself.
        if (event.repeat) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        const isByPointer = event.detail > 0;
        if (!isBlocked() && (!isByPointer || isPressValid.current)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

const placeOf = ({ clientX, clientY }: Place): Place => ({ clientX, clientY });
