/** The report as a model hands it in. */
import { z } from "zod";
import { Demand } from "../knowledge/demands.ts";

const text = z.string().trim().min(2).max(700);

export const WrittenOption = z.strictObject({
  option: z
    .string()
    .nullable()
    .describe("The id of the fact that is the person's own option; null for one of yours"),
  name: z.string().trim().min(2).max(80),
  occupation: z.string().max(80).optional().describe("The usual job title, where it is one"),
  demands: z.array(Demand).max(10).default([]).describe("What it asks of them"),
  ...{ fit: text, gap: text, time: text, risk: text, test: text },
  pay: text.optional(),
});
export type WrittenOption = z.infer<typeof WrittenOption>;

export const WrittenReport = z.strictObject({
  summary: z.array(text).min(2).max(7).describe("Sentences"),
  options: z.array(WrittenOption).min(1).max(8),
  settle_first: z
    .array(
      z.strictObject({
        title: z.string().trim().min(3).max(120),
        how: text,
        quote: z.string().trim().min(2).max(500).describe("The person's words that it comes from"),
      }),
    )
    .max(6)
    .default([]),
  advice: z.array(text).min(1).max(5).describe("Sentences"),
});
export type WrittenReport = z.infer<typeof WrittenReport>;

export const WRITE_REPORT = {
  name: "write_report",
  description:
    "Hands in the report. It is checked: every own option is compared, no suggestion breaks a limit, figures are backed, quotations are the person's words.",
  input_schema: z.toJSONSchema(WrittenReport, { io: "input" }),
};
