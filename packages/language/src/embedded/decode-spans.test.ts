import { describe, expect, it } from "vitest";
import { decodeSpans } from "./decode-spans.ts";
import { Labels } from "./labels.ts";

const LABELS = Labels.parse({
  tokens: { span: 5, ref: 2 },
  acts: {},
  tools: [],
  polarity: [],
  refs: ["name", "ordinal"],
  spans: ["O", "B-who", "I-who", "B-job", "I-job"],
  values: {},
  arguments: {},
});

/** Words with how likely each label is for them, in the order of the labels, and how sure it is an ordinal. */
function read(
  rows: readonly (readonly [word: string, labels: readonly number[], ordinal?: number])[],
  names = ["who", "job"],
) {
  let start = 0;
  const words = rows.map(([word], place) => {
    const at = start;
    start += word.length + 1;
    return { place, start: at, end: at + word.length };
  });
  const logits = (shares: readonly number[]) => Float32Array.from(shares, Math.log);
  const heads = rows.map(
    ([, labels, ordinal = 0.5]) =>
      new Map([
        ["span", logits(labels)],
        ["ref", logits([1 - ordinal, ordinal])],
      ]),
  );
  const message = rows.map(([word]) => word).join(" ");
  return decodeSpans(words, heads, LABELS, names).map(
    ({ name, place, ref }) => `${name}: ${message.slice(...place)} (${ref})`,
  );
}

describe("the words that name an argument", () => {
  it("are one span where a word goes on with what has begun", () => {
    const first = ["the", [0.1, 0.5, 0.1, 0.2, 0.1], 0.4] as const;
    const second = ["first", [0.1, 0.1, 0.35, 0.05, 0.4], 0.9] as const;
    expect(read([first, second])).toEqual(["who: the first (ordinal)"]);
  });

  it("are only those of arguments that the tool has", () => {
    const nurse = ["nurse", [0.1, 0.2, 0.05, 0.6, 0.05]] as const;
    expect(read([nurse])).toEqual(["job: nurse (name)"]);
    expect(read([nurse], ["who"])).toEqual(["who: nurse (name)"]);
    expect(read([nurse], [])).toEqual([]);
  });

  it("are two spans where a second one begins", () => {
    const amy = ["amy", [0.1, 0.8, 0.05, 0.03, 0.02]] as const;
    const raj = ["raj", [0.1, 0.6, 0.2, 0.05, 0.05]] as const;
    expect(read([amy, raj])).toEqual(["who: amy (name)", "who: raj (name)"]);
  });

  it("are none where there is no word", () => {
    expect(read([])).toEqual([]);
  });
});
