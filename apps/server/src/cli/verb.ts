import type { Text } from "../http/contract/text.ts";
import type { Io } from "./io.ts";

/**
 * One thing that `bole` can be asked to do. Every call loads all verbs, so what a verb works with
 * is imported when it runs: nobody who asks for help shall wait for the engine.
 */
export interface Verb {
  readonly name: string;
  readonly summary: Text;
  /** Options, as shown by `bole help`. */
  readonly usage?: string;
  /** More about it, for `bole help <verb>`: rows of what can be written and what it does. */
  readonly details?: readonly (readonly [written: string, does: Text])[];
  /** Resolves to the exit code; may throw a BoleError, which is printed. */
  readonly run: (args: readonly string[], io: Io) => Promise<number>;
}
