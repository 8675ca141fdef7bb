/** What a verb may touch of the world; `main.ts` hands in the real one, tests their own. */
import type { Text } from "../http/contract/text.ts";

export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether a person reads what `out` writes. */
  readonly isTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Calls back for each signal that asks to stop. */
  readonly onSignal: (listener: () => void) => void;
  /** Calls back when the process that started this one has ended. */
  readonly onParentEnd: (listener: () => void) => void;
  /** Ends the process without waiting for anything. */
  readonly endNow: (exitCode: number) => void;
}

/** Picks the reader's language, by the usual variables of a terminal. */
export function inLanguage(io: Pick<Io, "env">, text: Text): string {
  const locale = io.env.LC_ALL || io.env.LC_MESSAGES || io.env.LANG || "";
  return locale.toLowerCase().startsWith("zh") ? text.zh : text.en;
}
