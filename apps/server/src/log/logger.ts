/**
 * Structured logs. Every line goes to the terminal at the level that was asked for, and to a ring
 * in memory that the System page follows live; both without secrets.
 */
import { type Level, type Logger, levels, multistream, pino, stdTimeFunctions } from "pino";
import type { Channel } from "../http/sse/channel.ts";
import { parseLogLine } from "./log-line.ts";
import { scrubber } from "./scrub.ts";

export interface LoggerOptions {
  /** Least serious line that is written. */
  readonly level: Level;
  readonly write: (line: string) => void;
  /** Gets each line from `info` on, even where the terminal is kept quiet. */
  readonly lines: Channel;
  readonly secrets: readonly string[];
}

const HIDDEN = ["authorization", "cookie", "set-cookie", "password", "api_key"].flatMap((name) => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.*["${name}"]`,
]);

export function createLogger(options: LoggerOptions): Logger {
  const scrub = scrubber(options.secrets);
  const ringLevel = quieter(options.level, "info") ? "info" : options.level;
  const toRing = (line: string) => {
    const parsed = parseLogLine(line);
    if (parsed !== undefined) options.lines.publish("log", parsed);
  };
  return pino(
    {
      level: ringLevel,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: HIDDEN, censor: "***" },
    },
    multistream([
      { level: options.level, stream: { write: (line) => options.write(scrub(line)) } },
      { level: ringLevel, stream: { write: (line) => toRing(scrub(line)) } },
    ]),
  );
}

function quieter(a: Level, b: Level): boolean {
  return (levels.values[a] ?? 0) > (levels.values[b] ?? 0);
}
