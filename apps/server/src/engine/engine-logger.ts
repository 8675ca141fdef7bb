/** The engine's log, as lines of the server's. Fields such as `run_id` and `step` stay fields. */
import type { Logger as EngineLogger } from "@bole/engine";
import type { Logger } from "pino";

export function engineLogger(log: Logger): EngineLogger {
  const at =
    (level: keyof EngineLogger): EngineLogger[typeof level] =>
    (message, { error, ...fields } = {}) =>
      // pino writes out an error, with its stack, only under this name.
      log[level]({ ...fields, ...(error !== undefined && { err: error }) }, message);
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}
