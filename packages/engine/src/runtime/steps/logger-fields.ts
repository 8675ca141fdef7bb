import type { Logger } from "../../contracts/execution-ctx.ts";

/** A logger whose lines all carry these fields: what an agent writes can be found by its step. */
export function withFields(logger: Logger, own: Readonly<Record<string, unknown>>): Logger {
  const at =
    (level: keyof Logger): Logger[typeof level] =>
    (message, fields) =>
      logger[level](message, { ...own, ...fields });
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}
