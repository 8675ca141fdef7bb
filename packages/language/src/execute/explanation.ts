/** How a turn was understood and what became of it, for whoever wants to know. Stored with the reply. */
import { z } from "zod";
import { ReadCall, Reading } from "../reading/reading.ts";

export const ExplainedCall = ReadCall.extend({
  /**
   * `done`; `told`: answered in words, nothing done; `asked` back; `failed`; `waits` for the answer
   * to a question; `skipped` after a failure.
   */
  fate: z.enum(["done", "told", "asked", "failed", "waits", "skipped"]),
});
export type ExplainedCall = z.infer<typeof ExplainedCall>;

export const Explanation = z.object({
  /** Null where the person has chosen, and nothing had to be read. */
  reader: Reading.shape.reader.nullable(),
  calls: z.array(ExplainedCall),
});
export type Explanation = z.infer<typeof Explanation>;
