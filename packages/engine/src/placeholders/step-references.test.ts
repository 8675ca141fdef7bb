// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how plans write placeholders.
import { describe, expect, it } from "vitest";
import { Step } from "../contracts/plan.ts";
import { formatReference } from "./reference.ts";
import { stepReferences } from "./step-references.ts";

describe("what a step refers to", () => {
  it("is found wherever a placeholder may stand; where it is only asked about, it is not needed", () => {
    const step = Step.parse({
      id: "9",
      action: "writer",
      each: "$1.list",
      when: { all: ["$2", { exists: "$3.x" }, { not: { any: [{ eq: ["$4", 1] }] } }] },
      wait: { event: "reply", match: { thread: "$5.id" }, until: "$6" },
      args: { deep: [{ text: "a ${7.b} and $8" }] },
      repeat: { until: { gt: ["$9.score", 5] }, max: 3 },
    });
    const found = stepReferences(step).map((r) => [formatReference(r), r.at, r.soft]);
    expect(found).toEqual([
      ["$2", "when.all[0]", true],
      ["$3.x", "when.all[1].exists", true],
      ["$4", "when.all[2].not.any[0].eq[0]", false],
      ["$1.list", "each", false],
      ["$5.id", "wait.match.thread", false],
      ["$6", "wait.until", false],
      ["$7.b", "args.deep[0].text", false],
      ["$8", "args.deep[0].text", false],
      ["$9.score", "repeat.until.gt[0]", false],
    ]);
  });
});
