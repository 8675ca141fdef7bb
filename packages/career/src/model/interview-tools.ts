/** The tools by which a model leads the interview. */
import { z } from "zod";
import { FactKind } from "../facts/fact.ts";
import { Demand } from "../knowledge/demands.ts";

const quote = z
  .string()
  .trim()
  .min(2)
  .max(500)
  .describe("The person's own words, copied exactly from one of their messages");
const label = z.string().trim().min(2).max(120).describe("The same in a few plain words");
const occupation = z
  .string()
  .max(80)
  .optional()
  .describe(
    "The usual job title that the person does, weighs or refuses; left out if none is meant",
  );
const rules_out = z
  .array(Demand)
  .max(10)
  .default([])
  .describe("Demands of work that this excludes");

export const NOTED_KINDS = FactKind.exclude(["option", "choice", "refusal", "note"]);

/** How somebody stands, as plans go by it. */
export const Standing = z.enum([
  "employed",
  "unemployed",
  "notice",
  "studying",
  "caring",
  "urgent",
  "easy",
  "leaving",
  "promotion",
  "remote",
  "weary",
]);

export const NoteFact = z.strictObject({
  kind: NOTED_KINDS,
  ...{ quote, label, occupation, rules_out },
  standing: Standing.optional().describe(
    "situation: employed … caring; urgency: urgent or easy; wish: leaving, promotion or remote, where that is meant",
  ),
  date: z.iso.date().optional().describe("The day that is meant, for a deadline"),
});
export const Weigh = z.strictObject({ quote, label, occupation });
export const Choose = z.strictObject({ quote, label, occupation });
export const Refuse = z.strictObject({ quote, label, occupation, rules_out });
export const Remove = z.strictObject({ id: z.string().min(1) });
export const ABOUT = [
  ...(["situation", "options", "wish", "limit", "urgency", "money", "strength", "place"] as const),
] as const;
const reply = z.string().trim().max(1_200).default("").describe("An answer or warning before it");
export const Ask = z.strictObject({
  about: z.enum(ABOUT),
  reply,
  text: z.string().trim().min(5).max(500),
  answers: z.array(z.string().trim().min(1).max(60)).max(4).default([]),
});
export const ShowUnderstanding = z.strictObject({ reply });
export const GoOn = z.strictObject({});
export const Care = z.strictObject({ text: z.string().trim().min(20).max(2_000) });

const tool = (name: string, description: string, schema: z.ZodType) => ({
  ...{ name, description },
  input_schema: z.toJSONSchema(schema, { io: "input" }),
});

export const INTERVIEW_TOOLS = [
  tool("note_fact", "Notes something that the person said about themselves.", NoteFact),
  tool("weigh", "Notes an option that the person weighs; one call for each.", Weigh),
  tool("choose", "Notes what the person has decided on.", Choose),
  tool("refuse", "Notes what the person rules out.", Refuse),
  tool("remove_fact", "Removes a fact that was wrong or is corrected, by its id.", Remove),
  tool("ask", "Asks the person one question; ends the turn.", Ask),
  tool("show_understanding", "Shows all facts to be confirmed; ends the turn.", ShowUnderstanding),
  tool("go_on", "Ends the interview after the person has confirmed the facts.", GoOn),
  tool("care", "Answers somebody whose life may be at risk; ends the turn.", Care),
];
