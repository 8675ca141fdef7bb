/** Reading stops between pages and parts when its time is over; a pool ends what hangs in one. */
import { readingErrors } from "../errors.ts";

export interface Deadline {
  /** Throws when the time is over. */
  readonly check: () => void;
}

export function deadlineAfter(milliseconds: number, name: string, now: () => number): Deadline {
  const end = now() + milliseconds;
  return {
    check: () => {
      if (now() <= end) return;
      throw readingErrors.error("document-too-slow", {
        detail: `"${name}" was not read within ${milliseconds / 1000} seconds.`,
      });
    },
  };
}
