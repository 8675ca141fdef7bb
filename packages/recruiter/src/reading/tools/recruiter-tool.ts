/** What the tools of the recruiter have in common: what they leave behind, what they say, what they ask. */
import {
  type ArgumentSource,
  defineTool,
  Item,
  type Risk,
  type Spoken,
  type Tool,
  type ToolDefinition,
} from "@bole/language";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { described } from "./argument-words.ts";
import { answerLike, howTo } from "./how-to.ts";

/** What a call came to: something on the desk, words, or a question. */
export interface Done {
  readonly said?: string;
  /** What it is about, if not the items it was called with. */
  readonly about?: readonly Item[];
  /** The list that it shows. */
  readonly list?: readonly Item[];
  /** Nothing was found: what the message wants done with it is left out. */
  readonly isEmpty?: boolean;
  /** It cannot be done; what is said tells what can. */
  readonly cannot?: true;
  /** Nothing was done or proposed: it is only told how things stand. */
  readonly isIdle?: true;
  readonly question?: { readonly argument: string; readonly choices: readonly Item[] };
}

/** How much work a call has asked for. */
export const Started = z.object({
  wishes: z.int().min(0),
  cannot: z.boolean().default(false),
  isIdle: z.boolean().default(false),
});
type Started = Pick<z.infer<typeof Started>, "wishes">;

interface Definition<Input extends z.ZodObject> {
  readonly name: string;
  readonly label: Spoken;
  readonly description: string;
  readonly input: Input;
  readonly risk: Risk;
  readonly least?: number;
  readonly spans?: Readonly<Record<string, ArgumentSource>>;
  readonly card?: Tool["card"];
  readonly headline?: string | null;
  /** Whether it can do something with a job that is proposed and not created yet. @default false */
  readonly takesProposed?: boolean;
  readonly spokenOf?: ToolDefinition<Desk, Input, Done>["spokenOf"];
  readonly run: (input: z.output<Input>, desk: Desk) => Done | Promise<Done>;
}

export const PERSON = { from: "item", kind: "person" } as const;
export const PEOPLE = { ...PERSON, many: true } as const;
export const JOB = {
  from: "item",
  kind: "job",
  question: { zh: "是哪个职位？", en: "Which job?" },
} as const;
export const INTERVIEWERS = { from: "item", kind: "interviewer", many: true } as const;

export function recruiterTool<Input extends z.ZodObject>({
  spans = {},
  card,
  spokenOf = (polarity, desk, language, items) =>
    polarity === "ask" && tool.risk !== "read"
      ? asAQuestion(tool.name, desk, language, items)
      : undefined,
  takesProposed = false,
  run,
  ...tool
}: Definition<Input>): Tool<Desk> {
  const how = howTo(tool.name);
  return defineTool<Desk, Input, Done & Started>({
    ...tool,
    how,
    spans: described(spans),
    ...(card && { card }),
    spokenOf,
    run: async (input, desk) => {
      const before = desk.wishes.length;
      const proposed = takesProposed ? undefined : proposedIn(input, desk);
      const done = proposed ? notCreated(proposed, desk) : await run(input, desk);
      return { ...done, wishes: desk.wishes.length - before };
    },
    say: { zh: ({ said = "" }) => said, en: ({ said = "" }) => said },
    leaves: ({ about, list, isEmpty, question }) => ({
      ...(about && { about }),
      ...(list && { list }),
      ...(isEmpty && { isEmpty }),
      ...(question && { question: { ...question, choices: [...question.choices] } }),
    }),
  });
}

/** The job of the input, where it waits for a yes to be created. */
export function proposedIn(input: object, { state }: Desk): Item | undefined {
  const job = Item.safeParse("job" in input ? input.job : undefined).data;
  return job && state.pending.some(({ id }) => id === job.id) ? job : undefined;
}

export const notCreated = ({ label }: Item, { language }: Pick<Desk, "language">): Done => ({
  isIdle: true,
  said: {
    zh: `职位“${label}”还没有创建。先回复“可以”创建它，我再接着做。`,
    en: `The job “${label}” is not created yet. Say yes to create it first, then I can go on.`,
  }[language],
});

/** Who asks about a deed is told how it is done, and where those stand whom it would be done to. */
function asAQuestion(
  tool: string,
  desk: Desk,
  language: "zh" | "en",
  items: readonly Item[],
): string | undefined {
  const how = howTo(tool)[language];
  const own = how(valuesOf(tool, desk));
  const like = own === how({}) ? answerLike(desk.message, language) : own;
  // The answer to another question than how the tool works: nobody in focus is meant by it.
  if (like !== undefined && like !== own) return like;
  const people = items.filter(({ kind, id }) => kind === "person" && !id.startsWith("$"));
  if (people.length === 0 || people.length > FEW) return like;
  desk.ask("about_person", { person_ids: people.map(({ id }) => id), aspect: "stage" });
  return like ?? own ?? "";
}

const valuesOf = (tool: string, { calls }: Desk): Readonly<Record<string, string>> =>
  calls.find((call) => call.tool === tool && call.polarity === "ask")?.values ?? {};

const FEW = 3;

/** A question with what can be answered to it; the choices are listed when it is said. */
export const asks = (
  { language }: Desk,
  argument: string,
  question: Spoken,
  choices: readonly Item[] = [],
): Done => ({ said: question[language], question: { argument, choices } });
