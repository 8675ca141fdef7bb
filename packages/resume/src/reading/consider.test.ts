import { describe, expect, it } from "vitest";
import { hear } from "./testing/hear.ts";

const replyTo = async (...messages: (string | readonly [string, number])[]) => {
  const { understanding, changes } = await hear(...messages);
  expect(changes).toEqual([]);
  return "reply" in understanding ? understanding.reply : understanding.kind;
};

describe("what is only asked about", () => {
  it("gets an opinion", async () => {
    const asked =
      "<delete section=education what=line polarity=ask>do I need the <line>GPA</line>?</delete>";
    expect(await replyTo(asked)).toContain("Grades matter");
    expect(await replyTo("<talk about=knowledge>流利和精通有什么区别？</talk>")).toContain(
      "接近母语",
    );
  });

  it("is told what it would lead to", async () => {
    const supposed =
      "<delete section=education what=entry polarity=suppose>要是删掉<entry>华中科技大学</entry>呢</delete>";
    expect(await replyTo(supposed)).toContain("这样会多出空档：2015-06 – 2017-06");
  });

  it("stays in focus", async () => {
    const { changes } = await hear(
      "<delete section=education what=entry polarity=ask>should the <entry>Leeds</entry> degree go?</delete>",
      "<delete section=education what=entry>ok, drop <entry ref=pronoun>it</entry></delete>",
    );
    expect(changes.join()).toContain("University of Leeds");
  });

  it("is proposed where it may be a polite request", async () => {
    const polite = [
      "<delete section=projects what=entry polarity=ask>would you ever take the <entry>支付网关重构</entry> out</delete>",
      0.5,
    ] as const;
    const { understanding, changes } = await hear(polite);
    expect(understanding).toMatchObject({ kind: "calls", propose: "unsure" });
    expect(changes).toEqual([]);
  });
});

it("reviews a résumé by facts, and promises nothing", async () => {
  const said = await replyTo("<review>你觉得我这简历能过吗</review>");
  expect(said).toContain("3 段工作");
  expect(said).toContain("不能保证");
});
