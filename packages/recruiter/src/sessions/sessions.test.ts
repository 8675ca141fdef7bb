import { guardrailMigrations } from "@bole/guardrails";
import { openStore, type StoreLocation } from "@bole/store";
import { sharedPostgres } from "@bole/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import type { RecruiterEvent } from "../model/index.ts";
import { NOTHING_KNOWN } from "../reading/memory.ts";
import { IncomingMessage } from "../reading/message.ts";
import { recruiterAgentMigrations } from "../sql/agent-migrations.ts";
import { recruiterMigrations } from "../sql/migrations.ts";
import { EventLog } from "./event-log.ts";
import { followLog } from "./follow-log.ts";
import { Sessions } from "./sessions.ts";

const ROSA = { tenant: "acme", user: "rosa", roles: ["recruiter" as const] };
const BOB = { ...ROSA, user: "bob" };
const PLACE = { tenant: "acme", session_id: "s", message_id: "m1", workflow_id: null };
const token = (content: string): RecruiterEvent => ({ type: "token", content });

async function open(location: StoreLocation, now = () => new Date()) {
  const migrations = [recruiterMigrations, recruiterAgentMigrations, guardrailMigrations] as const;
  const store = await openStore({ ...location, migrations });
  onTestFinished(() => store.close());
  const parts = { store: store.only(recruiterMigrations), now };
  return { sessions: new Sessions(parts), log: new EventLog(parts) };
}

const message = (message_id: string, words = "Hello", session_id = "s") => ({
  input: IncomingMessage.parse({
    ...{ session_id, message_id, message: words, user: "rosa", roles: ["recruiter"] },
  }),
  attachments: [],
  context: {},
});

describe.each([
  ["SQLite", async (): Promise<StoreLocation> => ({ file: ":memory:" })],
  [
    "PostgreSQL",
    async (): Promise<StoreLocation> => ({ url: await (await sharedPostgres()).createDatabase() }),
  ],
])("conversations on %s", (_, locate) => {
  it("keep a message once, what came of it, and what the next may refer to", async () => {
    const { sessions } = await open(await locate());
    const kept = await sessions.receive(ROSA, message("m1"));
    expect(await sessions.receive(ROSA, message("m1", "Something else"))).toEqual(kept);
    await expect(sessions.receive(BOB, message("m2"))).rejects.toMatchObject({
      code: "recruiter-session-unknown",
    });
    const job = { kind: "job", id: "job_1", label: "Nurse" };
    const memory = { ...NOTHING_KNOWN, state: { ...NOTHING_KNOWN.state, focus: { job } } };
    const turn = {
      ...{ session_id: "s", message_id: "m1", run_id: kept.run_id, user: "rosa" },
      ...{ message: "Hello", reply: "Hi.", route: "chat" as const, workflow_id: null },
      ...{ workflow_type: null, links: [], memory },
    };
    await sessions.save("acme", turn);
    await sessions.save("acme", { ...turn, reply: "Twice?" });
    expect(await sessions.memory("acme", "s")).toEqual(memory);
    expect(await sessions.history("acme", "s", 10)).toEqual([
      { role: "user", text: "Hello" },
      { role: "assistant", text: "Hi." },
    ]);
    expect(await sessions.list(ROSA, 10, null)).toMatchObject({
      items: [{ session_id: "s", title: "Hello", messages: 1 }],
    });
    expect((await sessions.list(BOB, 10, null)).items).toEqual([]);
    expect((await sessions.unanswered()).map(({ message: one }) => one.message_id)).toEqual(["m1"]);
  });

  it("are all listed, page by page, also those of the same instant", async () => {
    const instant = new Date("2026-11-15T09:00:00Z");
    const { sessions } = await open(await locate(), () => instant);
    for (const id of ["c", "a", "b"]) await sessions.receive(ROSA, message(id, "Hello", id));
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const { items, next } = await sessions.list(ROSA, 1, before);
      seen.push(...items.map(({ session_id }) => session_id));
      before = next;
    } while (before !== null);
    expect(seen).toEqual(["c", "b", "a"]);
  });

  it("tell each thing once, in one order, to whoever reads from where they were", async () => {
    const { sessions, log } = await open(await locate());
    await sessions.receive(ROSA, message("m1"));
    const source = { run: "run_1", seq: 7 };
    await Promise.all([
      log.append(PLACE, source, [token("a"), token("b")]),
      log.append(PLACE, source, [token("a"), token("b")]),
    ]);
    const leaving = new AbortController();
    const heard: string[] = [];
    const reading = (async () => {
      const at = { tenant: "acme", session_id: "s", after: 1, signal: leaving.signal };
      for await (const event of followLog(log, at)) {
        heard.push(`${event.seq} ${event.type === "token" ? event.content : event.type}`);
        if (heard.length === 2) leaving.abort();
      }
    })();
    await log.append(PLACE, { run: "run_1", seq: 9 }, [token("c")]);
    await reading;
    expect(heard).toEqual(["2 b", "3 c"]);
    expect(await log.toldOf("acme", "run_1")).toBe(9);
    await sessions.delete(ROSA, "s");
    await log.append(PLACE, { run: "run_1", seq: 10 }, [token("d")]);
    expect(await log.read("acme", "s")).toEqual([]);
  });
});
