import { join } from "node:path";
import type { Principal } from "@bole/base";
import { openStore, type Store } from "@bole/store";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { digestFile } from "../digest/index.ts";
import type { Digest, DigestPool } from "../importing/digest-port.ts";
import { Stage } from "../model/application.ts";
import type { Tables } from "../parts.ts";
import { createSearchIndex, type SearchIndex } from "../search/index.ts";
import { searchMigrations } from "../search/sql/migrations.ts";
import { meaningEmbedder } from "../search/testing/meaning-embedder.ts";
import { talentMigrations } from "../sql/migrations/index.ts";
import { openTalent, type Talent } from "../talent.ts";
import { Demo } from "./demo.ts";

const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };
const NOW = new Date("2026-11-15T08:00:00Z");
const TABLES = [
  "people",
  "person_traits",
  "person_tags",
  "person_labels",
  "possible_duplicates",
  "different_people",
  "merged_people",
  "documents",
  "resumes",
  "jobs",
  "job_criteria",
  "applications",
  "stage_events",
  "assessments",
  "messages",
  "interviews",
  "interviewers",
] as const;

/** Each file is read once for both databases. */
const read = new Map<string, Promise<Digest>>();
const digest: DigestPool = {
  digest(file) {
    const known = read.get(file.name) ?? digestFile(file, NOW);
    read.set(file.name, known);
    return known;
  },
};

const migrations = [talentMigrations, searchMigrations] as const;

async function sqlite() {
  const folder = await temporaryFolder();
  const store = await openStore({ file: join(folder.path, "demo.db"), migrations });
  return { store, gone: async () => folder[Symbol.asyncDispose]() };
}

async function postgres() {
  const url = await (await sharedPostgres()).createDatabase();
  return { store: await openStore({ url, migrations }), gone: async () => undefined };
}

describe.each([
  { dialect: "sqlite", openDatabase: sqlite },
  { dialect: "postgres", openDatabase: postgres },
])("the demo workspace ($dialect)", ({ openDatabase }) => {
  let store: Store<Tables>;
  let gone: () => Promise<void>;
  let search: SearchIndex;
  let talent: Talent;
  let demo: Demo;

  const rowsOf = (table: (typeof TABLES)[number]) =>
    store.forTenant(ROSA.tenant).selectFrom(table).selectAll().execute();
  const everything = async () => {
    const { entries } = await search.state(ROSA.tenant);
    const counts = new Map<string, number>([["found by search", entries]]);
    for (const table of TABLES) counts.set(table, (await rowsOf(table)).length);
    return Object.fromEntries(counts);
  };

  beforeAll(async () => {
    ({ store, gone } = await openDatabase());
    search = createSearchIndex({ store, embedder: meaningEmbedder() });
    talent = openTalent({ store, search, digest });
    demo = new Demo({ store, search, digest, now: () => NOW });
  });

  afterAll(async () => {
    await search.close();
    await store.close();
    await gone();
  });

  it("is loaded into a new workspace, once", async () => {
    expect(await demo.isNew(ROSA)).toBe(true);
    expect(await demo.load(ROSA)).toEqual({ people: 77, jobs: 14, projects: 40 });
    expect(await demo.isNew(ROSA)).toBe(false);
    await expect(demo.load(ROSA)).rejects.toMatchObject({ code: "demo-there" });
    expect(await demo.counts(ROSA)).toEqual({ people: 77, jobs: 14, projects: 40 });
  });

  it("is marked as what it is", async () => {
    const people = await rowsOf("people");
    expect(new Set(people.map((row) => Reflect.get(row, "source")))).toEqual(new Set(["demo"]));
    const { items } = await talent.jobs.list(ROSA, { limit: 200 });
    expect(items.every((job) => job.demo)).toBe(true);
  });

  it("has somebody in every stage, with the whole history", async () => {
    const { items } = await talent.jobs.list(ROSA, { limit: 200 });
    const stages = items.flatMap((job) => Object.keys(job.stages));
    expect(new Set(stages)).toEqual(new Set(Stage.options));
    const maya = await talent.people.candidate(ROSA, "person_demo_maya-lindqvist");
    const [application] = maya.applications;
    expect(application?.events.map(({ to }) => to)).toEqual([
      "sourced",
      "contacted",
      "replied",
      "screening",
      "interview",
      "offer",
    ]);
    expect(maya.activity.every(({ at }) => at <= NOW.toISOString())).toBe(true);
  });

  it("says of its offers and rejections that they are", async () => {
    const subjectsOf = async (purpose: "offer" | "rejection") => {
      const rows = await store
        .forTenant(ROSA.tenant)
        .selectFrom("messages")
        .select("subject")
        .where("purpose", "=", purpose)
        .execute();
      return rows.map(({ subject }) => subject).toSorted();
    };
    expect(await subjectsOf("offer")).toEqual([
      "Offer, Product Designer",
      "Your offer from Harbourline",
      "录用意向",
      "录用意向：高级后端工程师（支付清结算）",
      "录用通知",
    ]);
    expect(await subjectsOf("rejection")).toEqual([
      "Thank you for your application",
      "Your application at Harbourline",
    ]);
  });

  it("is found by its words as soon as it is there", async () => {
    const tracks = ["keyword"] as const;
    const { hits } = await search.search(ROSA.tenant, {
      q: "账务中台 形式化验证",
      kinds: ["resume"],
      tracks,
    });
    expect(hits[0]?.person_id).toBe("person_demo_chen-siyuan");
    const hidden = await search.search(ROSA.tenant, { q: "千卡集群 首席科学家", tracks });
    expect(hidden.hits.map(({ person_id }) => person_id)).not.toContain("person_demo_ma-xiaofei");
  });

  it("has mails in threads, each answering the one before", async () => {
    const { messages } = await talent.people.candidate(ROSA, "person_demo_chen-siyuan");
    const mails = messages.toReversed();
    const threads = [...new Set(mails.map(({ thread_id }) => thread_id))];
    expect(mails.map(({ thread_id }) => threads.indexOf(thread_id))).toEqual([0, 0, 0, 1, 1, 1]);
    expect(mails.map(({ in_reply_to }) => in_reply_to)).toEqual([
      null,
      mails[0]?.message_id,
      mails[1]?.message_id,
      null,
      mails[3]?.message_id,
      mails[4]?.message_id,
    ]);
    expect(mails.at(-1)).toMatchObject({ state: "draft", from: "shen.zhixia@example.cn" });
  });

  it("proposes that two versions of a résumé are one person, and not two namesakes", async () => {
    const { items } = await talent.people.list(ROSA, { duplicates: true });
    expect(items.map(({ person }) => person.id)).toEqual([
      "person_demo_zhao-mingxuan",
      "person_demo_zhao-mingxuan-2024",
    ]);
  });

  it("keeps interviewers busy around the day it was loaded on, and no appointment on a weekend", async () => {
    const interviewers = await talent.interviewers.list(ROSA);
    expect(interviewers.map(({ time_zone }) => time_zone).toSorted()).toEqual([
      "Asia/Shanghai",
      "Europe/Berlin",
    ]);
    const [zheng] = interviewers.filter(({ time_zone }) => time_zone === "Asia/Shanghai");
    expect(zheng?.calendar).toMatchObject({ source: "file", warnings_total: 0 });
    const day = { from: "2026-11-23T16:00:00Z", to: "2026-11-24T16:00:00Z" };
    const busy = await talent.interviewers.busy(ROSA, zheng?.id ?? "", day);
    expect(busy).toEqual([
      { starts_at: "2026-11-23T16:00:00.000Z", ends_at: "2026-11-24T16:00:00.000Z" },
    ]);
    const days = (await rowsOf("interviews")).map((row) =>
      new Date(String(Reflect.get(row, "starts_at"))).getUTCDay(),
    );
    expect(days.filter((day) => day === 0 || day === 6)).toEqual([]);
  });

  it("leaves what somebody added to it, and goes otherwise", async () => {
    const own = await talent.people.add(ROSA, { name: "Li Lei" });
    const job = await talent.jobs.create(ROSA, { title: "Gardener" });
    await talent.applications.add(ROSA, { person_id: own.id, job_id: "job_demo_zh-backend" });
    await talent.applications.add(ROSA, { person_id: "person_demo_hu-jun", job_id: job.id });
    expect(await demo.remove(ROSA)).toEqual({
      people: 76,
      jobs: 53,
      kept: { people: ["person_demo_hu-jun"], jobs: ["job_demo_zh-backend"] },
    });
    expect(await demo.counts(ROSA)).toEqual({ people: 0, jobs: 0, projects: 0 });
    expect(await everything()).toMatchObject({
      "found by search": 7,
      people: 2,
      resumes: 1,
      documents: 1,
      jobs: 2,
      applications: 2,
      stage_events: 2,
      messages: 0,
      interviews: 0,
      interviewers: 0,
      possible_duplicates: 0,
    });
    expect(await talent.people.get(ROSA, "person_demo_hu-jun")).toMatchObject({ source: "import" });
    const { resumes } = await talent.people.candidate(ROSA, "person_demo_hu-jun");
    expect(resumes).toHaveLength(1);
  });

  it("comes again beside what stayed, and goes without it", async () => {
    const before = await everything();
    // Somebody's own file is the demo's: the person is theirs by now.
    expect(await demo.load(ROSA)).toEqual({ people: 76, jobs: 14, projects: 40 });
    const { kept } = await demo.remove(ROSA);
    expect(kept).toEqual({ people: [], jobs: [] });
    expect(await everything()).toEqual(before);
    expect(await demo.isNew(ROSA)).toBe(false);
  });
});
