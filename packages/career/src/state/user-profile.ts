import { z } from "zod";

const line = z.string().trim().max(300);
const list = z.array(line).max(100);

/** The seed's profile. What the person does not say is null, or an empty list. */
export const UserProfile = z.strictObject({
  user_id: line.default("local"),
  age: z.int().min(10).max(110).nullable().default(null),
  education_level: line.nullable().default(null),
  /** Years. */
  work_experience: z.number().min(0).max(80).nullable().default(null),
  current_position: line.nullable().default(null),
  industry: line.nullable().default(null),
  skills: list.default([]),
  interests: list.default([]),
  career_goals: z.string().trim().max(2_000).nullable().default(null),
  location: line.nullable().default(null),
  salary_expectation: line.nullable().default(null),
  /** A résumé of theirs that is kept here: "use my résumé". */
  resume_id: line.nullable().default(null),
});
export type UserProfile = z.infer<typeof UserProfile>;
