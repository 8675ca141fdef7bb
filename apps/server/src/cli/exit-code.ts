/** What the exit code tells a script. */
export const EXIT = {
  ok: 0,
  /** It was tried and did not work. */
  failed: 1,
  /** It was not tried: the command or the configuration is wrong. */
  misused: 2,
  /** It is not at its end: it waits for a person, an event or a time. */
  waiting: 3,
  /** Somebody stopped it; the number is what shells give for Ctrl-C. */
  stopped: 130,
} as const;
