/** Who is in danger, by the networks that ship; words of nobody's examples. */
import { openEmbeddedReader } from "@bole/language/embedded";
import { SentenceEmbedder } from "@bole/models";
import { afterAll, describe, expect, it } from "vitest";
import { readMessage } from "../facts/read-message.ts";
import { openMeaning } from "../knowledge/meaning.ts";
import { languageOf } from "../text/language.ts";

const reader = openEmbeddedReader();
const embedder = new SentenceEmbedder();
const meaning = openMeaning(embedder);
afterAll(async () => {
  await reader.close();
  await meaning.close();
  await embedder.close();
});
const read = (text: string) =>
  readMessage(
    { reader, meaning },
    [],
    { text, message: 0 },
    { stage: "story", question: null, options: [], language: languageOf(text) },
  );

describe("despair", () => {
  it.each([
    "I lost the flat and honestly I don't want to live any more.",
    "Everybody would be better off without me, I think about ending my life at night.",
    "欠了一屁股债，真的不想活了，想从楼上跳下去。",
    "活着太累，有时候就想睡过去再也不醒来。",
  ])("is noticed: %s", async (text) => {
    expect((await read(text)).distress).toBe("risk");
  });

  it("is never kept as a fact", async () => {
    const { facts } = await read("I was a cook for ten years. I want to end my life.");
    expect(facts.map(({ words }) => words).join()).not.toContain("end my life");
  });

  it.each([
    "I could kill for a coffee, and the commute is killing me.",
    "I was a nurse for nine years and want something with regular hours.",
    "累死了，天天加班，想换个轻松点的工作。",
    "我做会计五年了，想转数据分析。",
  ])("is not heard where there is none: %s", async (text) => {
    expect(["none", "strain"]).toContain((await read(text)).distress);
  });
});
