/** What the tools of the résumé have in common: what they leave behind, what they say, what they ask. */
import { defineTool, type Item, type Risk, type Spoken, type Tool, Words } from "@bole/language";
import { z } from "zod";
import { sectionName } from "../../model/structure.ts";
import type { Desk } from "../desk.ts";
import { type Entry, entryItem, entryOf, lineItem, linesOf } from "../entries.ts";
import type { Found } from "../find-entries.ts";
import { readerName, sectionFor } from "../places.ts";

/** What a call came to: something done, or a question. */
export interface Done {
  readonly said?: string;
  readonly about?: readonly Item[];
  readonly list?: readonly Item[];
  readonly question?: { readonly argument: string; readonly choices: Item[] };
  /** What the résumé says speaks for it: an old word that stands there, in one place only. */
  readonly isBacked?: boolean;
}

interface Definition<Input extends z.ZodObject> {
  readonly name: string;
  readonly label: Spoken;
  readonly description: string;
  readonly input: Input;
  readonly risk: Risk;
  /** Arguments that are words of the message, each as a list. */
  readonly words?: readonly string[];
  readonly headline?: string | null;
  readonly run: (input: z.output<Input>, desk: Desk) => Done;
}

export const WORDS = z.array(Words).default([]);

export function resumeTool<Input extends z.ZodObject>({
  words = [],
  run,
  ...tool
}: Definition<Input>): Tool<Desk> {
  return defineTool<Desk, Input, Done>({
    ...tool,
    spans: Object.fromEntries(
      words.map((name) => {
        // Where a closed value has the name already, its words are beside it.
        const beside = `${name}_words`;
        const into = Object.hasOwn(tool.input.shape, beside) ? { into: beside } : {};
        return [name, { from: "words", many: true, ...into } as const];
      }),
    ),
    async run(input, desk) {
      const { length } = desk.calls;
      const done = run(input, desk);
      desk.settle(length, done.isBacked === true);
      desk.turnTo(done.about ?? []);
      return done;
    },
    say: { zh: ({ said = "" }) => said, en: ({ said = "" }) => said },
    leaves: ({ about, list, question }) => ({
      ...(about && { about }),
      ...(list && { list }),
      ...(question && { question }),
      undoable: tool.risk === "change" ? true : null,
    }),
  });
}

/** The choices of a question, in words. */
export function asks(
  desk: Desk,
  argument: string,
  question: Spoken,
  choices: readonly Item[] = [],
): Done {
  const lines = choices.map(({ label }, at) => `${at + 1}. ${label}`);
  return {
    said: [question[desk.language], ...lines].join("\n"),
    question: { argument, choices: [...choices] },
  };
}

/** Which one is meant, where the words do not say it. */
export function asksWhich<One>(
  desk: Desk,
  argument: string,
  found: Exclude<Found<One>, { found: readonly One[] }>,
): Done {
  const { unclear, words } = found;
  if (unclear.length === 0)
    return asks(desk, argument, {
      zh: words === "" ? "简历里还没有这样的内容。" : `简历里没有找到“${words}”。是哪一处？`,
      en:
        words === ""
          ? "There is nothing like that on the résumé yet."
          : `I could not find “${words}” on the résumé. Where is it?`,
    });
  return asks(desk, argument, { zh: "是哪一处？", en: "Which one do you mean?" }, unclear);
}

export const sectionItem = (section: string, { language }: Desk): Item => ({
  kind: "section",
  id: readerName(section),
  label: sectionName(section, language),
});
export const fieldItem = (field: string): Item => ({ kind: "field", id: field, label: field });

export const aboutEntry = (entry: Entry, desk: Desk, field?: string): Item[] => [
  sectionItem(entry.list, desk),
  entryItem(entry),
  ...(field === undefined ? [] : [fieldItem(field)]),
];
/** The line that a text has and had not, and its entry: "put it first" means it. */
export function aboutNewLine(entry: Entry, { before, resume }: Desk): Item[] {
  const now = entryOf(resume, entryItem(entry));
  const was = entryOf(before, entryItem(entry));
  const had = new Set(was ? linesOf(was).map(({ text }) => text) : []);
  const fresh = (now ? linesOf(now) : []).filter(({ text }) => !had.has(text));
  return fresh.slice(-1).map(lineItem);
}

/** Without an entry in focus: what is spoken of is not one of them. */
export const aboutSection = (section: string, desk: Desk, field?: string): Item[] => [
  sectionItem(section, desk),
  ...(field === undefined ? [] : [fieldItem(field)]),
];

/** A skill that was just added or moved: "put that first". */
export const skillItem = (text: string): Item => ({ kind: "skill", id: text, label: text });
export const focusSkill = (desk: Desk): string | undefined =>
  focusSection(desk) === "skillContent" ? desk.focus.skill?.label : undefined;

/** The section in focus, as the résumé has it. */
export const focusSection = ({ focus }: Desk): string | undefined => sectionFor(focus.section?.id);
