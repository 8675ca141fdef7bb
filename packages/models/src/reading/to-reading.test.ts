import { ConversationState, execute, type Linking } from "@bole/language";
import { describe, expect, it } from "vitest";
import { OFFICE, OFFICE_TOOLS } from "../../test/reading-tools.ts";
import { modelAnswer } from "./model-answer.ts";
import { toReading } from "./to-reading.ts";

const PRODUCT = { toolbox: OFFICE_TOOLS, inventory: OFFICE };
const Answer = modelAnswer(OFFICE_TOOLS);
const read = (message: string, ...calls: object[]) =>
  toReading(Answer.parse({ calls }), message, PRODUCT).calls;
const who = (words: string, ref = "name") => ({ name: "who", words, ref });
const mail = (...mentions: object[]) => ({ tool: "write_mail", mentions });

describe("words of an answer", () => {
  it("are found in the message, in its order", () => {
    const [call] = read("mail Raj thursday", mail({ name: "when", words: "thursday" }, who("Raj")));
    expect(call).toMatchObject({
      mentions: [
        { name: "who", text: "Raj", place: [5, 8], ref: "name", confidence: 0.95 },
        { name: "when", text: "thursday", place: [9, 17] },
      ],
      clause: [0, 17],
      confidence: 0.95,
      alternatives: [],
    });
  });

  it.each([
    ["case", "mail RAJ please", "Raj", "RAJ"],
    ["full width", "mail Ｒａｊ please", "raj", "Ｒａｊ"],
    ["traditional characters", "給陳靜發郵件", "陈静", "陳靜"],
    ["quotes", "mail Tom O’Neil", "Tom O'Neil", "Tom O’Neil"],
    ["spaces", "mail Tom  O'Neil", "Tom O'Neil", "Tom  O'Neil"],
  ])("are shown as the person wrote them, whatever their %s", (_, message, words, text) => {
    const [call] = read(message, mail(who(words)));
    const start = message.indexOf(text);
    expect(call?.mentions).toMatchObject([{ text, place: [start, start + text.length] }]);
    expect(call?.confidence).toBe(0.95);
  });

  it.each([
    ["are not in it", "mail her", "Raj"],
    ["are part of a longer word", "mail Anna", "Ann"],
    ["are part of a number", "mail the 2025 group", "20"],
    ["are nothing", "mail her", " "],
  ])("that %s are left out, and nobody is sure any more", (_, message, words) => {
    const [call] = read(message, mail(who(words), { name: "wish", words: "mail" }));
    expect(call).toMatchObject({ mentions: [{ name: "wish" }], confidence: 0.5 });
  });

  it("are taken one after the other where they are said twice", () => {
    const message = "offer for Tom, and mail Tom";
    const calls = read(message, { tool: "move_stage", mentions: [who("Tom")] }, mail(who("Tom")));
    expect(calls.map(({ mentions }) => mentions[0]?.place)).toEqual([
      [10, 13],
      [24, 27],
    ]);
    expect(calls.map(({ clause }) => clause)).toEqual([
      [10, 13],
      [24, 27],
    ]);
  });

  it("are in both calls where they are said once, and once in each", () => {
    const calls = read("Tom: reject and mail", mail(who("Tom"), who("Tom")), mail(who("Tom")));
    expect(calls.map(({ mentions }) => mentions.map(({ place }) => place))).toEqual([
      [[0, 3]],
      [[0, 3]],
    ]);
  });

  it("for an argument that the tool does not have are left out", () => {
    const [call] = read("mail Raj in Leeds", mail(who("Raj"), { name: "place", words: "Leeds" }));
    expect(call).toMatchObject({ mentions: [{ name: "who" }], confidence: 0.95 });
  });
});

describe("values of an answer", () => {
  const valuesOf = (tool: string, values: object) => read("x", { tool, values })[0]?.values;

  it("are those that the tool knows", () => {
    const given = { purpose: "rejection", length: "short", when: "now", who: null };
    expect(valuesOf("write_mail", given)).toEqual({ purpose: "rejection" });
    expect(valuesOf("write_mail", { purpose: "birthday" })).toEqual({});
  });

  it("are several only where the tool takes several", () => {
    const aspect = ["email", "fax", "phone"];
    expect(valuesOf("show_person", { aspect })).toEqual({ aspect: "email,phone" });
    expect(valuesOf("show_person", { aspect: "phone, email" })).toEqual({ aspect: "phone,email" });
    expect(valuesOf("write_mail", { purpose: ["outreach", "rejection"] })).toEqual({});
  });

  it("of ask are tools that there are", () => {
    const options = ["write_mail", "dance", "move_stage"];
    expect(valuesOf("ask", { options })).toEqual({ options: "write_mail,move_stage" });
    expect(valuesOf("ask", { other: ["write_mail"] })).toEqual({});
  });

  it("are those of the inventory where the tool takes any text", () => {
    expect(valuesOf("write_mail", { tone: ["warm", "loud"] })).toEqual({ tone: "warm" });
  });
});

describe("the confidence of a call", () => {
  it.each([
    ["reads", { tool: "show_person" }, 0.95],
    ["proposes", { tool: "write_mail" }, 0.95],
    [
      "changes something that is named",
      { tool: "undo", mentions: [{ name: "what", words: "it" }] },
      0.95,
    ],
    [
      "changes something that a value says",
      { tool: "move_stage", values: { stage: "offer" } },
      0.95,
    ],
    ["changes something that nothing says", { tool: "undo" }, 0.6],
    [
      "changes something by a value that there is not",
      { tool: "move_stage", values: { stage: "moon" } },
      0.6,
    ],
  ])("that %s", (_, call, confidence) => {
    expect(read("put it back", call)[0]?.confidence).toBe(confidence);
  });
});

describe("the executor", () => {
  const linking: Linking = {
    floor: {
      ...{ time: (words) => words, number: () => undefined, duration: () => undefined },
      ...{ positions: () => [], matchNames: () => ({ ranked: [] }) },
    },
    find: async () => [],
  };
  const execution = (...calls: object[]) => {
    const reading = toReading(Answer.parse({ calls }), "no, mail her", PRODUCT);
    const around = { toolbox: OFFICE_TOOLS, linking, context: null, language: "en" } as const;
    return execute({ ...around, reading, state: ConversationState.parse({ focus: { person } }) });
  };
  const person = { kind: "person", id: "1", label: "Amy Chen" };

  it("asks before it changes what nothing names", async () => {
    const { done, asked } = await execution({ tool: "undo" });
    expect([done, asked?.choices.map(({ id }) => id)]).toEqual([[], ["undo"]]);
  });

  it("asks for somebody who was named by words that nobody has said", async () => {
    const invented = await execution({ tool: "show_person", mentions: [who("Raj")] });
    expect([invented.done, invented.asked?.tool]).toEqual([[], "ask"]);
    const missing = await execution({ tool: "write_mail", values: { purpose: "outreach" } });
    expect(missing.asked).toMatchObject({ tool: "write_mail", argument: "who" });
  });
});

describe("an answer", () => {
  it.each([
    ["without calls", { calls: [] }],
    ["with a tool that there is not", { calls: [{ tool: "dance" }] }],
    ["with another polarity", { calls: [{ tool: "undo", polarity: "maybe" }] }],
    ["with calls without end", { calls: Array.from({ length: 21 }, () => ({ tool: "undo" })) }],
  ])("%s is none", (_, answer) => {
    expect(Answer.safeParse(answer).success).toBe(false);
  });
});
