/** A linear model as it is stored: a row of weights for each label, one signed byte for each hash. */
import { z } from "zod";

export const linearFile = (labels: number, size: number) =>
  z.object({
    /** What a weight of 1 is worth. */
    scale: z.number(),
    weights: z
      .array(
        z
          .base64()
          .transform((text) => new Int8Array(Buffer.from(text, "base64")))
          .refine(({ length }) => length === size),
      )
      .length(labels),
  });
