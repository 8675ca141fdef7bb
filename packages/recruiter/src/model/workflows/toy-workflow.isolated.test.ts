/** One more workflow is a file and a line: it is asked for, planned and named without another change. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { WorkflowDefinition } from "./workflow.ts";

const toy = vi.hoisted(
  (): WorkflowDefinition => ({
    name: "pulse_check",
    goals: ["check_pulse"],
    own: [{ goal: "check_pulse", agents: ["pipeline"] }],
    title: { zh: "看看动静", en: "pulse check" },
    label: { zh: "看看谁没有动静", en: "See who has been silent" },
    how: { zh: "说“看看动静”。", en: "Say “check the pulse”." },
    examples: ["check the pulse of the pipeline", "看看大家的动静"],
    rows: {
      check_pulse: [
        {
          id: "pulse",
          action: "pipeline_scan",
          args: { job_id: "@job_id", stale_days: "@stale_days", language: "@language" },
        },
      ],
    },
  }),
);

vi.mock("./index.ts", async (original) => {
  const { WORKFLOWS } = await original<typeof import("./index.ts")>();
  return { WORKFLOWS: [...WORKFLOWS, toy] };
});

const { openDemoLab } = await import("../../testing/demo-lab.ts");
const { compose } = await import("../../supervisor/rules/compose.ts");
const { WORDS } = await import("../../router/words.ts");
const { howTo } = await import("../../reading/tools/how-to.ts");
const { fillSmall } = await import("../../testing/small-workspace.ts");

let lab: Awaited<ReturnType<typeof openDemoLab>>;
beforeAll(async () => {
  lab = await openDemoLab({ fill: fillSmall });
});
afterAll(() => lab.close());

/** The trained reader has never heard of it. */
const MESSAGE = "<cannot>check the pulse of the pipeline</cannot>";

it.each([MESSAGE, "<talk>看看大家的动静吧</talk>"])("is routed: %s", async (message) => {
  expect(await lab.read(message)).toMatchObject({
    route: "direct",
    wanted: { workflow_type: "pulse_check", agents_required: ["pipeline"] },
    calls: [{ tool: "run_workflow", args: { workflow: "pulse_check" } }],
  });
});

it("is planned", async () => {
  const { wanted } = await lab.read(MESSAGE);
  if (wanted === null) throw new Error("nothing is wanted");
  const { steps } = compose(wanted, { goal: "check the pulse", route: "direct", reviewed: [] });
  expect(steps).toMatchObject([{ id: "pulse", action: "pipeline_scan" }]);
});

it("is named, offered and explained", async () => {
  const { wanted } = await lab.read(MESSAGE);
  if (wanted === null) throw new Error("nothing is wanted");
  expect(WORDS.en.begun(wanted, "direct")).toContain("pulse check");
  const { said } = await lab.read("<run_workflow>start one</run_workflow>");
  expect(said).toContain("See who has been silent");
  const how = howTo("run_workflow")?.en({ workflow: "pulse_check" });
  expect(how).toBe("Say “check the pulse”.");
});
