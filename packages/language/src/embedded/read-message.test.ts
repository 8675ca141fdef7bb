import { describe, expect, it } from "vitest";
import type { Calibration } from "./calibrate.ts";
import { encodeMessage } from "./encode-message.ts";
import { Labels } from "./labels.ts";
import { type ReadingModel, readMessage } from "./read-message.ts";
import { createWordPieces } from "./word-pieces.ts";

const LABELS = Labels.parse({
  tokens: { clause: 3, span: 5, ref: 2 },
  acts: { tool: 4, polarity: 2, "value shop.way": 3, "value zoo.kind": 2 },
  tools: ["shop.sell", "shop.move", "shop.talk", "zoo.feed"],
  polarity: ["do", "dont"],
  refs: ["name", "pronoun"],
  spans: ["O", "B-who", "I-who", "B-when", "I-when"],
  values: { "shop.way": ["none", "fast", "slow"], "zoo.kind": ["none", "big"] },
  arguments: { "shop.sell": ["way"], "shop.move": [], "shop.talk": [], "zoo.feed": ["kind"] },
});
const WORDS = ["sell", "sellfast", "move", "dontmove", "talk", "it", "amy", "chen", "today", "hm"];
const VOCABULARY = ["[UNK]", "[CLS]", "[SEP]", "shop", ",", ".", ...WORDS];
const idOf = (token: string) => VOCABULARY.indexOf(token);

/** How sure each verb makes the network, as logits of its heads. */
const ACTS: Record<string, readonly number[]> = {
  sell: [3, 0, 1, 9, 4, 0, 5, 0, 0, 5, 0],
  sellfast: [3, 0, 1, 9, 4, 0, 0, 5, 0, 5, 0],
  move: [0, 4, 1, 9, 4, 0, 0, 5, 0, 5, 0],
  dontmove: [0, 4, 1, 9, 0, 4, 0, 5, 0, 5, 0],
  talk: [0, 0, 2, 9, 4, 0, 5, 0, 0, 5, 0],
};
const TAGS: Record<string, { clause?: number; span?: number; ref?: number }> = {
  ...Object.fromEntries(Object.keys(ACTS).map((verb) => [verb, { clause: 1 }])),
  it: { span: 1, ref: 1 },
  amy: { span: 1 },
  chen: { span: 2 },
  today: { span: 3 },
  ",": { clause: 0 },
  hm: { clause: 0 },
};

/**
 * A network that knows its words: verbs begin a clause, commas end it. Its states are the ids, so that the
 * first word of a clause is the second third of what is pooled.
 */
function modelOf(calibration: Calibration = []): ReadingModel {
  const oneHot = (size: number, at: number) => Array.from({ length: size }, (_, i) => +(i === at));
  let inside = false;
  return {
    labels: LABELS,
    calibration,
    pieces: createWordPieces(VOCABULARY),
    network: {
      async encode({ ids }) {
        const tokens = ids.flatMap((id) => {
          const { clause = inside ? 2 : 0, span = 0, ref = 0 } = TAGS[VOCABULARY[id] ?? ""] ?? {};
          inside = clause > 0;
          return [...oneHot(3, clause), ...oneHot(5, span), ...oneHot(2, ref)];
        });
        return { states: Float32Array.from(ids), tokens: Float32Array.from(tokens) };
      },
      async acts(pooled) {
        return Float32Array.from(ACTS[VOCABULARY[pooled[1] ?? 0] ?? ""] ?? ACTS.talk ?? []);
      },
    },
  };
}

const SPANS = { sell: ["who", "when"], move: ["who"], talk: [] };
const read = (message: string, model = modelOf()) =>
  readMessage(model, { product: "shop", message, state: "shop", spans: SPANS, known: [] });
const brief = (calls: Awaited<ReturnType<typeof read>>) =>
  calls.map(({ tool, polarity, mentions }) => [
    tool,
    polarity,
    ...mentions.map(({ text }) => text),
  ]);

describe("reading a message", () => {
  it("gives a call for each clause, with its words and where they stand", async () => {
    const message = "SELL Amy Chen it today , dontmove it";
    expect(await read(message)).toMatchObject([
      {
        tool: "sell",
        polarity: "do",
        clause: [0, 22],
        mentions: [
          { name: "who", text: "Amy Chen", place: [5, 13], ref: "name" },
          { name: "who", text: "it", place: [14, 16], ref: "pronoun" },
          { name: "when", text: "today", place: [17, 22], ref: "name" },
        ],
      },
      { tool: "move", polarity: "dont", clause: [25, 36], mentions: [{ text: "it" }] },
    ]);
  });

  it("gives closed values to tools that have them, and only then", async () => {
    const calls = await read("sellfast it, move it, sell amy");
    expect(calls.map(({ values }) => values)).toEqual([{ way: "fast" }, {}, {}]);
  });

  it("takes all words as one clause where none begins", async () => {
    expect(await read("hm, hm")).toMatchObject([{ tool: "talk", clause: [0, 6] }]);
    expect(await read(" ")).toEqual([]);
  });

  it("makes one call of clauses that together say one deed", async () => {
    const calls = await read("sell amy, sell today");
    expect(calls).toMatchObject([{ tool: "sell", clause: [0, 20] }]);
    expect(brief(calls)).toEqual([["sell", "do", "amy", "today"]]);
  });

  it("leaves them apart where they differ, or both name somebody", async () => {
    expect(brief(await read("sell amy, sell it"))).toHaveLength(2);
    expect(brief(await read("sell amy, sellfast today"))).toHaveLength(2);
    expect(brief(await read("move amy, dontmove"))).toHaveLength(2);
    expect(brief(await read("sell amy, talk, sell today"))).toHaveLength(3);
    // The third names who the first names, though the second does not.
    expect(brief(await read("sell amy, sell today, sell it"))).toEqual([
      ["sell", "do", "amy", "today"],
      ["sell", "do", "it"],
    ]);
  });

  it("gives words outside of all clauses to every call that can take them", async () => {
    expect(brief(await read("today, sell amy, move it"))).toEqual([
      ["sell", "do", "today", "amy"],
      ["move", "do", "it"],
    ]);
  });

  it("never gives a tool of another product, however sure of it", async () => {
    const calls = await read("sell it, move it");
    const tools = calls.flatMap(({ tool, alternatives }) => [
      tool,
      ...alternatives.map((a) => a.tool),
    ]);
    expect(tools).not.toContain("feed");
    const zoo = { product: "ship", message: "sell it", state: "", spans: {}, known: [] };
    await expect(readMessage(modelOf(), zoo)).rejects.toThrow('not trained for "ship"');
  });

  it("offers the two likeliest other readings, less sure than its own", async () => {
    const [call] = await read("sell it");
    expect(call?.alternatives.map(({ tool, polarity }) => [tool, polarity])).toEqual([
      ["talk", "do"],
      ["move", "do"],
    ]);
    const shares = [call, ...(call?.alternatives ?? [])].map((one) => one?.confidence ?? 0);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(1);
  });

  it("is as sure as it was right when it was so sure", async () => {
    const [raw] = await read("sell it");
    const [call] = await read(
      "sell it",
      modelOf([
        [0, 0],
        [1, 0.5],
      ]),
    );
    expect(call?.confidence).toBeCloseTo((raw?.confidence ?? 0) / 2);
    const [always] = await read(
      "sell it",
      modelOf([
        [0.2, 0.7],
        [0.4, 0.7],
      ]),
    );
    expect(always?.confidence).toBe(0.7);
  });
});

describe("a message longer than the network takes", () => {
  const pieces = createWordPieces(VOCABULARY);
  const wordsIn = (count: number) => Array.from({ length: count }, () => "amy").join(" ");

  it("is read in windows that end with a sentence", () => {
    const message = `${wordsIn(200)}. ${wordsIn(100)}`;
    const [first, second, ...more] = encodeMessage(pieces, "shop", message);
    expect(first?.ids).toHaveLength(1 + 1 + 1 + 201 + 1);
    expect(first?.ids.at(-2)).toBe(idOf("."));
    expect(second?.words).toHaveLength(100);
    expect(second?.words[0]?.start).toBe(message.indexOf(".") + 2);
    expect(more).toEqual([]);
  });

  it("is cut between words where no sentence ends, and has at most 256 tokens a window", () => {
    const windows = encodeMessage(pieces, "shop ".repeat(100), wordsIn(500));
    expect(windows.map(({ ids }) => ids.length)).toEqual([256, 256, 141]);
    expect(windows.flatMap(({ words }) => words)).toHaveLength(500);
  });

  it("is not read to its end where it has no end", () => {
    expect(encodeMessage(pieces, "shop", wordsIn(20_000))).toHaveLength(4);
  });
});
