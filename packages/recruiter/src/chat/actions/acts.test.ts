import { readInventories, scriptedReader } from "@bole/language/examples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRecruiterLab, type RecruiterLab, ROSA } from "../../testing/recruiter-lab.ts";
import { fillSmall } from "../../testing/small-workspace.ts";

const inventory = readInventories().find(({ product }) => product === "recruiter");
if (inventory === undefined) throw new Error("The recruiter has no inventory.");
const reader = scriptedReader(inventory);

let lab: RecruiterLab;
let ids: ReadonlyMap<string, string>;
beforeAll(async () => {
  lab = await openRecruiterLab({ reader });
  await fillSmall(lab.talent, ROSA);
  const people = (await lab.talent.people.list(ROSA, { limit: 50 })).items;
  const jobs = (await lab.talent.jobs.list(ROSA, { limit: 50 })).items;
  ids = new Map([
    ...people.map(({ person }) => [person.name, person.id] as const),
    ...jobs.map(({ title, id }) => [title, id] as const),
  ]);
});
afterAll(() => lab.close());

const idOf = (name: string) => ids.get(name) ?? "";
const FRONTEND = "Senior Frontend Engineer";
const LLM = "大模型算法工程师";

async function say(markup: string, session: string): Promise<string> {
  const events = await lab.say(reader.plain(markup), { session });
  const done = events.find(({ type }) => type === "done");
  return done?.type === "done" ? done.content.message : "";
}
const waiting = async () =>
  (await lab.talent.effects.list(ROSA, { state: "awaiting_approval" })).items;

describe("small acts, and their undoing", () => {
  it("adds somebody to a job, and removes them again", async () => {
    await say(`<add_to_job>add <who>Maya</who> to <job>${LLM}</job></add_to_job>`, "add");
    const there = () => lab.talent.applications.ofJob(ROSA, idOf(LLM));
    expect((await there()).map(({ person_id }) => person_id)).toEqual([idOf("Maya Lindqvist")]);
    expect(await say("<undo>undo</undo>", "add")).toContain("Undone: Maya Lindqvist");
    expect(await there()).toEqual([]);
    expect(await say("<undo>undo</undo>", "add")).toContain("nothing to undo");
  });

  it("sets fields of a job, and puts them back", async () => {
    const job = () => lab.talent.jobs.get(ROSA, idOf(FRONTEND));
    const set = (field: string, words: string) =>
      say(
        `<change_job action=set field=${field}>set ${field} of <job>the frontend role</job> to <value>${words}</value></change_job>`,
        "set",
      );
    expect(await set("pay", "70-80k EUR")).toContain("€70,000–80,000 a year");
    await set("headcount", "3 people");
    await set("remote", "hybrid");
    const changed = { salary: { min: 70_000, max: 80_000 }, places: 3, remote: "hybrid" };
    expect(await job()).toMatchObject(changed);
    expect(await set("pay", "a lot")).toContain("nothing was changed");
    for (const _ of Object.keys(changed)) await say("<undo>undo</undo>", "set");
    expect(await job()).toMatchObject({ salary: null, places: null, remote: null });
  });

  it("adds and removes criteria, by a part of their words", async () => {
    const texts = async () =>
      (await lab.talent.jobs.get(ROSA, idOf(LLM))).criteria.map(({ text }) => text);
    const change = (action: string, words: string) =>
      say(
        `<change_job action=${action} field=criteria><job>${LLM}</job>：<value>${words}</value></change_job>`,
        "criteria",
      );
    await change("add", "会 PyTorch");
    await change("add", "英语流利");
    expect(await texts()).toEqual(["会 PyTorch", "英语流利"]);
    await change("remove", "英语那条");
    expect(await texts()).toEqual(["会 PyTorch"]);
    expect(await change("remove", "日语")).toContain("会 PyTorch");
    expect(await texts()).toEqual(["会 PyTorch"]);
  });

  it("does not undo what has changed since", async () => {
    const move = `<change_job action=set field=location>move <job>${FRONTEND}</job> to <value>Hamburg</value></change_job>`;
    await say(move, "since");
    const { version, ...job } = await lab.talent.jobs.get(ROSA, idOf(FRONTEND));
    const { title, criteria, organisation } = job;
    const draft = { title, criteria, organisation, location: "Munich", status: job.status };
    await lab.talent.jobs.update(ROSA, job.id, version, draft);
    expect(await say("<undo>undo</undo>", "since")).toContain("changed again since");
    expect(await lab.talent.jobs.get(ROSA, job.id)).toMatchObject({ location: "Munich" });
  });

  it("puts an address on the list of those who are not written to, and takes it off", async () => {
    const why = () => lab.talent.suppressions.why(ROSA, "tomasz@example.com");
    await say("<do_not_contact>no more mails to <who>Tomasz</who></do_not_contact>", "list");
    expect(await why()).toBe("manual");
    await say("<undo>undo</undo>", "list");
    expect(await why()).toBeNull();
  });

  it("notes something about somebody, and takes it away", async () => {
    const notes = async () =>
      (await lab.talent.notes.list(ROSA, idOf("Tomasz Wróbelski"))).map(({ text }) => text);
    const write = (text: string) =>
      say(`<add_note>note on <who>Tomasz</who>: <text>${text}</text></add_note>`, "note");
    await write("prefers calls after five");
    expect(await write("free from March")).toContain("free from March");
    expect((await notes()).toSorted()).toEqual(["free from March", "prefers calls after five"]);
    await say("<undo>undo</undo>", "note");
    expect(await notes()).toEqual(["prefers calls after five"]);
  });

  it("adds somebody who is typed in, once", async () => {
    const typed = "<import_people>Add Ada Lovelace, ada@example.com</import_people>";
    expect(await say(typed, "typed")).toContain("Added Ada Lovelace");
    expect(await say(typed, "typed")).toContain("is already here");
    expect(await say("<undo>undo</undo>", "typed")).toContain("cannot be undone by itself");
  });
});

describe("jobs that are put away", () => {
  it("archives instead of deleting where there are candidates, and says so", async () => {
    const asked = `<change_job action=delete>delete <job>${FRONTEND}</job></change_job>`;
    const said = await say(asked, "delete");
    expect(said).toContain("archived instead of deleted");
    const { archived_at } = await lab.talent.jobs.get(ROSA, idOf(FRONTEND));
    expect(archived_at).not.toBeNull();
    expect(await waiting()).toEqual([]);
    await say("<undo>undo</undo>", "delete");
    expect(await lab.talent.jobs.get(ROSA, idOf(FRONTEND))).toMatchObject({ archived_at: null });
  });

  it.each([
    ["close", "close_job"],
    ["delete", "delete_job"],
  ])("only proposes to %s one, and does nothing before a yes", async (action, kind) => {
    const before = await lab.talent.jobs.get(ROSA, idOf(LLM));
    const said = await say(`<change_job action=${action}><job>${LLM}</job></change_job>`, action);
    expect(said).toContain("？");
    const cards = await waiting();
    expect(cards).toMatchObject([{ content: { kind } }]);
    expect(await lab.talent.jobs.get(ROSA, idOf(LLM))).toEqual(before);
    for (const { id } of cards) await lab.talent.effects.reject(ROSA, id, "");
  });
});

it("refuses discrimination in both languages, with the reason and a row in the log", async () => {
  const zh = await say("<refuse reason=discrimination>不要女的</refuse>", "refuse");
  expect(zh).toContain("歧视");
  const en = await say("<refuse reason=discrimination>only men please</refuse>", "refuse");
  expect(en).toContain("discrimination");
  const { items } = await lab.guardrails.logs(ROSA.tenant, { session_id: "refuse" });
  expect(items).toMatchObject([
    { check_name: "action_permission", severity: "blocked" },
    { check_name: "action_permission", severity: "blocked" },
  ]);
});

describe("answers of the other tools", () => {
  it.each([
    ["<hiring_stats metric=offers>offers</hiring_stats>", "1 offer: 0 hired, 1 open"],
    ["<hiring_stats metric=time_to_hire>time to hire</hiring_stats>", "Nobody was hired"],
    ["<hiring_stats metric=sources>sources</hiring_stats>", "are not recorded"],
    ["<hiring_stats metric=response_rate>replies</hiring_stats>", "No mail was sent"],
    ["<hiring_stats metric=interviews>interviews</hiring_stats>", "0 held"],
    ["<hiring_stats metric=workload>workload</hiring_stats>", "郑岚 0"],
    ["<market_overview topic=trend>the trend</market_overview>", "not on outside market data"],
    ["<employer_profile><company>Harbourline</company></employer_profile>", FRONTEND],
    ["<employer_profile><company>Siemens</company></employer_profile>", "can't look outside"],
    ["<find_jobs_for>jobs for <query>frontend development</query></find_jobs_for>", FRONTEND],
    ["<find_times>when is <with>郑岚</with> free?</find_times>", "Shanghai"],
    [`<draft_text kind=job_ad>ad for <job>${FRONTEND}</job></draft_text>`, "Strong React"],
    [
      `<draft_text kind=search_string>string for <job>${FRONTEND}</job></draft_text>`,
      `"${FRONTEND}"`,
    ],
    ["<draft_text kind=summary>sum up <who>Maya</who></draft_text>", "Berlin, Germany"],
    [
      `<draft_text kind=interview_questions><count>2</count> for <job>${FRONTEND}</job>, <wish>funny</wish></draft_text>`,
      "Not adapted to “funny”",
    ],
    ["<talk about=feedback>that was wrong</talk>", "Thanks for telling me"],
  ])("%s", async (markup, answer) => {
    expect(await say(markup, "look")).toContain(answer);
    expect(await waiting()).toEqual([]);
  });
});
