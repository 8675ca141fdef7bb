import { describe, expect, it } from "vitest";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { TENANT } from "../../test/lab.ts";

describe.each(databases)("a crash ($database)", ({ openLab }) => {
  //   (ask) ──► hold, under way when the process is lost ──► end
  it("after a gate was passed does not leave the run waiting for it", async () => {
    const first = heldAgent();
    const { say } = countingAgents();
    const lab = await openLab([say, first.hold]);
    const run = await lab.run([
      { id: "ask", action: "say", args: { text: "x" }, approval: "before" },
      { id: "long", action: "hold", args: { name: "x" }, depends_on: ["ask"] },
    ]);
    const gate_id = run.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    await first.begun("x");
    expect((await lab.engine.run(TENANT, run.run_id)).status).toBe("running");
    const second = heldAgent();
    second.release("x");
    const next = await lab.crash([say, second.hold]);
    expect((await next.settled(run)).status).toBe("completed");
  });
});
