/**
 * npm runs a command through a shell, and a shell that is told to stop does not tell its child. So
 * whoever sends SIGTERM to `npm start` or `npx bole serve` would leave a server behind. It is
 * noticed here, by the parent being another one.
 */
const LOOK_EVERY_MS = 250;

export interface ParentWatch {
  /** The parent's process id, as it is now. */
  readonly parent: () => number;
  /** Repeats until it is cancelled by what it gives back. */
  readonly every: (ms: number, callback: () => void) => () => void;
  readonly onEnd: () => void;
}

export function watchParent({ parent, every, onEnd }: ParentWatch): void {
  const first = parent();
  const cancel = every(LOOK_EVERY_MS, () => {
    if (parent() === first) return;
    cancel();
    onEnd();
  });
}

type Subscribe = (listener: () => void) => void;

/**
 * Signals, and the parent's end as if it were one. After a signal that end is only its echo, and
 * must not pass for somebody who loses patience.
 */
export function signalsOrParentEnd(onSignal: Subscribe, onParentEnd: Subscribe): Subscribe {
  return (listener) => {
    let signalled = false;
    onSignal(() => {
      signalled = true;
      listener();
    });
    onParentEnd(() => {
      if (!signalled) listener();
    });
  };
}
