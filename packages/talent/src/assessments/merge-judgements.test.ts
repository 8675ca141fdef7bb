import { describe, expect, it } from "vitest";
import { mergeJudgements } from "./merge-judgements.ts";

const TEXT = "Led a team of six engineers at Acme. Ran the Kafka platform.";
const rule = (verdict: "meets" | "partly" | "no" | "unknown") => ({
  ...{ criterion_id: "c1", verdict, reason: "by rules", quotes: [] },
});
const said = (verdict: "meets" | "partly" | "no" | "unknown", quotes: string[]) => ({
  ...{ criterion_id: "c1", verdict, reason: "Led six engineers.", quotes },
});

describe("a model's judgement", () => {
  it("decides what the rules could not, with its place in the résumé", () => {
    const [judgement] = mergeJudgements(
      [rule("unknown")],
      [said("meets", ["Led a team of six engineers"])],
      TEXT,
    );
    expect(judgement).toMatchObject({
      ...{ verdict: "meets", reason: "Led six engineers." },
      quotes: [{ text: "Led a team of six engineers", span: { start: 0, end: 27 } }],
    });
  });

  it.each([
    ["a quote that the résumé does not have", "unknown", said("meets", ["Led twelve engineers"])],
    ["no quote", "unknown", said("no", [])],
    ["an empty quote", "partly", said("meets", [" "])],
    ["what rules have found met", "meets", said("no", ["Ran the Kafka platform"])],
    ["what rules have denied", "no", said("meets", ["Ran the Kafka platform"])],
    ["no verdict", "partly", said("unknown", ["Ran the Kafka platform"])],
    ["another criterion", "unknown", { ...said("meets", ["Acme"]), criterion_id: "c9" }],
  ] as const)("is not taken for %s", (_, verdict, judged) => {
    const ruled = [rule(verdict)];
    expect(mergeJudgements(ruled, [{ ...judged, quotes: [...judged.quotes] }], TEXT)).toEqual(
      ruled,
    );
  });
});
