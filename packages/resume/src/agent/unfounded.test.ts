/** What a model may write: what the person and the résumé say, in its own spelling, and nothing beside. */
import { expect, it } from "vitest";
import { unfoundedIn } from "./unfounded.ts";

const RESUME = {
  basic: { name: "Marisol Treviño", summary: "Runs a 140-seat restaurant." },
  workExperience: [
    { id: "w1", company: "Casa Mezquite", description: "- Cut food cost to 29%\n- TABC certified" },
  ],
};
const writes = (value: string) => ({
  name: "CVEditor" as const,
  params: { path: "workExperience[0].description", action: "update" as const, value },
});
const judge = (said: string, value: string) => unfoundedIn(writes(value), RESUME, said)?.en;

it.each([
  ["number words as digits", "we feed fourteen hundred people", "- Feed 1,400 people"],
  ["Chinese numerals as digits", "管一百二十个人，干了二十年", "- 管理120人，20年经验"],
  ["a figure with its unit", "速度改成1.5了", "- 1.5 m/s"],
  ["a figure without it", "托业865分", "- TOEIC-Score 865"],
  ["lines that stand there already", "fine", "- TABC certified\n- Cut food cost to 29%"],
  ["what the text had, less by what is said", "it fell by 4 points", "- Cut food cost to 25%"],
  ["a word that was mistyped", "i speak portugese a little", "- Portuguese (basic)"],
  ["what is said twice", "we are 44 now", "- 44 cooks\n- 44 uniforms"],
])("takes %s", (_, said, value) => {
  expect(judge(said, value)).toBeUndefined();
});

it.each([
  ["another number", "we are 44 now", "- 54 cooks"],
  ["another unit", "it took 3 weeks", "- Took 3 years"],
  ["a name", "I run it with my cousin", "- Run with Hilton"],
])("refuses %s", (_, said, value) => {
  expect(judge(said, value)).toContain("neither the person nor the résumé");
});
