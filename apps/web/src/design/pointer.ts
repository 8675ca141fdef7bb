/** Where the pointer was last, so that a control can tell whether the pointer came to it or it to the pointer. */

export interface Place {
  readonly clientX: number;
  readonly clientY: number;
}
interface Press extends Place {
  readonly at: number;
  readonly target: EventTarget | null;
}

let last: Place | null = null;
let press: Press | null = null;
let before: Press | null = null;

/** Once, when the page starts. */
export function watchPointer(): void {
  const options = { capture: true, passive: true };
  const move = ({ clientX, clientY }: Place) => {
    last = { clientX, clientY };
  };
  window.addEventListener("pointermove", move, options);
  window.addEventListener(
    "pointerdown",
    ({ clientX, clientY, timeStamp, target }) => {
      move({ clientX, clientY });
      before = press;
      press = { clientX, clientY, at: timeStamp, target };
    },
    options,
  );
}

const distance = (a: Place, b: Place) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Whether the pointer has not moved since it was last seen: the page has moved below it. */
export const isResting = (now: Place): boolean => last !== null && distance(last, now) === 0;

/** Whether the last press was on it, too: then nothing else is meant by the next one. */
export const wasPressed = (control: Element): boolean =>
  press !== null && press.target instanceof Node && control.contains(press.target);

/** A hand that clicks twice trembles less. */
const TREMBLE_PX = 8;

export const isMoved = (from: Place, to: Place): boolean => distance(from, to) > TREMBLE_PX;

/** A finger does not hit the same pixel twice. */
const FINGER_PX = 24;

/** Whether the press before the current one hit something else at the same place, within `ms`. */
export function followsPressNearby(ms: number): boolean {
  if (press === null || before === null || before.target === press.target) return false;
  return distance(press, before) <= FINGER_PX && press.at - before.at < ms;
}
