import { isBoleError } from "@bole/base";

/** What went wrong, for the person: the sentence of an error of ours, else a plain one. */
export function faultText(error: unknown): string {
  if (isBoleError(error)) return `${error.entry.title}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
