import { errorText } from "@bole/base";
import type { Logger } from "@bole/engine";
import { oneLine } from "../terminal/text-width.ts";

/** What the engine and its agents warn of, as lines; what they only mention is not shown. */
export function viewLogger(print: (line: string) => void): Logger {
  const warn: Logger["warn"] = (message, { error } = {}) =>
    print(`! ${oneLine(error === undefined ? message : `${message}: ${errorText(error)}`)}`);
  return { debug: () => undefined, info: () => undefined, warn, error: warn };
}
