import { TextSpan } from "@bole/reading/text";
import { z } from "zod";

/** How far somebody meets a criterion. What the text does not say is unknown, never "no". */
export const Verdict = z.enum(["meets", "partly", "no", "unknown"]);
export type Verdict = z.infer<typeof Verdict>;

/** A quote is stored only if the document's text has these very words at these places. */
export const Quote = z.object({ text: z.string().min(1), span: TextSpan });
export type Quote = z.infer<typeof Quote>;

export const Assessment = z.object({
  criterion_id: z.string(),
  criteria_version: z.int().min(1),
  resume_id: z.string(),
  verdict: Verdict,
  reason: z.string(),
  quotes: z.array(Quote),
});
export type Assessment = z.infer<typeof Assessment>;
