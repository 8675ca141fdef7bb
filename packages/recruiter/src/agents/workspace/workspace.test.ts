import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAgentLab } from "../testing/agent-lab.ts";
import { BACKEND, LIN } from "../testing/people.ts";

let lab: Awaited<ReturnType<typeof openAgentLab>>;
beforeAll(async () => {
  lab = await openAgentLab();
  await lab.addJob(BACKEND);
  await lab.addJob({ title: "Nurse", organisation: "Hospital", criteria: [] });
  await lab.addPerson("LIN", LIN);
});
afterAll(() => lab.close());

describe("what the workspace itself says", () => {
  it("of a market: counts, and pay only where a job says it", async () => {
    expect(await lab.ask("market_overview", { about: "Kafka", language: "en" })).toMatchObject({
      skills: [{ id: "kafka", people: 1, jobs: 1 }],
      jobs: 2,
      pay: [{ title: "支付后端工程师", min: 35_000, currency: "CNY", per: "month" }],
      text: "The workspace has 1 people and 2 jobs, 2 of them open. Kafka: named by 1 person, asked for by 1 job. Pay: 支付后端工程师, CNY 35,000–50,000 a month.",
    });
    const nursing = await lab.ask("market_overview", { about: "护理", language: "zh" });
    expect(nursing).toMatchObject({ pay: [], skills: [{ id: "nursing", people: 0 }] });
  });

  it("of an organisation: its jobs, places and words, or that nobody knows it", async () => {
    expect(await lab.ask("employer_profile", { organisation: "杉桥" })).toMatchObject({
      organisation: "杉桥科技",
      known: true,
      jobs: [{ title: "支付后端工程师" }],
      locations: ["上海"],
      about: ["我们为中小商户做清结算平台，每天处理上百万笔交易。"],
    });
    expect(await lab.ask("employer_profile", { organisation: "Nobody" })).toMatchObject({
      known: false,
      pay: [],
    });
  });

  it("of a job: what it asks for, and what it leaves open", async () => {
    const [nurse] = (await lab.talent.jobs.list({ tenant: "acme", user: "r", roles: ["owner"] }))
      .items;
    expect(await lab.ask("jd_parse", { job_id: nurse?.id ?? "", language: "en" })).toMatchObject({
      must: [],
      gaps: [
        expect.stringContaining("no criteria"),
        expect.stringContaining("no salary"),
        expect.stringContaining("no place"),
      ],
      open: true,
    });
  });
});
