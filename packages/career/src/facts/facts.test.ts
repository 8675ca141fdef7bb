/** What people say, read by the reader that ships, and what it rules out. */
import { openEmbeddedReader } from "@bole/language/embedded";
import { SentenceEmbedder } from "@bole/models";
import { allOccupations } from "@bole/talent";
import { afterAll, describe, expect, it } from "vitest";
import { openMeaning } from "../knowledge/meaning.ts";
import { languageOf } from "../text/language.ts";
import { applyEdits } from "./apply-calls.ts";
import { readMessage } from "./read-message.ts";
import { shapeOf, situationOf } from "./situation.ts";
import { isVetoed } from "./vetoes.ts";

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
    {
      ...{ stage: "story", question: null, options: [] },
      language: languageOf(text),
    },
  );
const NURSE =
  "I'm a nurse, 12 years on the ward, and I want out of nursing. No more nights. I have a mortgage and can't drop below £30k.";
const CASHIER =
  "我在超市做收银五年了，不想再做收银，也不要出纳，腰不好不能搬重东西。想找个白天上班的工作。";

describe("facts", () => {
  it("keep the words that they come from", async () => {
    const { facts } = await read(NURSE);
    expect(facts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["experience", "wish", "limit", "money", "pay_floor"]),
    );
    for (const { words } of facts) expect(NURSE).toContain(words);
  });

  it("are the person's to change", async () => {
    const { facts } = await read(NURSE);
    const nights = facts.find(({ words }) => words.includes("nights"));
    const edited = applyEdits(facts, [
      { fact_id: nights?.fact_id, words: null },
      { kind: "limit", words: "no heavy lifting" },
    ]);
    expect(edited.some(({ excludes }) => excludes.includes("nights"))).toBe(false);
    expect(edited.at(-1)).toMatchObject({ kind: "limit", excludes: ["lifting"], message: null });
  });

  it("say how somebody stands", async () => {
    const { facts } = await read(
      "Laid off last week, software engineer 8 years, two months of savings",
    );
    expect(situationOf(facts)).toMatchObject({ status: "unemployed", urgent: true });
    expect(shapeOf(facts, false)).toBe("search_now");
  });
});

describe("an occupation", () => {
  it.each([
    ["I was a secondary teacher for 22 years.", true],
    ["我是县城高中语文老师，教了九年。", true],
    ["My son's teacher called again.", false],
    ["老师说可以参加对口升学考大专。", false],
    ["医生说别再熬夜。", false],
  ])("belongs to whoever has it: %s", async (text, isOwn) => {
    const { facts } = await read(text);
    const own = facts.filter(({ kind }) => kind !== "limit" && kind !== "refusal");
    expect(own.some(({ occupations }) => occupations.length > 0)).toBe(isOwn);
  });
});

describe("options", () => {
  const asked = async (text: string) => {
    const conversation = { stage: "story", options: [], question: "options" } as const;
    const language = languageOf(text);
    const { facts } = await readMessage(
      { reader, meaning },
      [],
      { text, message: 2 },
      { ...conversation, language, answers: ["I have none yet", "还没有想法"] },
    );
    return facts.filter(({ kind }) => kind === "option").map(({ words }) => words);
  };

  it("are what is named when they are asked for, one after the other", async () => {
    expect(await asked("degree apprenticeship, university, a year out")).toEqual([
      ...["degree apprenticeship", "university", "a year out"],
    ]);
    expect(await asked("等门诊，去医美机构")).toEqual(["等门诊", "去医美机构"]);
  });

  it("are not made of an answer that says there are none", async () => {
    expect(await asked("还没有想法")).toEqual([]);
    expect(await asked("I have none yet")).toEqual([]);
  });

  it("are not made of who gives advice", async () => {
    const { facts } = await read("My dad says uni, my physics teacher says apprenticeship.");
    expect(facts.flatMap(({ occupations }) => occupations)).toEqual([]);
  });
});

describe("vetoes", () => {
  it("whoever leaves nursing is sent to nothing like it, and to no nights", async () => {
    const { facts } = await read(NURSE);
    for (const id of ["nurse", "midwife", "paramedic", "firefighter"])
      expect(isVetoed(facts, id), id).toBe(true);
    expect(isVetoed(facts, "training-specialist")).toBe(false);
  });

  it("a refusal never becomes the goal, and a bad back lifts nothing", async () => {
    const { facts } = await read(CASHIER);
    for (const id of ["shop-assistant", "bookkeeper", "courier", "elder-care-worker"])
      expect(isVetoed(facts, id), id).toBe(true);
    expect(isVetoed(facts, "accountant")).toBe(false);
  });

  it("leave something for everybody", async () => {
    const { facts } = await read(CASHIER);
    const left = allOccupations().filter(({ id }) => !isVetoed(facts, id));
    expect(left.length).toBeGreaterThan(50);
  });
});

it("hears despair, and keeps nothing of it as a fact", async () => {
  const { distress, facts } = await read("有时候觉得活着没意思，被裁员三个月了，投了两百份简历");
  expect(distress).toBe("risk");
  expect(facts.map(({ words }) => words).join()).not.toContain("活着");
});

it("tells the ways apart that are weighed in one sentence, in the person's words", async () => {
  const { facts } = await read(
    "护士长说调门诊要排队两年。我想问是等门诊，还是去医美机构，还是考个别的。",
  );
  const ways = facts.filter(({ kind }) => kind === "option").map(({ words }) => words);
  expect(ways).toEqual(expect.arrayContaining(["去医美机构"]));
  expect(ways.length).toBeGreaterThan(1);
});

it("keeps sums apart: what is in hand, what goes out, what comes in", async () => {
  const { facts } = await read("存款二十六万。房贷每月一万三。");
  const sums = facts.filter(({ kind }) => kind === "money").map(({ sense }) => sense);
  expect(sums).toEqual(["savings", "cost"]);
});
