import type { Text } from "../http/contract/text.ts";

/** The command line itself is wrong. Never leaves the command line, so it has no code. */
export class UsageError extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.name = "UsageError";
    this.text = text;
  }
}
