import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Shortlist, StageProposal } from "../../model/index.ts";
import { openAgentLab, ROSA } from "../testing/agent-lab.ts";
import { BACKEND, LIN, MAYA, QUIET, STUFFED } from "../testing/people.ts";
import { scoreOf } from "./score.ts";

type Lab = Awaited<ReturnType<typeof openAgentLab>>;
let lab: Lab;
let job_id: string;
const people: Record<string, string> = {};
beforeAll(async () => {
  lab = await openAgentLab();
  job_id = (await lab.addJob(BACKEND)).id;
  for (const [name, text] of Object.entries({ LIN, MAYA, QUIET, STUFFED }))
    people[name] = await lab.addPerson(name, text);
});
afterAll(() => lab.close());

const SCORES: Readonly<Record<string, number>> = { LIN: 70, STUFFED: 95 };
const found = (...names: string[]) =>
  names.map((name) => ({
    person_id: people[name] ?? "",
    name,
    score: SCORES[name] ?? 60,
    reason: "",
  }));
const rank = async (names: string[], more: Record<string, boolean | number> = {}) =>
  Shortlist.parse(await lab.ask("matching_rank", { job_id, candidates: found(...names), ...more }));

describe("ranking people for a job", () => {
  it("judges by criteria, quotes the résumé letter by letter, and leaves open what it does not say", async () => {
    const { candidates, notes } = await rank(["MAYA", "LIN"]);
    expect(candidates.map(({ name, language }) => [name, language])).toEqual([
      ["林清越", "zh"],
      ["Maya Lindqvist", "en"],
    ]);
    const [lin] = candidates;
    expect(lin?.verdicts.map(({ criterion_id, verdict }) => [criterion_id, verdict])).toEqual([
      ["go", "meets"],
      ["kafka", "meets"],
      ["years", "meets"],
      ["docker", "unknown"],
    ]);
    for (const { quote } of lin?.verdicts ?? []) if (quote !== null) expect(LIN).toContain(quote);
    expect(lin?.verdicts.at(-1)?.quote).toBeNull();
    expect(lin?.reason).toContain("简历没有提到：用过 Docker");
    expect(notes).toEqual([]);
  });

  it("gives the same verdicts, scores and order each time", async () => {
    const candidates = found("STUFFED", "MAYA", "LIN");
    const args = { job_id, candidates };
    const each = Array.from({ length: 20 }, (_, time) => time);
    const times = Shortlist.array().parse(await lab.ask("matching_rank", args, { each }));
    for (const time of times) expect(time).toEqual(times[0]);
    expect(times).toHaveLength(20);
  });

  it("does not let somebody gain by repeated words or by orders to whoever judges", async () => {
    const { candidates } = await rank(["STUFFED", "LIN", "MAYA"]);
    expect(candidates.map(({ name }) => name)).toEqual(["林清越", "Maya Lindqvist"]);
    const args = { person_ids: [people.STUFFED ?? ""], job_id };
    const [stuffed] = Shortlist.parse(await lab.ask("matching_load", args)).candidates;
    expect(stuffed?.score).toBeLessThan(50);
    expect(stuffed?.reason).toContain("试图左右评分的指令");
  });

  it("counts for less what is only listed as a skill, and says so", async () => {
    const claiming = LIN.replaceAll("林清越", "林自称")
      .replace("linqy@", "lzc@")
      .replace("改为 Kafka 事件驱动", "改为事件驱动");
    people.CLAIMING = await lab.addPerson("CLAIMING", `${claiming}\n## 专业技能\nGo, Kafka\n`);
    const args = { person_ids: [people.CLAIMING, people.LIN ?? ""], job_id };
    const { candidates } = Shortlist.parse(await lab.ask("matching_load", args));
    const [claims, shows] = ["林自称", "林清越"].map((name) =>
      candidates.find((one) => one.name === name),
    );
    expect(claims?.verdicts.map(({ verdict, listed }) => [verdict, listed])).toEqual([
      ["meets", false],
      ["meets", true],
      ["meets", false],
      ["unknown", false],
    ]);
    expect(claims?.reason).toContain("仅见于技能列表，没有经历佐证：熟悉 Kafka。");
    expect(shows?.verdicts.some(({ listed }) => listed)).toBe(false);
    expect(claims?.score).toBeLessThan(shows?.score ?? 0);
  });

  it("says that nobody fits, and what to do", async () => {
    const { candidates, notes, considered } = await rank(["QUIET"]);
    expect([candidates, considered]).toEqual([[], 1]);
    expect(notes[0]).toContain("没有找到适合“支付后端工程师”的人");
  });

  it("leaves out who is in contact already, and names them", async () => {
    const person_id = people.MAYA ?? "";
    await lab.talent.applications.add(ROSA, { person_id, job_id, stage: "interview" });
    const { candidates, notes } = await rank(["LIN", "MAYA"]);
    expect(candidates.map(({ name }) => name)).toEqual(["林清越"]);
    expect(notes).toEqual(["1 人已在联系中，未列入：Maya Lindqvist。"]);
    const { candidates: all } = await rank(["LIN", "MAYA"], { in_contact: true });
    expect(all.map(({ stage }) => stage)).toEqual([null, "interview"]);
  });

  it("leaves out who was written to, although the mail has not left yet", async () => {
    const other = (await lab.addJob({ ...BACKEND, title: "Another backend engineer" })).id;
    const asked = { job_id: other, candidates: found("MAYA", "LIN") };
    const names = async () =>
      Shortlist.parse(await lab.ask("matching_rank", asked)).candidates.map(({ name }) => name);
    expect(await names()).toContain("Maya Lindqvist");
    const mail = { to: "maya@example.com", subject: "Hello", text: "Hello", job_id: other };
    const payload = { ...mail, purpose: "outreach", person_id: people.MAYA ?? "" };
    const { id, content_hash } = await lab.talent.effects.request(ROSA, {
      kind: "send_mail",
      payload,
    });
    await lab.talent.effects.approve(ROSA, id, content_hash);
    expect(await names()).not.toContain("Maya Lindqvist");
  });

  it("proposes who goes on by what is proven, and who does not by what a résumé itself says", async () => {
    const ids = [people.LIN ?? "", people.STUFFED ?? ""];
    for (const person_id of ids) await lab.talent.applications.add(ROSA, { person_id, job_id });
    const shortlist = Shortlist.parse(await lab.ask("matching_load", { person_ids: ids, job_id }));
    const { proposals } = (await lab.ask("matching_suggest", { shortlist })) as {
      proposals: StageProposal[];
    };
    expect(proposals.map(({ name, to, category }) => [name, to, category])).toEqual([
      ["林清越", "screening", "criteria_met"],
      ["贾多词", "rejected", "criteria_not_met"],
    ]);
    expect(StageProposal.parse(proposals[1]).reason).toContain("5 年以上后端开发经验");
  });
});

describe("a score", () => {
  const must = { need: "must", weight: 1, isListed: false } as const;

  it("is none where nothing is known, and never a guess", () => {
    expect(scoreOf([], null)).toBeNull();
    expect(scoreOf([{ ...must, verdict: "unknown" }], null)).toBeNull();
    expect(scoreOf([{ ...must, verdict: "unknown" }], 70)).toBe(70);
  });

  it("is made of both parts, and halved by a must that is not met", () => {
    expect(scoreOf([{ ...must, verdict: "meets" }], 50)).toBe(80);
    expect(scoreOf([{ ...must, verdict: "meets", isListed: true }], 50)).toBe(65);
    const refused = { ...must, verdict: "no" } as const;
    expect(scoreOf([{ ...must, verdict: "meets" }, refused], 50)).toBe(25);
  });
});
