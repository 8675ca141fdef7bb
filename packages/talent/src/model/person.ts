import { z } from "zod";
import { TimeZone } from "./interview.ts";

/** What the person agreed to; `unknown` is what a file that somebody dropped on the page says. */
export const Consent = z.enum(["unknown", "given", "withdrawn"]);
export type Consent = z.infer<typeof Consent>;

/** Where we know somebody from. */
export const PersonSource = z.enum(["import", "manual", "application", "demo"]);
export type PersonSource = z.infer<typeof PersonSource>;

/** One human, once, for both sides of the table. */
export const Person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  time_zone: z
    .string()
    .nullable()
    .default(null)
    .describe("IANA name, set by hand; null for that of the place, as far as it is known"),
  /** What they are, in a few words; of their newest résumé unless somebody wrote another. */
  headline: z.string().nullable(),
  consent: Consent,
  source: PersonSource,
  note: z.string(),
  owner: z
    .string()
    .nullable()
    .default(null)
    .describe("The user whose own résumés these are; null for a candidate"),
  /** Counts up with each change. */
  version: z.int().min(1),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Person = z.infer<typeof Person>;

/** What somebody may write; what is left out stays as it is. */
export const PersonChange = z.strictObject({
  name: z.string().trim().min(1).max(200).optional(),
  email: z.email().max(320).nullable().optional(),
  phone: z.string().trim().max(60).nullable().optional(),
  location: z.string().trim().max(200).nullable().optional(),
  time_zone: TimeZone.nullable().optional(),
  headline: z.string().trim().max(300).nullable().optional(),
  consent: Consent.optional(),
  note: z.string().max(10_000).optional(),
});
export type PersonChange = z.infer<typeof PersonChange>;
