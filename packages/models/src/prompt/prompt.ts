import type { JsonValue } from "@bole/engine";
import type { Instructions } from "./instructions.ts";

/** What a task asks of a model. */
export interface Prompt {
  /** Our own words. */
  readonly instructions: Instructions;
  /**
   * Everybody else's, by a name that the instructions may use: résumés, mails, pages, what a user
   * has typed. It is shown to the model behind a fence that nobody who wrote it can know.
   */
  readonly data?: Readonly<Record<string, JsonValue | undefined>>;
}
