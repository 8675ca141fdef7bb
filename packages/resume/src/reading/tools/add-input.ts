/** What a call of `add` has: the words for each fact of something new. */
import type { Words } from "@bole/language";
import { z } from "zod";
import { clean } from "../values.ts";
import { WORDS } from "./resume-tool.ts";

export const SPANS = [
  ...["entry", "company", "position", "school", "major", "degree", "start", "end", "location"],
  ...["line", "project", "role", "skill", "link", "title", "content"],
] as const;

export const AddInput = z.object({
  section: z
    .enum(["basic", "education", "work", "projects", "skills", "other"])
    .optional()
    .catch(undefined),
  what: z.enum(["entry", "line", "field", "skill", "link", "section"]).optional().catch(undefined),
  ...Object.fromEntries(SPANS.map((name) => [name, WORDS])),
});
export type AddInput = z.output<typeof AddInput>;

/** The words that were said for an argument. "Both" and "the same" are nothing to write down. */
export const textsOf = (input: AddInput, name: string): string[] =>
  wordsOf(input, name)
    .filter(({ ref }) => ref === "name" || ref === "description")
    .map(({ text }) => clean(text))
    .filter(Boolean);
export const wordsOf = (input: AddInput, name: string): Words[] =>
  WORDS.catch([]).parse(Reflect.get(input, name));
