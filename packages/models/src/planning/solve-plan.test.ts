import {
  type Agent,
  createRegistry,
  defineAgent,
  type JsonValue,
  Plan,
  type PlanRequest,
  validatePlan,
} from "@bole/engine";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createModels } from "../run/create-models.ts";
import { createPlanTask } from "./create-plan-task.ts";

const agent = (
  name: string,
  description: string,
  input: z.ZodObject,
  output: z.ZodObject,
  more: { tags?: Record<string, string[]>; effects?: string[] } = {},
): Agent =>
  defineAgent({ name, description, kind: "generation", input, output, ...more, run: () => ({}) });

const text = z.string();
const Candidate = z.object({ name: text, email: text });

const search = agent(
  "search_candidates",
  "Finds people for a job.",
  z.object({ query: text, limit: z.int().optional() }),
  z.object({ candidates: z.array(Candidate) }),
);
const draft = agent(
  "draft_mail",
  "Writes an outreach mail to one candidate.",
  z.object({ candidate: Candidate }),
  z.object({ subject: text, body: text }),
);
const facts = agent(
  "collect_facts",
  "Collects facts on a topic.",
  z.object({ topic: text }),
  z.object({ facts: z.array(text) }),
);
const outline = agent(
  "outline",
  "Makes an outline out of facts.",
  z.object({ facts: z.array(text) }),
  z.object({ outline: text }),
);
const article = agent(
  "write_article",
  "Writes an article along an outline.",
  z.object({
    outline: text,
    facts: z.array(text),
    tone: z.enum(["plain", "loud"]).default("plain"),
  }),
  z.object({ article: text }),
);
const send = agent(
  "send_mail",
  "Sends a mail.",
  z.object({ to: text, body: text }),
  z.object({ sent: z.boolean() }),
  { effects: ["mail"] },
);

const AGENTS = [search, draft, facts, outline, article, send];

function request(goal: string, more: Partial<PlanRequest> = {}, agents = AGENTS): PlanRequest {
  return {
    goal,
    context: null,
    input: {},
    catalogue: createRegistry(agents).catalogue(),
    constraints: {
      budget_left: { tokens: null, cost: null, steps: null, time_ms: null },
      max_steps: 20,
    },
    rubric: [],
    revision: 1,
    issues: [],
    rejected_plan: null,
    previous: null,
    ...more,
  };
}

/** The plan without a model; it must pass the engine's own validator. */
async function plan(goal: string, more: Partial<PlanRequest> = {}, agents = AGENTS) {
  const { value, solver } = await createModels().run(createPlanTask, request(goal, more, agents), {
    tenant: "acme",
  });
  expect(solver).toBe("embedded");
  expect(validatePlan(value, createRegistry(agents)).issues).toEqual([]);
  return value.steps;
}

describe("the planner without a model", () => {
  //  (topic) ──► collect_facts ──► outline ──► write_article
  //                     └──────────────────────────▲
  it("chains back from the agent that the goal names, and uses a step twice", async () => {
    expect(await plan("Write an article", { input: { topic: "horses" } })).toEqual([
      { id: "1", action: "collect_facts", depends_on: [], args: { topic: "$input.topic" } },
      { id: "2", action: "outline", depends_on: ["1"], args: { facts: "$1.facts" } },
      {
        id: "3",
        action: "write_article",
        depends_on: ["2", "1"],
        args: { outline: "$2.outline", facts: "$1.facts" },
      },
    ]);
  });

  it.each([
    ["headhunt some Java people", "search_candidates"],
    ["帮我物色几位 Java 开发者", "search_candidates"],
  ])("finds an agent by what it means where no word meets: %s", async (goal, action) => {
    expect(await plan(goal)).toMatchObject([{ action }]);
  });

  it.each(["make me a coffee", "明天天气怎么样"])(
    "says so where no agent has to do with the goal: %s",
    async (goal) => {
      await expect(plan(goal)).rejects.toMatchObject({ code: "goal-unreachable" });
    },
  );

  it("understands a goal in Chinese for agents that are described in English", async () => {
    const steps = await plan("请写一篇文章", { input: { topic: "马" } });
    expect(steps.map(({ action }) => action)).toEqual([
      "collect_facts",
      "outline",
      "write_article",
    ]);
  });

  //  search_candidates ──► [draft_mail × n]
  it("follows the clauses of a goal, takes words from it, and fans out over a list", async () => {
    expect(await plan("Find Java developers in Berlin, then draft a mail to each")).toEqual([
      {
        id: "1",
        action: "search_candidates",
        depends_on: [],
        args: { query: "Find Java developers in Berlin" },
      },
      {
        id: "2",
        action: "draft_mail",
        depends_on: ["1"],
        each: "$1.candidates",
        args: { candidate: "$item" },
      },
    ]);
  });

  it("lets a person look before anything touches the world, and takes what is known", async () => {
    const more = { context: { to: "li@example.com", body: "It costs $5" } };
    expect(await plan("send the mail", more)).toEqual([
      {
        id: "1",
        action: "send_mail",
        depends_on: [],
        args: { to: "li@example.com", body: "It costs $$5" },
        approval: "before",
      },
    ]);
  });

  it("never uses an agent with effects only for what it gives back", async () => {
    const report = agent(
      "report",
      "Reports what was sent.",
      z.object({ sent: z.boolean() }),
      z.object({ report: text }),
    );
    const planning = plan("make a report", {}, [...AGENTS, report]);
    await expect(planning).rejects.toMatchObject({
      code: "goal-unreachable",
      data: { fields: ["sent"] },
    });
  });

  it("takes a number and one of a few words out of the goal", async () => {
    const pick = agent(
      "pick_winners",
      "Draws winners of a lottery.",
      z.object({ count: z.int(), mood: z.enum(["happy", "sad"]) }),
      z.object({ winners: z.array(text) }),
    );
    const [step] = await plan("draw 3 happy winners", {}, [pick]);
    expect(step?.args).toEqual({ count: 3, mood: "happy" });
  });

  it("names the input that is missing", async () => {
    const planning = plan("send a mail", { input: { to: "li@example.com" as JsonValue } }, [send]);
    await expect(planning).rejects.toMatchObject({
      code: "goal-unreachable",
      message:
        'For "send a mail" something is missing: the agent "send_mail" needs "body" (string), and neither the input nor any agent gives it.',
      issues: [{ path: "$.options.input.body" }],
    });
  });

  it("says that there is no agent, and which there are", async () => {
    await expect(plan("brew some coffee", {}, [facts, outline])).rejects.toMatchObject({
      code: "goal-unreachable",
      message: 'No agent does what "brew some coffee" asks for. There are: collect_facts, outline.',
    });
  });

  it("goes another way after a failure, where there is one", async () => {
    const other = agent(
      "gather_news",
      "Gathers facts from the news.",
      z.object({ topic: text }),
      z.object({ facts: z.array(text) }),
    );
    const agents = [...AGENTS, other];
    const input = { topic: "horses" };
    const first = await plan("write an article", { input }, agents);
    const failed = {
      status: "failed" as const,
      result: null,
      error: { code: "x", message: "down" },
    };
    const previous = {
      plan: Plan.parse({ steps: first }),
      ends: { "1": failed },
      trigger: "step_failed" as const,
      gap: "",
      verdicts: [],
    };
    const second = await plan("write an article", { input, previous }, agents);
    expect(first[0]?.action).toBe("collect_facts");
    expect(second[0]?.action).toBe("gather_news");
  });

  it("does not offer the same plan again once it was refused", async () => {
    const issue = { code: "step-unknown", path: "$", message: "no", repair: "" } as const;
    const asked = request("write an article", { issues: [issue as never] });
    await expect(
      createModels().run(createPlanTask, asked, { tenant: "acme" }),
    ).rejects.toMatchObject({
      code: "task-unanswered",
    });
  });

  it("keeps to the number of steps that is allowed", async () => {
    const { constraints } = request("x");
    const more = { input: { topic: "x" }, constraints: { ...constraints, max_steps: 2 } };
    await expect(plan("write an article", more)).rejects.toThrow("3 steps, and 2 are allowed");
  });
});
