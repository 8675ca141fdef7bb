import { afterAll, beforeAll, expect, it } from "vitest";
import { type DemoLab, openDemoLab } from "../../testing/demo-lab.ts";
import { fillSmall } from "../../testing/small-workspace.ts";
import { SessionMemory } from "../memory.ts";

let lab: DemoLab;
beforeAll(async () => {
  lab = await openDemoLab({ fill: fillSmall });
});
afterAll(() => lab.close());

it.each([
  ["<talk about=greeting>hi</talk>", { topic: "greeting" }],
  ["<talk about=knowledge>how do I read a CV?</talk>", { topic: "open", aspect: "knowledge" }],
  ["<hiring_stats metric=pipeline>how does it look</hiring_stats>", { topic: "pipeline" }],
  [
    "<hiring_stats metric=sources>where do they come from</hiring_stats>",
    { topic: "stats", aspect: "sources" },
  ],
  [
    "<hiring_stats metric=offers>offers <when>last month</when></hiring_stats>",
    {
      topic: "stats",
      aspect: "offers",
      from: "2026-09-30T16:00:00.000Z",
      to: "2026-10-31T16:00:00.000Z",
    },
  ],
  [
    "<hiring_stats metric=pipeline>how many <what>hired</what> <when>this year</when></hiring_stats>",
    { topic: "count_people", stages: ["hired"] },
  ],
  [
    "<market_overview topic=pay>pay of <title>nurses</title> in <place>Leeds</place></market_overview>",
    { topic: "market", text: "nurses", location: "Leeds", aspect: "pay" },
  ],
  [
    "<employer_profile>about <company>Siemens</company></employer_profile>",
    { topic: "employer", text: "Siemens" },
  ],
  [
    "<find_jobs_for>what fits <query>React</query> people</find_jobs_for>",
    { topic: "jobs_for", skills: ["react"] },
  ],
  [
    "<find_times>when is <with>郑岚</with> free for <duration>30 min</duration>?</find_times>",
    { topic: "times", minutes: 30 },
  ],
  [
    "<draft_text kind=interview_questions><count>3</count> questions for <job>the frontend role</job>, <wish>easy ones</wish></draft_text>",
    { topic: "draft_text", aspect: "interview_questions", limit: 3, text: "easy ones" },
  ],
])("%s", async (markup, asked) => {
  const { asks, actions, is_question } = await lab.read(markup);
  expect(asks).toMatchObject([asked]);
  expect({ actions, is_question }).toEqual({ actions: [], is_question: false });
});

it("takes a name that only an interviewer has for the interviewer", async () => {
  const [one] = await lab.talent.interviewers.list({ tenant: "acme", user: "r", roles: [] });
  const { asks } = await lab.read("<find_times><who>郑岚</who>有空吗</find_times>");
  expect(asks).toMatchObject([{ topic: "times", interviewer_ids: [one?.id] }]);
});

it.each([
  ["<draft_text kind=job_ad>write an ad</draft_text>", "For which job?"],
  ["<find_jobs_for>any jobs?</find_jobs_for>", "For which candidate?"],
  ["<employer_profile>who are they</employer_profile>", "Which company?"],
])("asks for what is missing: %s", async (markup, question) => {
  const { asks, said, is_question } = await lab.read(markup);
  expect(asks).toEqual([]);
  expect(is_question).toBe(true);
  expect(said).toContain(question);
});

it("says what is possible instead of what is not", async () => {
  const { said } = await lab.read("<cannot>订一张机票</cannot>");
  expect(said).toContain("找人");
});

it.each([
  ["all", "the two"],
  ["pronoun", "这两位"],
])("compares two of two, and asks which of more (%s)", async (ref, words) => {
  const markup = `<compare_people>compare <who ref=${ref}>${words}</who></compare_people>`;
  const list = ["陈思远", "何志强", "林雨桐"].map((label) => {
    return { kind: "person", id: lab.idOf(label), label };
  });
  const told = (shown: typeof list) =>
    lab.read(markup, { memory: SessionMemory.parse({ state: { list: shown } }) });
  expect((await told(list.slice(0, 2))).asks).toMatchObject([
    { topic: "compare", person_ids: [lab.idOf("陈思远"), lab.idOf("何志强")] },
  ]);
  const { asks, said } = await told(list);
  expect(asks).toEqual([]);
  expect(said).toContain("林雨桐");
});

it("finds a job whose name was read in two parts", async () => {
  const { asks } = await lab.read(
    "<list_people stage=interview>who is interviewing for <job>the</job> <job>frontend</job> job</list_people>",
  );
  expect(asks).toMatchObject([{ topic: "who", job_id: lab.jobOf("Frontend") }]);
});

it.each([
  "<ask options=draft_text,write_mail>make it shorter</ask>",
  "<draft_text kind=summary>make it <wish>shorter</wish></draft_text>",
])("says that there is no draft: %s", async (markup) => {
  expect((await lab.read(markup)).said).toContain("There is no draft to change");
});
