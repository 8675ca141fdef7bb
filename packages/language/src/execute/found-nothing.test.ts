import { expect, it } from "vitest";
import { z } from "zod";
import { Item } from "../conversation/item.ts";
import { ConversationState } from "../conversation/state.ts";
import { AMY, call, LINKING, OFFICE, type Office } from "../testing/small-office.ts";
import { defineTool } from "../tools/tool.ts";
import { toolbox } from "../tools/toolbox.ts";
import { execute } from "./execute.ts";

const search = defineTool({
  name: "search_people",
  label: { zh: "找人", en: "Find people" },
  description: "Finds people like somebody, or by words.",
  input: z.object({ like: Item.optional(), query: z.string().optional() }),
  risk: "read",
  spans: { query: { from: "text" }, like: { from: "item", kind: "person", orInto: "query" } },
  run: async ({ query }, { did }: Office) => did.push(`search ${query}`),
  say: { zh: () => "", en: () => "Nobody." },
  leaves: () => ({ isEmpty: true }),
  how: { zh: () => undefined, en: () => "Say whom." },
});
const tools = toolbox<Office>([search, ...OFFICE.tools.filter(({ name }) => name !== "ask")]);

async function say(...calls: ReturnType<typeof call>[]) {
  const context = { did: [] as string[] };
  const state = ConversationState.parse({ about: [AMY], list: [AMY] });
  const turn = await execute({
    ...{ reading: { calls, reader: "embedded" }, state, toolbox: tools },
    ...{ linking: LINKING, context, language: "en" },
  });
  return { ...turn, did: context.did };
}

it("takes words that name nothing on record for text, where the tool says so", async () => {
  const { did, asked } = await say(call("search_people", { said: [["like", "a welder"]] }));
  expect(asked).toBeUndefined();
  expect(did).toEqual(["search a welder"]);
});

it("does nothing with those who were not found, and takes nobody else for them", async () => {
  const mail = call("write_mail", {
    ...{ values: { purpose: "outreach" }, said: [["who", "them", "pronoun"]] },
  });
  const show = call("show_person", { said: [["who", "amy chen"]] });
  const { did, said } = await say(call("search_people", { said: [["query", "x"]] }), mail, show);
  expect(did).toEqual(["search x", "show Amy Chen overview"]);
  expect(said).toContain("So I left this out: Write a mail.");
});

it("does not take a whole sentence about something else for the answer to what it asked", async () => {
  const unknown = call("show_person", { said: [["who", "zed"]] });
  const { state } = await say(unknown);
  expect(state.question).toMatchObject({ tool: "show_person", argument: "who" });
  const sentence = {
    ...call("show_person", { said: [["aspect", "x"]] }),
    clause: [0, 20] as [number, number],
  };
  const turn = await execute({
    ...{ reading: { calls: [sentence], reader: "embedded" }, state, toolbox: tools },
    ...{ linking: LINKING, context: { did: [] }, language: "en" },
  });
  expect(turn.asked?.call?.mentions.map(({ text }) => text)).not.toContain("zed");
});
