/** The log lines that the page holds: the newest ones, and while paused those that wait. Pure. */
import type { LogLine } from "@bole/server/contract";

export interface ReceivedLine extends LogLine {
  readonly id: string;
}

export interface LogLines {
  readonly shown: readonly ReceivedLine[];
  /** What came while paused; null while live. */
  readonly held: readonly ReceivedLine[] | null;
}

export type LogAction =
  | { readonly type: "received"; readonly line: ReceivedLine }
  | { readonly type: "pause" | "resume" | "clear" };

/** More than a person reads back, little enough to draw. */
export const KEPT = 500;

export const NO_LINES: LogLines = { shown: [], held: null };

export function logLines(state: LogLines, action: LogAction): LogLines {
  const { shown, held } = state;
  switch (action.type) {
    case "received":
      // A stream that was opened anew may repeat what is here already.
      if ([...shown, ...(held ?? [])].some((line) => isSame(line, action.line))) return state;
      return held === null
        ? { shown: newest([...shown, action.line]), held }
        : { shown, held: newest([...held, action.line]) };
    case "pause":
      return { shown, held: held ?? [] };
    case "resume":
      return { shown: newest([...shown, ...(held ?? [])]), held: null };
    case "clear":
      return { shown: [], held: held === null ? null : [] };
  }
}

export const LEVELS = [
  "trace",
  "debug",
  "info",
  "warn",
  "error",
  "fatal",
] as const satisfies readonly LogLine["level"][];

export function atLeast(level: LogLine["level"]): (line: LogLine) => boolean {
  return (line) => LEVELS.indexOf(line.level) >= LEVELS.indexOf(level);
}

function newest(lines: readonly ReceivedLine[]): readonly ReceivedLine[] {
  return lines.slice(-KEPT);
}

function isSame(a: ReceivedLine, b: ReceivedLine): boolean {
  return a.id === b.id && a.time === b.time;
}
