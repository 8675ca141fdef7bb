/**
 * Clients with what they say, one message after the other, and what must and must not come of it.
 * The format is described in `README.md` beside this file.
 */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

/** Where any of the words are looked for: what it says, what it compares, the plan, the plan's shape. */
const Check = z.strictObject({
  in: z.enum(["replies", "options", "plan", "shape", "anywhere"]).default("anywhere"),
  any: z.array(z.string().min(1)).min(1),
});
export type Check = z.infer<typeof Check>;

/** A check is scored by program; a sentence is left to whoever reads the transcript. */
const Demanded = z.union([Check, z.string().min(1)]);

const Story = z
  .object({
    id: z.string().optional(),
    language: z.enum(["zh", "en"]).optional(),
    user_profile: z.record(z.string(), z.unknown()).default({}),
    /** The first begins the session; the others answer what is asked, then what is shown. */
    story: z.union([
      z
        .string()
        .min(1)
        .transform((text) => [text]),
      z.array(z.string().min(1)).min(1),
    ]),
    /** What they answer to a question of this kind, before the rest of their story is used. */
    answers: z
      .record(z.string(), z.string())
      .default({})
      .transform((answers) =>
        Object.fromEntries(Object.entries(answers).filter(([, words]) => words.trim() !== "")),
      ),
    /** The name of the option that they choose in the report; without it they accept the first. */
    choose: z.string().optional(),
    must: z.array(Demanded).default([]),
    must_not: z.array(Demanded).default([]),
  })
  .transform(({ id, language, ...story }, _ctx) => ({
    ...story,
    id: id ?? (story.story[0] ?? "").slice(0, 40),
    language: language ?? languageOf(story.story.join("\n")),
  }));
export type Story = z.infer<typeof Story>;

const languageOf = (text: string): "zh" | "en" => (/\p{Script=Han}/u.test(text) ? "zh" : "en");

const FOLDER = new URL("data/", import.meta.url);

/** A JSON list of stories, or a story in each line. */
export function readStories(file: string | URL): Story[] {
  const text = readFileSync(file, "utf8").trim();
  const list: unknown = text.startsWith("[")
    ? JSON.parse(text)
    : text.split("\n").map((line) => JSON.parse(line) as unknown);
  return z.array(Story).parse(list);
}

/** The sets of the data folder. */
export const readSets = (): Map<string, Story[]> =>
  new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name.replace(".json", ""), readStories(new URL(name, FOLDER))]),
  );
