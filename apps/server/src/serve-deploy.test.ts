/** Another version of an agent is deployed under unfinished runs, and rolled back. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { runEventOf } from "../test/read-sse.ts";
import { servedApi } from "../test/served-api.ts";
import { RunList, RunState } from "./http/contract/runs.ts";

/** `npm run test:faults` deploys under more of them. */
const RUNS = process.env.BOLE_TEST_KILLS === undefined ? 12 : 100;

//   1 ──► (2)      both tell the version of their agent
const PLAN = {
  steps: [
    { id: "1", action: "tell" },
    { id: "2", action: "tell", depends_on: ["1"], approval: "before" },
  ],
};

const moduleOf = (version: string) => `import { defineAgent } from "@bole/engine";
import { z } from "zod";
export const agents = [defineAgent({ name: "tell", version: "${version}", kind: "generation",
  description: "Tells its version.", input: z.object({}), output: z.object({ version: z.string() }),
  run: () => ({ version: "${version}" }) })];
`;

type Served = Awaited<ReturnType<typeof servedApi>>;

it(`no run fails because of a deploy: ${RUNS} runs go on, stay, are forked, and are rolled back`, {
  timeout: 300_000,
}, async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "agents.mjs");

  /** A server with this version, which is killed in the end. */
  const life = async (version: string, work: (bole: Served) => Promise<void>) => {
    await writeFile(file, moduleOf(version));
    await using bole = await servedApi({ BOLE_AGENTS: file }, folder.path);
    await work(bole);
    bole.process.kill("SIGKILL");
    await bole.exitCode;
  };
  /** Until a run has come to rest that often. */
  const rested = (bole: Served, run: string, times: number) =>
    bole.events(run, {
      until: (events) =>
        events.map(runEventOf).filter(({ type }) => type === "run_waiting").length === times,
    });
  const decide = (bole: Served, run: string, decision: string) =>
    bole.ask(RunState, `/runs/${run}/version`, { decision });

  const runs: string[] = [];
  await life("1", async (bole) => {
    for (let n = 0; n < RUNS; n += 1) runs.push(await bole.start(PLAN));
    for (const run of runs) await rested(bole, run, 1);
  });

  const quarter = (n: number) => runs.filter((_, index) => index % 4 === n);
  const forks: string[] = [];
  await life("2", async (bole) => {
    for (const run of runs) await bole.approve(run, "2");
    for (const run of runs) await rested(bole, run, 2);
    const held = await bole.ask(RunList, "/runs?waiting_for=version&limit=200");
    expect(held.runs).toHaveLength(RUNS);
    for (const run of quarter(0)) await decide(bole, run, "continue");
    for (const run of quarter(1)) await decide(bole, run, "stay");
    for (const run of quarter(2)) forks.push((await decide(bole, run, "fork")).run_id);
    for (const run of quarter(0)) {
      await bole.events(run);
      expect(await bole.run(run)).toMatchObject({
        status: "completed",
        result: { "2": { version: "2" } },
      });
    }
    for (const fork of forks) await rested(bole, fork, 1);
  });

  await life("1", async (bole) => {
    for (const run of [...quarter(1), ...quarter(2), ...quarter(3)]) {
      await bole.events(run);
      expect(await bole.run(run)).toMatchObject({
        status: "completed",
        result: { "2": { version: "1" } },
      });
    }
    // Forks began with the version that was rolled back: they wait for it, or for a decision.
    for (const fork of forks) {
      await bole.approve(fork, "2");
      await rested(bole, fork, 2);
      expect(await bole.run(fork)).toMatchObject({ status: "waiting", waiting_for: "version" });
    }
    const { runs: failed } = await bole.ask(RunList, "/runs?status=failed");
    expect(failed).toEqual([]);
  });
});
