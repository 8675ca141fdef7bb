/** Edits that would go further than what was said: they do less, or wait for a yes. */
import { expect, it } from "vitest";
import { hear, hearOf, RESUME, reader } from "./testing/hear.ts";
import { withWholeMentions } from "./whole-mentions.ts";

const show = "<show section=work>看看<entry>腾讯</entry></show>";

it("empties a description and keeps its entry", async () => {
  const { understanding } = await hear(
    "<delete section=work field=description>remove <field ref=description>everything under</field> <entry>腾讯</entry></delete>",
  );
  expect(understanding).toMatchObject({
    propose: "destroys",
    calls: [{ params: { path: "workExperience[0].description", action: "delete" } }],
  });
});

it("takes the one of two jobs at a company that the words name", async () => {
  const { changes } = await hear(
    "<delete section=work what=entry>删掉<entry>美团的后端工程师</entry></delete>",
  );
  expect(changes).toHaveLength(1);
  expect(changes.join()).toContain('"id":"w2"');
});

it("takes a line where an entry was read and a line is spoken of", async () => {
  const { understanding } = await hear(
    show,
    "<delete section=work what=entry>文档那些没人看，去掉</delete>",
  );
  expect(understanding).toMatchObject({
    propose: "odd",
    calls: [{ params: { path: "workExperience[0].description" } }],
  });
});

it("keeps the unit of a figure that is exchanged for a bare one", async () => {
  const { changes } = await hearOf(
    { ...RESUME, basic: { summary: "Drove 1.2 million km without a claim." } },
    "<replace><old>1.2 million</old> is wrong its <value>1.4</value></replace>",
  );
  expect(changes.join()).toContain("Drove 1.4 million km");
});

it("never makes a word of a number at once", async () => {
  const { understanding } = await hear("<replace><old>300 万</old>是<value>美元</value></replace>");
  expect(understanding).toMatchObject({ propose: "odd" });
});

it.each([
  ["三样东西三行", ["抽血", "打针", "换药"]],
  ["拆成三条", ["抽血", "打针", "换药"]],
])("splits into as many as is said: %s", async (words, lines) => {
  const resume = {
    ...RESUME,
    workExperience: [{ id: "w1", company: "诊所", description: "抽血、打针、换药" }],
  };
  const { changes } = await hearOf(
    resume,
    `<split><entry>诊所</entry><line ref=ordinal>第一行</line>${words}</split>`,
  );
  expect(changes.join().split(" → ")[1]?.split("\n")).toEqual(lines);
});

it("puts a title before or behind what stands there", async () => {
  const { changes } = await hear(
    "<set section=basic field=title>后面加上<value>助理</value>两个字</set>",
  );
  expect(changes).toEqual(["basic.title: 后端工程师 → 后端工程师助理"]);
});

it("leaves no conjunction behind", async () => {
  const resume = { ...RESUME, skillContent: "", other: [] };
  const { changes } = await hearOf(
    {
      ...resume,
      workExperience: [{ id: "w1", company: "医院", description: "操作呼吸机、CRRT和ECMO等仪器" }],
    },
    "<delete section=work field=line><value>ECMO</value>拿掉</delete>",
  );
  expect(changes.join()).toContain("操作呼吸机、CRRT等仪器");
});

it("joins words that were read apart", async () => {
  const message = reader.plain(
    "<add section=skills what=skill>add <skill>MIG</skill> <skill>welding</skill></add>",
  );
  const { calls } = await reader.read({ product: "resume", message, state: Object(null) });
  const whole = calls.map((call) => withWholeMentions(call, message));
  expect(whole[0]?.mentions.map(({ text }) => text)).toEqual(["MIG welding"]);
});

it("does not write where something else waits for a yes at the same place", async () => {
  const { understanding } = await hear(
    "<set section=basic field=summary>简介换成<value>十年经验</value></set>",
    "<add section=basic what=line>简介再加一句<line>会英语</line></add>",
  );
  expect(understanding).toMatchObject({ propose: "odd" });
});

it("says what it has left out", async () => {
  const { understanding } = await hear([
    "<set section=basic field=title>title <value>Lead</value></set>, <delete section=work what=entry>and throw out whatever is dated</delete>",
    0.6,
  ]);
  expect(understanding).toMatchObject({
    ask: expect.stringContaining("“and throw out whatever is dated” and left it out"),
  });
});
