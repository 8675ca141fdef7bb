/**
 * Ctrl-C and SIGTERM. The first asks to stop; a second one, when somebody loses patience, ends at
 * once. npm and wrappers forward the same Ctrl-C again within milliseconds: that is still the first.
 */
const ECHO_MS = 1_000;

export interface StopSignalOptions {
  /** Milliseconds that only ever grow. */
  readonly monotonic: () => number;
  readonly stop: () => void;
  readonly endNow: () => void;
}

/** What to call for each signal that arrives. */
export function stopSignals(options: StopSignalOptions): () => void {
  let first: number | undefined;
  return () => {
    const now = options.monotonic();
    if (first === undefined) {
      first = now;
      options.stop();
    } else if (now - first > ECHO_MS) {
      options.endNow();
    }
  };
}
