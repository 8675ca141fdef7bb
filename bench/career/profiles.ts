/** People with a message each, labelled by hand; every file was written before anything was run on it. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const Profile = z.strictObject({
  id: z.string(),
  language: z.enum(["zh", "en"]),
  message: z.string(),
  user_profile: z.record(z.string(), z.unknown()),
  /** `ask` where something has to be cleared up first. */
  route: z.enum(["ask", "planner", "goal_decomposer"]),
  target: z.string().nullable(),
  /** What is said about the first report, and what the second one must do about it. */
  feedback: z
    .strictObject({ text: z.string(), topic: z.string(), field: z.string().optional() })
    .optional(),
});
export type Profile = z.infer<typeof Profile>;

export const SETS = ["build", "test", "fresh", "later"] as const;
export type SetName = (typeof SETS)[number];

export function readProfiles(set: SetName): Profile[] {
  const text = readFileSync(new URL(`data/${set}.jsonl`, import.meta.url), "utf8");
  return text.split("\n").flatMap((line) => (line === "" ? [] : [Profile.parse(JSON.parse(line))]));
}
