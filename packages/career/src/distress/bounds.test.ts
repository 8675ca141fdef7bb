/** Bounds come from scores of sentences that were held out: few that show no risk may reach them. */
import type { ReadCall } from "@bole/language";
import { describe, expect, it } from "vitest";
import { boundsOf } from "./bounds.ts";

const CARE: readonly ReadCall[] = [
  {
    ...{ tool: "care", polarity: "do", values: {}, mentions: [], alternatives: [] },
    ...{ clause: [0, 1], confidence: 0.9 },
  },
];
const scores = (label: string, from: number, calls: readonly ReadCall[] = []) =>
  Array.from({ length: 1_000 }, (_, at) => ({ label, calls, score: from + at / 1_000 }));

describe("the bounds of a judge", () => {
  const judged = [
    ...[...scores("risk", 2), ...scores("risk", 1, CARE)],
    ...[...scores("strain", 0), ...scores("strain", 0.5, CARE)],
    ...[...scores("turn", -3), ...scores("plain", -2), ...scores("plain", -1, CARE)],
  ];
  const bounds = boundsOf(judged);

  it("let one in ten sentences under strain be asked about", () => {
    expect(bounds.unsure).toBeCloseTo(0.9);
  });

  it("are met by nearly all risks that the reader hears as well", () => {
    expect(bounds.doubt).toBeCloseTo(1.02);
    expect(bounds.not_against).toBeCloseTo(1.05);
    expect(bounds.confirmed).toBeCloseTo(1.4);
  });

  it("move with the scores", () => {
    const moved = boundsOf(judged.map((one) => ({ ...one, score: one.score + 5 })));
    expect(moved.unsure).toBeCloseTo(bounds.unsure + 5);
  });

  it("rise until few whole messages about work have a sentence that reaches them", () => {
    const loud = Array.from({ length: 1_000 }, (_, message) => [
      { label: "story", calls: [], score: -9, message },
      { label: "story", calls: [], score: message / 100, message },
    ]).flat();
    expect(boundsOf([...judged, ...loud]).unsure).toBeCloseTo(9.75);
  });
});
