/** What a verb may touch of the world; `main.ts` hands in the real one, tests their own. */
import type { Text } from "../http/contract/text.ts";

export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether a person reads what `out` writes. */
  readonly isTerminal: boolean;
  /** How much a terminal shows; it may be resized at any time. */
  readonly size: () => { readonly columns: number; readonly rows: number };
  /** Who can be asked; undefined where nobody sits there. */
  readonly person: Person | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Calls back again and again; the returned function ends that. */
  readonly every: (ms: number, callback: () => void) => () => void;
  /** Calls back for each signal that asks to stop. */
  readonly onSignal: (listener: () => void) => void;
  /** Calls back when the process that started this one has ended. */
  readonly onParentEnd: (listener: () => void) => void;
  /** Calls back for each error that nobody caught, instead of ending the process with it. */
  readonly onStrayError: (listener: (error: unknown) => void) => void;
  /** Ends the process without waiting for anything. */
  readonly endNow: (exitCode: number) => void;
}

/** Somebody at a terminal. */
export interface Person {
  /** One line of an answer; null when there will be none: the input ended, or `signal` says so. */
  readonly ask: (question: string, signal: AbortSignal) => Promise<string | null>;
  /** The text as it comes back from the person's editor; null without an editor. */
  readonly edit: (text: string) => Promise<string | null>;
}

export type Language = "en" | "zh";

/** The reader's language, by the usual variables of a terminal. */
export function languageOf({ env }: Pick<Io, "env">): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return locale.toLowerCase().startsWith("zh") ? "zh" : "en";
}

export function inLanguage(io: Pick<Io, "env">, text: Text): string {
  return text[languageOf(io)];
}
