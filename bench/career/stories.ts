/** Clients with what they say, one message after the other, and what must and must not come of it. */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

/** Where any of the words are looked for: what it says, what it compares, the plan, the plan's shape. */
const Check = z.strictObject({
  in: z.enum(["replies", "options", "plan", "shape", "anywhere"]).default("anywhere"),
  any: z.array(z.string().min(1)).min(1),
});
export type Check = z.infer<typeof Check>;

const Story = z.strictObject({
  id: z.string(),
  language: z.enum(["zh", "en"]),
  user_profile: z.record(z.string(), z.unknown()).default({}),
  /** The first begins the session; the others answer what is asked, then what is shown. */
  messages: z.array(z.string().min(1)).min(1),
  must: z.array(Check).default([]),
  must_not: z.array(Check).default([]),
});
export type Story = z.infer<typeof Story>;

const FOLDER = new URL("data/", import.meta.url);

/** The sets of the data folder, each a JSON list of stories. */
export const readSets = (): Map<string, Story[]> =>
  new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [
        name.replace(".json", ""),
        z.array(Story).parse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"))),
      ]),
  );
