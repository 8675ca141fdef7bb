/** What an event of a run comes to for whoever watches the conversation. */
import type { RecruiterEvent } from "../model/index.ts";

export interface Narrated {
  readonly events: readonly RecruiterEvent[];
  /** Whether nothing more comes of this run before somebody or something moves it. */
  readonly isSettled: boolean;
}

export const NOTHING: Narrated = { events: [], isSettled: false };

export const tell = (...events: RecruiterEvent[]): Narrated => ({ events, isSettled: false });
