import { z } from "zod";

/** A job that pays, or a project that students take part in. */
export const JobKind = z.enum(["job", "project"]);
export type JobKind = z.infer<typeof JobKind>;

export const JobStatus = z.enum(["draft", "open", "paused", "closed"]);
export type JobStatus = z.infer<typeof JobStatus>;

export const Degree = z.enum(["none", "associate", "bachelor", "master", "doctor"]);
export type Degree = z.infer<typeof Degree>;

export const Remote = z.enum(["onsite", "hybrid", "remote"]);
export type Remote = z.infer<typeof Remote>;

export const Employment = z.enum(["full_time", "part_time", "contract", "internship", "volunteer"]);
export type Employment = z.infer<typeof Employment>;

export const Salary = z
  .object({
    min: z.number().min(0).nullable(),
    max: z.number().min(0).nullable(),
    /** ISO 4217. */
    currency: z.string().regex(/^[A-Z]{3}$/, "use a code of ISO 4217, such as CNY"),
    per: z.enum(["hour", "day", "week", "month", "year"]),
    /** Salaries of a year, as in 15 months' pay; null where it is not said. */
    months: z.number().min(1).max(36).nullable(),
  })
  .refine(({ min, max }) => min !== null || max !== null, "say at least one end of the range")
  .refine(({ min, max }) => min === null || max === null || min <= max, "min is more than max");
export type Salary = z.infer<typeof Salary>;

/** What somebody is measured by. `must` decides, `nice` adds by its weight. */
export const Criterion = z.object({
  id: z.string().min(1).max(64),
  text: z.string().trim().min(1).max(500),
  need: z.enum(["must", "nice"]),
  weight: z.int().min(1).max(5).default(3),
  /** The concept that it asks for, where it is one. */
  skill: z.string().max(100).nullable().default(null),
  min_years: z.number().min(0).max(60).nullable().default(null),
});
export type Criterion = z.infer<typeof Criterion>;

/** A job as somebody writes it, or as it is read from a text. */
export const JobDraft = z.strictObject({
  kind: JobKind.default("job"),
  title: z.string().trim().min(1).max(200),
  organisation: z.string().max(200).default(""),
  location: z.string().max(200).default(""),
  remote: Remote.nullable().default(null),
  employment: Employment.nullable().default(null),
  description: z.string().max(100_000).default(""),
  salary: Salary.nullable().default(null),
  min_years: z.number().min(0).max(60).nullable().default(null),
  max_years: z.number().min(0).max(60).nullable().default(null),
  degree: Degree.nullable().default(null),
  criteria: z.array(Criterion).max(60).default([]),
  status: JobStatus.default("draft"),
  /** The last day to apply, YYYY-MM-DD. */
  closes_on: z.iso.date().nullable().default(null),
  /** How many people are sought; null where it is not said. */
  places: z.int().min(1).max(10_000).nullable().default(null),
});
export type JobDraft = z.infer<typeof JobDraft>;
export type JobDraftInput = z.input<typeof JobDraft>;
