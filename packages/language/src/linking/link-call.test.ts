import { describe, expect, it } from "vitest";
import { ConversationState } from "../conversation/state.ts";
import type { Mention } from "../reading/reading.ts";
import { AMY, call, LINKING, OFFICE, person, RAJ, TOM } from "../testing/small-office.ts";
import { linkCall } from "./link-call.ts";

const LISTED = { list: [AMY, RAJ, TOM] };

/** Links a rejection to whoever the words mean. */
async function mailTo(
  words: readonly (readonly [string, Mention["ref"]])[],
  state: object,
  earlier = [] as (typeof AMY)[],
) {
  const tool = OFFICE.get("write_mail");
  if (!tool) throw new Error("no tool");
  const said = words.map(([text, ref]) => ["who", text, ref] as const);
  const read = call("write_mail", { said, values: { purpose: "rejection" } });
  const scope = { state: ConversationState.parse(state), earlier, asked: null };
  return linkCall(read, tool, scope, LINKING);
}

describe("words for people", () => {
  it.each([
    ["a name of the list", [["raj", "name"]], LISTED, [RAJ]],
    ["a name of nobody spoken of yet", [["ines bauer", "name"]], LISTED, [person("Ines Bauer")]],
    ["somebody spoken of, before a namesake", [["tom", "name"]], { focus: { person: TOM } }, [TOM]],
    ["a place in the list", [["the second one", "ordinal"]], LISTED, [RAJ]],
    ["a place from the end", [["最后一个", "ordinal"]], LISTED, [TOM]],
    ["several places", [["the first two", "ordinal"]], LISTED, [AMY, RAJ]],
    ["who is in focus", [["her", "pronoun"]], { ...LISTED, focus: { person: AMY } }, [AMY]],
    ["the only one in view", [["him", "pronoun"]], { list: [RAJ] }, [RAJ]],
    [
      "those who were just spoken of",
      [["them", "pronoun"]],
      { ...LISTED, about: [AMY, TOM] },
      [AMY, TOM],
    ],
    ["all", [["everyone", "all"]], LISTED, [AMY, RAJ, TOM]],
    ["all of the right number", [["all three", "all"]], LISTED, [AMY, RAJ, TOM]],
    [
      "all but one",
      [
        ["everyone", "all"],
        ["tom", "except"],
      ],
      LISTED,
      [AMY, RAJ],
    ],
    ["but one", [["tom", "except"]], LISTED, [AMY, RAJ]],
    ["the rest", [["the others", "rest"]], { ...LISTED, about: [RAJ] }, [AMY, TOM]],
    [
      "people of a waiting card",
      [["everyone", "all"]],
      { pending: [{ kind: "mails", id: "m", label: "", items: [TOM] }] },
      [TOM],
    ],
  ] as const)("mean %s", async (_, words, state, expected) => {
    const { input, problem } = await mailTo(words, state);
    expect(problem).toBeUndefined();
    expect(input).toEqual({ purpose: "rejection", who: expected });
  });

  it("mean who an earlier call of the message was about, before anybody else", async () => {
    const state = { focus: { person: TOM } };
    expect((await mailTo([["her", "pronoun"]], state, [AMY])).input).toMatchObject({ who: [AMY] });
    const two = await mailTo([["her", "pronoun"]], state, [AMY, RAJ]);
    expect(two.problem).toMatchObject({ reason: "several", choices: [AMY, RAJ] });
  });

  it.each([
    [
      "nobody is found",
      [["zed", "name"]],
      LISTED,
      { reason: "unknown", words: "zed", choices: [] },
    ],
    [
      "two are as good",
      [["tom", "name"]],
      {},
      { reason: "several", choices: [TOM, person("Tom Hardy")] },
    ],
    [
      "one only may be meant",
      [["the one from Siemens", "description"]],
      {},
      { reason: "unsure", choices: [RAJ] },
    ],
    [
      "a pronoun has several to mean",
      [["her", "pronoun"]],
      LISTED,
      { reason: "several", choices: [AMY, RAJ, TOM] },
    ],
    ["a pronoun has nobody to mean", [["her", "pronoun"]], {}, { reason: "missing", choices: [] }],
    ["the list is shorter", [["最后一个", "ordinal"]], {}, { reason: "unknown" }],
    [
      "the number differs",
      [["all three", "all"]],
      { list: [AMY, RAJ] },
      { reason: "several", choices: [AMY, RAJ] },
    ],
    [
      "nobody knows what the rest is left of",
      [["the others", "rest"]],
      LISTED,
      { reason: "several" },
    ],
    ["nobody is named", [], {}, { reason: "missing", argument: "who" }],
  ] as const)("are asked about where %s", async (_, words, state, expected) => {
    expect((await mailTo(words, state)).problem).toMatchObject(expected);
  });

  it("that were clear stay so while others are asked about", async () => {
    const { call: kept } = await mailTo(
      [
        ["raj", "name"],
        ["tom", "name"],
      ],
      {},
    );
    expect(kept.mentions.map(({ items }) => items)).toEqual([[RAJ], undefined]);
  });
});

it("takes a pronoun for the one that was just pointed at, unless it stands beside it", async () => {
  const tool = OFFICE.get("write_mail");
  if (!tool) throw new Error("no tool");
  const values = { purpose: "rejection" };
  const read = call("write_mail", { said: [["who", "the second one", "ordinal"]], values });
  const her = (from: number): Mention => ({
    ...{ name: "who", text: "her", ref: "pronoun", confidence: 1, place: [from, from + 3] },
  });
  const state = ConversationState.parse({ ...LISTED, focus: { person: AMY } });
  const scope = { state, earlier: [], asked: null };
  const whoWith = async (from: number) => {
    const mentions = [...read.mentions, her(from)];
    return (await linkCall({ ...read, mentions }, tool, scope, LINKING)).input.who;
  };
  expect(await whoWith(30)).toEqual([RAJ]);
  expect(await whoWith(6)).toEqual([RAJ, AMY]);
});

describe("several words for one thing", () => {
  async function show(said: readonly (readonly [string, Mention["ref"]])[], state: object = {}) {
    const tool = OFFICE.get("show_person");
    if (!tool) throw new Error("no tool");
    const read = call("show_person", { said: said.map(([text, ref]) => ["who", text, ref]) });
    const scope = { state: ConversationState.parse(state), earlier: [], asked: null };
    return linkCall(read, tool, scope, LINKING);
  }

  it.each([
    [
      "halves of a name",
      [
        ["ines", "name"],
        ["bauer", "name"],
      ],
      person("Ines Bauer"),
    ],
    [
      "a name and a stray word",
      [
        ["the", "name"],
        ["raj patel", "name"],
      ],
      RAJ,
    ],
  ] as const)("are one: %s", async (_, said, expected) => {
    const { input, problem } = await show(said);
    expect([problem, input.who]).toEqual([undefined, expected]);
  });

  it("are asked about where they are two", async () => {
    const { problem } = await show([
      ["raj", "name"],
      ["amy", "name"],
    ]);
    expect(problem).toMatchObject({ reason: "several", choices: [RAJ, AMY] });
  });

  it("that say how it is shown are left out where the tool has no such way", async () => {
    const tool = OFFICE.get("show_person");
    if (!tool) throw new Error("no tool");
    const read = call("show_person", { values: { aspect: "shoe size" }, said: [["who", "raj"]] });
    const scope = { state: ConversationState.parse({}), earlier: [], asked: null };
    const { input, problem } = await linkCall(read, tool, scope, LINKING);
    expect([problem, input]).toEqual([undefined, { who: RAJ }]);
  });
});
