/** A small product for tests: a few people, tools that note what they did, and a floor of a few words. */
import { z } from "zod";
import { Item } from "../conversation/item.ts";
import { PendingCard } from "../conversation/state.ts";
import type { Floor, Linking } from "../linking/floor.ts";
import type { Mention, ReadCall } from "../reading/reading.ts";
import { plainTools } from "../tools/plain-tools.ts";
import { defineTool } from "../tools/tool.ts";
import { toolbox } from "../tools/toolbox.ts";

export const person = (label: string): Item => ({ kind: "person", id: label, label });
export const AMY = person("Amy Chen");
export const RAJ = person("Raj Patel");
export const TOM = person("Tom O'Neil");
const PEOPLE = [AMY, RAJ, TOM, person("Tom Hardy"), person("Ines Bauer")];

/** What was done, in order. */
export interface Office {
  readonly did: string[];
}

const who = { from: "item", kind: "person", question: { zh: "是谁？", en: "Who?" } } as const;
const names = (items: readonly Item[]) => items.map(({ label }) => label).join(", ");
const told = { zh: (text: string) => text, en: (text: string) => text };
const note = async (text: string, { did }: Office) => {
  did.push(text);
  return text;
};

export const OFFICE = toolbox<Office>([
  defineTool({
    name: "show_person",
    label: { zh: "查看候选人", en: "Show a candidate" },
    description: "Shows something about a candidate.",
    input: z.object({ who: Item, aspect: z.enum(["overview", "email"]).default("overview") }),
    risk: "read",
    spans: { who: { ...who, assumed: true } },
    run: ({ who: one, aspect }, office: Office) => note(`show ${one.label} ${aspect}`, office),
    say: told,
  }),
  defineTool({
    name: "list_people",
    label: { zh: "列出候选人", en: "List candidates" },
    description: "Lists candidates.",
    input: z.object({ query: z.string().optional() }),
    risk: "read",
    spans: { query: { from: "text" } },
    run: (_, office: Office) => note("list", office),
    say: told,
    leaves: () => ({ list: [AMY, RAJ, TOM] }),
  }),
  defineTool({
    name: "write_mail",
    label: { zh: "写邮件", en: "Write a mail" },
    description: "Drafts mails to candidates; a person approves them.",
    input: z.object({ who: z.array(Item).min(1), purpose: z.enum(["outreach", "rejection"]) }),
    risk: "propose",
    spans: { who: { ...who, many: true } },
    run: ({ who: all, purpose }, office: Office) => note(`${purpose} to ${names(all)}`, office),
    say: told,
    leaves: (_, { who: all, purpose }) => ({
      pending: [
        PendingCard.parse({ kind: "mails", id: purpose, label: `${purpose} mails`, items: all }),
      ],
    }),
  }),
  defineTool({
    name: "book_interview",
    label: { zh: "安排面试", en: "Book an interview" },
    description: "Books an interview.",
    input: z.object({ who: Item, when: z.string(), mode: z.enum(["onsite", "video"]).optional() }),
    risk: "propose",
    spans: { who, when: { from: "time", question: { zh: "什么时候？", en: "When?" } } },
    run: ({ who: one, when }, office: Office) => note(`book ${one.label} ${when}`, office),
    say: told,
  }),
  defineTool({
    name: "move_stage",
    label: { zh: "移动阶段", en: "Move a candidate" },
    description: "Moves a candidate to another stage.",
    input: z.object({ who: Item, stage: z.enum(["offer", "rejected"]) }),
    risk: "change",
    spans: { who },
    run: async ({ who: one, stage }, office: Office) => {
      if (one.label === "Ines Bauer") throw new Error("the database is away");
      return note(`move ${one.label} ${stage}`, office);
    },
    say: told,
    leaves: () => ({ undoable: true }),
  }),
  defineTool({
    name: "answer_pending",
    label: { zh: "答复", en: "Answer" },
    description: "Answers a card that waits.",
    input: z.object({
      card: z.string(),
      decision: z.enum(["approve", "reject"]),
      about: z.enum(["mails", "interview"]).optional(),
    }),
    risk: "change",
    spans: {},
    card: {
      ...{ argument: "card", kind: "about", decision: "decision" },
      ...{ yes: ["approve"], no: ["reject"] },
    },
    run: ({ card, decision }, office: Office) => note(`${decision} ${card}`, office),
    say: told,
    leaves: (_, { card }) => ({ settled: [card] }),
  }),
  ...plainTools({
    help: { zh: "我可以写邮件。", en: "I can write mails." },
    refusals: ["discrimination", "harm"],
  }),
]);

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, 两个: 2 };
const PLACES: Readonly<Record<string, (length: number) => number[]>> = {
  "the second one": () => [1],
  "the first two": () => [0, 1],
  最后一个: (length) => [length - 1],
};

const FLOOR: Floor = {
  time: (words) => (/^(thursday|friday)/i.test(words) ? words.toLowerCase() : undefined),
  number: (words) =>
    words
      .split(" ")
      .map((word) => NUMBERS[word])
      .find(Boolean),
  duration: () => undefined,
  positions: (words, length) => PLACES[words]?.(length) ?? [],
  matchNames: (words, items) => ({
    ranked: items.map((item) => ({ item, score: nameScore(words, item.label) })),
  }),
};

function nameScore(words: string, label: string): number {
  const [said, name] = [words.toLowerCase(), label.toLowerCase()];
  if (said === name) return 1;
  return name.startsWith(`${said} `) ? 0.9 : 0;
}

export const LINKING: Linking = {
  floor: FLOOR,
  find: async ({ words }) =>
    words === "the one from Siemens"
      ? [{ item: RAJ, score: 0.6 }]
      : FLOOR.matchNames(words, PEOPLE).ranked,
};

/** A call as a reader gives it: `call("write_mail", { values, who: "raj" })`. */
export function call(
  tool: string,
  given: Partial<ReadCall> & {
    readonly said?: readonly (readonly [string, string, Mention["ref"]?])[];
  } = {},
): ReadCall {
  const { said = [], ...rest } = given;
  const mentions = said.map(
    ([name, text, ref = "name"], at): Mention => ({
      ...{ name, text, ref, confidence: 1 },
      place: [at, at + 1],
    }),
  );
  return {
    ...{ tool, polarity: "do", values: {}, mentions, clause: [0, 1] },
    ...{ confidence: 0.97, alternatives: [] },
    ...rest,
  };
}
