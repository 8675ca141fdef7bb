import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import type { StoreLocation } from "@bole/store";
import {
  begin,
  forKilled,
  grown,
  kill,
  lastWordsDone,
  seededRandom,
  startPostgres,
  startSmtpServer,
  startWorker,
  temporaryFolder,
} from "@bole/testing";
import { describe, expect, it } from "vitest";
import { openRecruiterLab, ROSA } from "../../src/testing/recruiter-lab.ts";
import { addTasks } from "./tasks.ts";

const WANTED = process.env.BOLE_TEST_KILLS;
const KILLS = Math.min(Number(WANTED ?? 6), 100);
/** Each is heard of some fifteen times: enough that the last one killed has something to do. */
const TASKS = Math.max(10, Math.ceil((KILLS * 0.6) / 5) * 5);
/** Events that are heard of between two kills, at most. */
const MOST_EVENTS = 14;
const WORKER = new URL("./workflow-worker.ts", import.meta.url);
const MONTH = 30 * 86_400_000;
const timeout = 600_000 + KILLS * 60_000;

interface Place {
  readonly location: StoreLocation;
  readonly folder: string;
}

describe("workflows in a process that is killed at any moment", () => {
  it(`all end as they should, with no mail twice and none lost (${KILLS} kills)`, {
    timeout,
  }, async () => {
    await using folder = await temporaryFolder();
    const location = { file: `${folder.path}/recruiter.db` };
    await survive({ location, folder: folder.path });
  });

  // It takes as long again; `npm test` kills on PostgreSQL where mails are sent and effects are done.
  if (WANTED === undefined) return;

  it(`do so on PostgreSQL (${KILLS} kills)`, { timeout }, async () => {
    await using folder = await temporaryFolder();
    await using postgres = await startPostgres();
    const location = { url: await postgres.createDatabase() };
    await survive({ location, folder: folder.path });
  });
});

async function survive({ location, folder }: Place): Promise<void> {
  await using server = await startSmtpServer();
  const past = await openRecruiterLab({ location, now: () => new Date(Date.now() - MONTH) });
  const tasks = await addTasks(past, TASKS);
  await past.close();
  const files = { tasks: `${folder}/tasks.json`, notes: `${folder}/notes` };
  writeFileSync(files.tasks, JSON.stringify(tasks));
  writeFileSync(files.notes, "");

  const next = seededRandom(90_210);
  const heard = () => readFileSync(files.notes, "utf8").split("\n").length;
  const args = [JSON.stringify(forKilled(location)), server.url, files.tasks, files.notes];
  const start = () => startWorker(WORKER, args);
  await using opened = new AsyncDisposableStack();
  let coming = start();
  opened.defer(() => void coming.kill("SIGKILL"));
  for (let killed = 0; killed < KILLS; killed += 1) {
    const child = coming;
    coming = start();
    await begin(child, "run");
    await grown(child, heard, Math.ceil(next() * MOST_EVENTS));
    await kill(child);
    await lastWordsDone(location);
  }
  const ended = once(coming, "exit");
  await begin(coming, "run");
  expect(await ended).toEqual([0, null]);

  const lab = await openRecruiterLab({ location });
  opened.defer(() => lab.close());
  const { items } = await lab.recruiter.workflows.list(ROSA, 500, null);
  expect(items).toHaveLength(TASKS);
  expect(items.filter(({ status }) => status !== "completed")).toEqual([]);
  const types = Map.groupBy(items, ({ workflow_type }) => workflow_type);
  expect([...types.keys()].toSorted()).toEqual([
    "bulk_outreach",
    "candidate_review",
    "interview_scheduling",
    "job_launch",
    "pipeline_cleanup",
  ]);

  const arrived = (await server.taken()).map(({ message_id }) => message_id);
  expect(arrived.length, "no mail arrives twice").toBe(new Set(arrived).size);
  const db = lab.store.forTenant(ROSA.tenant);
  const mails = await db
    .selectFrom("messages")
    .select(["message_id", "state", "person_id", "job_id", "purpose"])
    .execute();
  const states = new Set(mails.map(({ state }) => state));
  expect([...states].filter((state) => state !== "sent" && state !== "uncertain")).toEqual([]);
  const there = new Set(arrived);
  const lost = mails.filter(({ state, message_id }) => state === "sent" && !there.has(message_id));
  expect(lost, "what is said to be sent has arrived").toEqual([]);
  const outreach = mails.filter(({ purpose }) => purpose === "outreach");
  const everybody = new Set(outreach.map(({ person_id, job_id }) => `${person_id} ${job_id}`));
  expect(everybody.size, "nobody is written to twice about a job").toBe(outreach.length);
  const launches = types.get("job_launch") ?? [];
  expect(outreach.length).toBeGreaterThanOrEqual(launches.length * 3);

  // The log of each conversation has no hole, and says of each message once that it is done.
  for (const { session } of tasks) {
    const { events } = await lab.recruiter.session(ROSA, session);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
    const asked = events.filter(({ type }) => type === "approval_needed");
    expect(asked.length, session).toBeGreaterThan(0);
  }
}
