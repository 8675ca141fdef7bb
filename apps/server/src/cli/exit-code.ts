/** What the exit code tells a script. */
export const EXIT = {
  ok: 0,
  /** It was tried and did not work. */
  failed: 1,
  /** It was not tried: the command or the configuration is wrong. */
  misused: 2,
} as const;
