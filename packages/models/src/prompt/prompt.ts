import type { JsonValue } from "@bole/engine";
import type { Instructions } from "./instructions.ts";

/** What a task asks of a model. */
export interface Prompt {
  /** Our own words. */
  readonly instructions: Instructions;
  /**
   * What the person who is served says, where that is what the task is about. It is marked as theirs and
   * stands outside of the fence. Text of others that they pass on does not belong here.
   */
  readonly message?: string;
  /**
   * Everybody else's, by a name that the instructions may use: résumés, mails, pages, what a user
   * has typed. It is shown to the model behind a fence that nobody who wrote it can know.
   */
  readonly data?: Readonly<Record<string, JsonValue | undefined>>;
}
