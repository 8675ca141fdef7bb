import { z } from "zod";

/** What a model has read and written. */
export const TokenUsage = z.object({
  input: z.int().min(0),
  output: z.int().min(0),
  /** The part of the input that the provider had cached, and bills for less. */
  cached: z.int().min(0),
});
export type TokenUsage = z.infer<typeof TokenUsage>;

export const NO_TOKENS: TokenUsage = { input: 0, output: 0, cached: 0 };

export function addUsage(a: TokenUsage, b: TokenUsage): TokenUsage {
  return { input: a.input + b.input, output: a.output + b.output, cached: a.cached + b.cached };
}
