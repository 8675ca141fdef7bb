import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { StageProposal } from "../../model/index.ts";
import { openAgentLab, ROSA } from "../testing/agent-lab.ts";
import { BACKEND, LIN, STUFFED } from "../testing/people.ts";
import { MovedStage } from "./execute.ts";
import { ruleFor } from "./rules.ts";
import { Scanned } from "./scanned.ts";

const ONE: Scanned = {
  application_id: "a",
  person_id: "p",
  name: "Ada",
  job_id: "j",
  job_title: "Engineer",
  job_open: true,
  stage: "contacted",
  version: 1,
  days_in_stage: 1,
  last_mail: null,
  next_interview: null,
  waiting: 0,
  musts: { met: 2, not_met: [], all: 3 },
};
const out = (days: number) => ({ direction: "out", days }) as const;

describe("cleaning a pipeline", () => {
  it.each<[string, Partial<Scanned>, string | null]>([
    ["who has not answered for long withdraws", { last_mail: out(14) }, "withdrawn no_answer"],
    ["who was written to lately stays", { last_mail: out(13) }, null],
    [
      "who has answered has replied",
      { last_mail: { direction: "in", days: 1 } },
      "replied replied",
    ],
    ["who replied is screened", { stage: "replied" }, "screening replied_not_screened"],
    [
      "who does not meet a must is rejected",
      { musts: { met: 1, not_met: ["5 years"], all: 3 } },
      "rejected criteria_not_met",
    ],
    ["who applied for a closed job is rejected", { job_open: false }, "rejected job_closed"],
    ["who is to be met stays", { last_mail: out(30), next_interview: "2026-12-01" }, null],
    ["about whom something waits stays", { last_mail: out(30), waiting: 1 }, null],
    ["who is in an offer stays", { stage: "offer", days_in_stage: 40 }, null],
  ])("%s", (_, given, expected) => {
    const { move } = ruleFor({ ...ONE, ...given }, { staleDays: 14, language: "en", only: [] });
    expect(move && `${move.to} ${move.category}`).toBe(expected);
    if (move) expect(move.reason).not.toBe("");
  });

  it("asks a person about who lies long where no rule holds", () => {
    const lying: Scanned = { ...ONE, stage: "interview", days_in_stage: 20 };
    const { note } = ruleFor(lying, { staleDays: 14, language: "zh", only: [] });
    expect(note).toBe("Ada（Engineer）在“面试”停留 20 天，请决定下一步。");
  });

  it("proposes nothing but what the wish is about", () => {
    const unfit = { musts: { met: 1, not_met: ["5 years"], all: 3 } };
    const silent = { staleDays: 14, language: "zh", only: ["no_answer"] } as const;
    const silently = ruleFor({ ...ONE, ...unfit, last_mail: out(20) }, silent);
    expect(silently.move).toMatchObject({ to: "withdrawn", category: "no_answer" });
    expect(ruleFor({ ...ONE, ...unfit, last_mail: out(2) }, silent).move).toBeNull();
    expect(ruleFor({ ...ONE, stage: "offer", days_in_stage: 40 }, silent).note).toBeNull();
  });

  describe("on a workspace", () => {
    let lab: Awaited<ReturnType<typeof openAgentLab>>;
    beforeAll(async () => {
      lab = await openAgentLab();
    });
    afterAll(() => lab.close());

    //   scan ──► categorise ──► (rosa) ──► execute × n
    it("finds, proposes, and moves what was approved", async () => {
      const job = await lab.addJob(BACKEND);
      for (const [name, text] of Object.entries({ LIN, STUFFED })) {
        const person_id = await lab.addPerson(name, text);
        await lab.talent.applications.add(ROSA, { person_id, job_id: job.id, stage: "replied" });
      }
      const scan = async (language: "zh" | "en") => {
        const scanned = await lab.ask("pipeline_scan", { job_id: job.id, language });
        const { applications } = z.object({ applications: z.array(Scanned) }).parse(scanned);
        return JSON.stringify(applications.map(({ musts }) => musts.not_met));
      };
      expect(await scan("zh")).toContain("要求 5 年");
      expect(await scan("en")).not.toContain("要求 5 年");
      const view = await lab.run([
        { id: "scan", action: "pipeline_scan", args: { job_id: job.id } },
        {
          id: "sort",
          action: "pipeline_categorise",
          depends_on: ["scan"],
          args: { applications: "$scan.applications", language: "zh" },
        },
        {
          id: "move",
          action: "pipeline_execute",
          depends_on: ["sort"],
          each: "$sort.proposals",
          approval: "before",
          args: { proposal: "$item" },
        },
      ]);
      const { move } = view.result as { move: unknown };
      const moved = MovedStage.array().parse(move);
      expect(moved.map(({ name, to, state }) => [name, to, state]).toSorted()).toEqual([
        ["林清越", "screening", "moved"],
        ["贾多词", "rejected", "moved"],
      ]);
      const stale = { ...moved[0], job_title: "", reason: "x", category: "x", version: 1 };
      const proposal = StageProposal.parse({ ...stale, to: "offer" });
      expect(await lab.ask("pipeline_execute", { proposal }, { approval: "before" })).toMatchObject(
        {
          state: "changed_meanwhile",
        },
      );
    });
  });
});
