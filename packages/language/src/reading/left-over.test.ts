/** What a reading leaves of a message: little words are nothing, names are. */
import { expect, it } from "vitest";
import { leftOver } from "./left-over.ts";
import type { ReadCall } from "./reading.ts";

const read = (message: string, ...words: string[]): ReadCall[] => [
  {
    ...{ tool: "set", polarity: "do", values: {}, clause: [0, message.length], confidence: 0.95 },
    mentions: words.map((text) => {
      const at = message.indexOf(text);
      return { name: "value", text, ref: "name", place: [at, at + text.length], confidence: 0.95 };
    }),
    alternatives: [],
  },
];

it("says which names nothing was made of, the likeliest first", () => {
  const message = "my place is Berlin now, but say that I keep a flat in Kaunas and in Vilnius";
  expect(leftOver(message, read(message, "Berlin"))).toEqual(
    expect.arrayContaining(["Kaunas", "Vilnius"]),
  );
  expect(leftOver(message, read(message, "Berlin", "flat", "Kaunas", "Vilnius"))).toEqual([]);
});

it("misses nothing in the words around a wish", () => {
  const message = "could you please change my title to Head Gardener, thanks";
  expect(leftOver(message, read(message, "Head Gardener"))).toEqual([]);
});

it("tells nothing about Chinese words", () => {
  expect(leftOver("地点改成无锡，另外写上常州", [])).toEqual([]);
});
