/** A session that a model leads: it interviews, weighs and plans, and is held to what was said and what is known. */
import { createModels } from "@bole/models";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkPlan } from "../plan/check-plan.ts";
import { checkReport } from "../report/check-report.ts";
import { openWorld } from "../testing/world.ts";
import { addDays, dayOf } from "../text/day.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

async function withModel() {
  const endpoint = { provider: "openai-compatible", name: "stand-in", url: server.url } as const;
  return openWorld({
    models: createModels({ models: [{ ...endpoint, key: "key-0123456789" }], retries: 0 }),
  });
}

type Call = readonly [tool: string, input: object];
const calls = (...all: readonly Call[]) => ({
  kind: "calls" as const,
  calls: all.map(([tool, input]) => ({ tool, input })),
});

const STORY =
  "I am a nurse in Leeds. Finish the prescribing course, or take the clinic job? No nights, please. I answer the clinic by Friday.";
const NOTED: readonly Call[] = [
  [
    "note_fact",
    {
      ...{ kind: "situation", quote: "I am a nurse in Leeds", label: "Nurse in Leeds" },
      ...{ occupation: "nurse", standing: "employed" },
    },
  ],
  ["weigh", { quote: "Finish the prescribing course", label: "Finish the prescribing course" }],
  ["weigh", { quote: "take the clinic job", label: "The clinic job", occupation: "nurse" }],
  [
    "note_fact",
    { kind: "limit", quote: "No nights, please", label: "No nights", rules_out: ["nights"] },
  ],
];
const UNDERSTOOD = calls(...NOTED, ["show_understanding", {}]);

const option = (id: string | null, name: string, more: object = {}) => ({
  ...{ option: id, name, demands: [] },
  fit: "It keeps your evenings free.",
  gap: "You have not seen the contract.",
  time: "As long as the course; no fee is known.",
  risk: "The clinic may not wait.",
  test: "Call the clinic this week and ask for the rota.",
  ...more,
});
const report = (...options: readonly object[]) => ({
  summary: ["You weigh a course against a job.", "Both keep your nights free."],
  options,
  advice: ["I would ask the clinic for two more weeks."],
});
const OWN = [option("m0.2", "Finish the prescribing course"), option("m0.3", "The clinic job")];

const START = dayOf(Date.now());
const PLAN = {
  ...{ shape: "switch", target: { name: "Decide between the course and the clinic" } },
  overview: "Two weeks to find out what the clinic offers, and then a decision.",
  ...{ end_date: addDays(START, 40), hours_per_week: 4 },
  goals: [
    {
      ...{ id: "ask", term: "short", description: "Know the clinic's terms" },
      ...{ done_when: "1 written offer", due: addDays(START, 14) },
    },
    {
      ...{ id: "decide", term: "long", description: "Decide for one of the two" },
      ...{ done_when: "1 decision", due: addDays(START, 40) },
    },
  ],
  actions: [
    {
      ...{ goal: "ask", week: 1, title: "Call the clinic and ask for the rota", hours: 1 },
      ...{ how: "Ask who covers nights.", output: "notes of the call", kind: "networking" },
    },
    {
      ...{ goal: "ask", week: 2, title: "Read the contract with your union", hours: 2 },
      ...{ how: "Take the offer along.", output: "1 list of questions", kind: "learning" },
    },
    {
      ...{ goal: "decide", week: 3, title: "Write both ways on one page", hours: 1 },
      ...{ how: "One column for each.", output: "1 page", kind: "learning" },
    },
  ],
  risks: [{ risk: "The clinic does not wait.", answer: "Ask for the reason in writing." }],
};

describe("an interview", () => {
  it("notes facts in the person's words and shows them before anything is analysed", async () => {
    await server.script(UNDERSTOOD);
    await using world = await withModel();
    const shown = await world.start(STORY);
    expect(shown.waits_for).toBe("message");
    expect(shown.confirm).toBe("shown");
    expect(shown.pending_questions[0]).toContain(
      "Options you weigh: Finish the prescribing course; The clinic job",
    );
    expect(shown.facts.map(({ fact_id, kind }) => `${fact_id} ${kind}`)).toEqual([
      ...["m0.1 situation", "m0.2 option", "m0.3 option", "m0.4 limit"],
    ]);
    expect(shown.facts[3]?.excludes).toEqual(["nights"]);
    expect(shown.system_metrics.nodes.coordinator?.solver).toContain("stand-in");
  });

  it("refuses a quotation that nobody said, and the model notes another", async () => {
    const invented = { kind: "skill", quote: "I speak Welsh", label: "Welsh" };
    await server.script(calls(["note_fact", invented]), UNDERSTOOD);
    await using world = await withModel();
    const { facts } = await world.start(STORY);
    expect(facts.map(({ kind }) => kind)).not.toContain("skill");
    const [, second] = await server.requests();
    expect(JSON.stringify(second?.body)).toContain("Nobody said “I speak Welsh”");
  });

  it("asks at most five questions, and then shows what it has", async () => {
    const ask = calls(["ask", { about: "limit", text: "And what else is there?" }]);
    await server.script({ ...ask, times: 6 }, UNDERSTOOD);
    await using world = await withModel();
    let session = await world.start(STORY);
    for (let asked = 1; asked <= 5; asked++)
      session = await world.answer(session.session_id, "Nothing");
    expect(session.confirm).toBe("shown");
    expect(session.cached_data.asked).toHaveLength(5);
  });

  it("sends mostly what it has sent before, and no way to reach anybody", async () => {
    const ask = calls(["ask", { about: "limit", text: "And what else is there?" }]);
    await server.script(ask, ask);
    await using world = await withModel();
    const { session_id } = await world.start(`${STORY} Ring me on +44 7700 900123.`);
    await world.answer(session_id, "Write to nora@example.com, not before six.");
    const [first = "", second = ""] = (await server.requests()).map(({ body }) => {
      const { messages, tools } = Object(body);
      return JSON.stringify([tools, ...messages]);
    });
    const same = [...second].findIndex((letter, at) => letter !== first[at]);
    expect(same / second.length).toBeGreaterThan(0.8);
    expect(second).toContain("not before six");
    expect(second).not.toMatch(/900123|nora@/);
  });

  it("cares for somebody in despair, with the local number by program", async () => {
    const text = "That sounds unbearable. Are you thinking of ending your life? Are you safe now?";
    await server.script(calls(["care", { text }]));
    await using world = await withModel();
    const session = await world.start("I am in London and I don't want to be alive any more.");
    expect(session.cached_data.crisis).toBe("open");
    expect(session.pending_questions[0]).toMatch(/^That sounds unbearable[\s\S]*116 123/);
    expect(session.facts).toEqual([]);
  });
});

describe("a report", () => {
  it("compares the person's own options, each statement with a source", async () => {
    await server.script(UNDERSTOOD, calls(["write_report", report(...OWN)]));
    await using world = await withModel();
    const { integrated_report: written } = await world.begin(STORY);
    expect(written?.written_by).toContain("stand-in");
    expect(written?.career_matching.ways.map(({ name }) => name)).toEqual([
      ...["Finish the prescribing course", "The clinic job"],
    ]);
    expect(written && checkReport(written)).toEqual([]);
    expect(written?.sources.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["message", "model"]),
    );
  });

  it.each([
    ["leaves an option out", report(option("m0.2", "The course")), "is not compared"],
    [
      "suggests what is ruled out",
      report(...OWN, option(null, "Ward nurse", { demands: ["nights"] })),
      "rules out",
    ],
    [
      "has a figure from nowhere",
      report(...OWN.map((one) => ({ ...one, pay: "It pays 61,000 pounds." }))),
      "61,000",
    ],
    [
      "quotes what nobody said",
      report(...OWN.map((one) => ({ ...one, fit: "You said “I love the ward”." }))),
      "no quotation",
    ],
  ])("that %s is sent back once, and then the embedded one serves", async (_, wrong, why) => {
    const handed = { ...calls(["write_report", wrong]), times: 2 };
    await server.script(UNDERSTOOD, handed, { kind: "status", status: 400, times: "always" });
    await using world = await withModel();
    const { integrated_report: written } = await world.begin(STORY);
    expect(written?.written_by).toBe("embedded");
    const [, , again] = await server.requests();
    expect(JSON.stringify(again?.body)).toContain(why);
  });
});

describe("a plan", () => {
  const accept = async (...plans: readonly object[]) => {
    await server.script(
      ...[UNDERSTOOD, calls(["write_report", report(...OWN)])],
      ...plans.map((plan) => calls(["write_plan", plan])),
    );
    const world = await withModel();
    const { session_id } = await world.begin(STORY);
    return { world, session: await world.judge(session_id, "satisfied") };
  };

  it("is laid on days by the program and passes its check", async () => {
    const { world, session } = await accept(PLAN);
    await using _ = world;
    const { final_plan: plan, career_goals } = session;
    expect(plan?.action_items.map(({ title }) => title)).toEqual(
      PLAN.actions.map(({ title }) => title),
    );
    expect(plan?.action_items[0]?.description).toBe(
      "Ask who covers nights. Output: notes of the call",
    );
    expect(plan && checkPlan(plan, career_goals, START, session.facts)).toEqual([]);
  });

  it("with more work than hours is sent back, and the mended one counts", async () => {
    const { world, session } = await accept({ ...PLAN, hours_per_week: 0.5 }, PLAN);
    await using _ = world;
    expect(session.final_plan?.timeline.hours_per_week).toBe(4);
    const sent = await server.requests();
    expect(JSON.stringify(sent.at(-1)?.body)).toContain("too-many-hours");
  });
});

it("goes on by rules alone when the model does not answer", async () => {
  await server.script({ kind: "status", status: 400, times: "always" });
  await using world = await withModel();
  const { integrated_report: report } = await world.begin(
    "I am bored and have no idea what else I could do.",
    { current_position: "accountant", skills: ["Excel"] },
  );
  expect(report?.written_by).toBe("embedded");
  expect(report && checkReport(report)).toEqual([]);
});
