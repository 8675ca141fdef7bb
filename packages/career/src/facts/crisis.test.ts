/** What becomes of a sign of despair in a conversation, by the networks that ship. */
import { openEmbeddedReader } from "@bole/language/embedded";
import { SentenceEmbedder } from "@bole/models";
import { afterAll, describe, expect, it } from "vitest";
import { quickAnswers } from "../intake/essentials.ts";
import { openMeaning } from "../knowledge/meaning.ts";
import { careQuestion, nextCrisis } from "./crisis.ts";
import { readMessage } from "./read-message.ts";

const reader = openEmbeddedReader();
const embedder = new SentenceEmbedder();
const meaning = openMeaning(embedder);
afterAll(async () => {
  await reader.close();
  await meaning.close();
  await embedder.close();
});
const ORDINARY = [
  "跳过",
  "没有",
  "Skip",
  "I quit in May and live off savings.",
  "我辞职了，先靠存款过。",
  "The pay is a joke and I am done with it.",
];

describe("an ordinary answer", () => {
  it.each(["zh", "en"] as const)("that is offered never alarms (%s)", async (language) => {
    const all = quickAnswers(language);
    expect(all.length).toBeGreaterThan(10);
    // Typed instead of clicked, too.
    for (const { question, text } of all)
      for (const answers of [[], [text]]) {
        const conversation = { stage: "story", question, options: [], answers, language } as const;
        const read = await readMessage({ reader, meaning }, [], { text, message: 1 }, conversation);
        expect([text, read.distress]).toEqual([text, expect.stringMatching(/none|strain/)]);
      }
  });

  it.each(ORDINARY)("never alarms: %s", async (text) => {
    const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
    const conversation = { stage: "story", question: "limit", options: [], language } as const;
    const { distress } = await readMessage(
      { reader, meaning },
      [],
      { text, message: 1 },
      conversation,
    );
    expect(["none", "strain"]).toContain(distress);
  });
});

describe("a crisis", () => {
  const calm = { calls: [], distress: "none" } as const;

  it("ends with any calm answer", () => {
    expect(nextCrisis("open", { text: "It's better now, ask on.", ...calm }, 1)).toBe("over");
    expect(nextCrisis("asked", { text: "Just tired.", ...calm }, 1)).toBe("over");
  });

  it("ends by every button that its question offers, except the one that says yes", () => {
    for (const language of ["zh", "en"] as const) {
      const [goOn = ""] = careQuestion("open", "none", null, language)?.answers ?? [];
      const [tired = "", sometimes = ""] =
        careQuestion("asked", "none", null, language)?.answers ?? [];
      expect(nextCrisis("open", { text: goOn, ...calm }, 1)).toBe("over");
      expect(nextCrisis("asked", { text: tired, ...calm }, 1)).toBe("over");
      expect(nextCrisis("asked", { text: sometimes, ...calm }, 1)).toBe("open");
    }
  });

  it("asks once more after a bare yes, and then believes it", () => {
    const said = { text: "yes", ...calm };
    expect(nextCrisis("open", said, 1)).toBe("open");
    expect(nextCrisis("open", said, 2)).toBe("over");
  });

  it("is not asked about a second time, but begins anew by something clear", () => {
    expect(nextCrisis("over", { text: "…", calls: [], distress: "unsure" }, 1)).toBe("over");
    expect(nextCrisis("over", { text: "…", calls: [], distress: "risk" }, 1)).toBe("open");
  });
});
