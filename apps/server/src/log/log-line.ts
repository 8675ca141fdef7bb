/** A line of pino's JSON as the wire's LogLine. */
import { z } from "zod";
import { LogLine } from "../http/contract/system.ts";

const Written = z.looseObject({
  time: z.string(),
  level: LogLine.shape.level,
  msg: z.string().default(""),
});

export function parseLogLine(line: string): LogLine | undefined {
  const written = Written.safeParse(JSON.parse(line));
  if (!written.success) return undefined;
  const { time, level, msg, ...fields } = written.data;
  return { time, level, message: msg, fields };
}
