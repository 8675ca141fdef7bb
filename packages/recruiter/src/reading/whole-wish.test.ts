import { ConversationState, type ReadCall, type Reader } from "@bole/language";
import { describe, expect, it } from "vitest";
import { orWholeWish } from "./whole-wish.ts";

const call = (tool: string, confidence: number, values: ReadCall["values"] = {}): ReadCall => ({
  ...{ tool, confidence, values, polarity: "do", mentions: [], clause: [0, 1], alternatives: [] },
});
const APPROVE = { decision: "approve" };
const CARD = { kind: "plan", id: "g", label: "Confirm the results", items: [], count: 1 };

/** What is read beside a card, given what would be read if nothing waited. */
async function read(beside: readonly ReadCall[], alone: readonly ReadCall[], state: object = {}) {
  const request = {
    ...{ product: "recruiter", message: "find people and mail them" },
    state: ConversationState.parse({ pending: [CARD], ...state }),
  };
  const reader: Reader = {
    name: "embedded",
    read: async ({ state: { pending } }) => ({
      reader: "embedded",
      calls: [...(pending.length === 0 ? alone : beside)],
    }),
  };
  const { calls } = await orWholeWish(await reader.read(request), request, reader);
  return calls.map(({ tool }) => tool);
}

const SEARCH = call("search_people", 0.8);
const MAIL = call("write_mail", 0.8);

describe("a message while something waits", () => {
  it("is a new wish where it is a chain that only the card makes unclear", async () => {
    const beside = [SEARCH, call("answer_pending", 0.6, APPROVE)];
    expect(await read(beside, [SEARCH, MAIL])).toEqual(["search_people", "write_mail"]);
  });

  it("is an answer where that is clear", async () => {
    const beside = [call("answer_pending", 0.95, APPROVE), SEARCH];
    expect(await read(beside, [SEARCH, MAIL])).toEqual(["answer_pending", "search_people"]);
  });

  it.each([
    ["one wish, which may be about the card", [MAIL]],
    ["no wish", [call("talk", 0.9), SEARCH]],
    ["unclear without the card, too", [SEARCH, call("write_mail", 0.5)]],
    ["forbidden", [SEARCH, { ...MAIL, polarity: "dont" as const }]],
  ])("stays in doubt where it is %s", async (_, alone) => {
    expect(await read([call("answer_pending", 0.6, APPROVE)], alone)).toEqual(["answer_pending"]);
  });

  it("answers a question that is open first", async () => {
    const question = { tool: "search_people", argument: "job", choices: [], call: null, rest: [] };
    const beside = [call("answer_pending", 0.6, APPROVE)];
    expect(await read(beside, [SEARCH, MAIL], { question })).toEqual(["answer_pending"]);
  });
});
