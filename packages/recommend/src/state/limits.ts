/** What somebody says about where, how and for what they want to work. */
import { Employment, Remote, Salary } from "@bole/talent";
import { z } from "zod";

/** How far somebody has come, or wants to begin. */
export const Level = z.enum(["entry", "senior"]);
export type Level = z.infer<typeof Level>;

const LimitPlace = z.object({
  /** As it was said. */
  said: z.string(),
  /** Areas of the gazetteer; more than one where the name may be either. */
  areas: z.array(z.string()).default([]),
  is_avoided: z.boolean(),
});

export const Limits = z.object({
  places: z.array(LimitPlace),
  remote: Remote.nullable(),
  employment: Employment.nullable(),
  /** What it must not be: "不要外包". */
  avoided_employment: Employment.nullable(),
  salary: Salary.nullable(),
  level: Level.nullable(),
});
export type Limits = z.infer<typeof Limits>;

export const NO_LIMITS: Limits = {
  places: [],
  remote: null,
  employment: null,
  avoided_employment: null,
  salary: null,
  level: null,
};
