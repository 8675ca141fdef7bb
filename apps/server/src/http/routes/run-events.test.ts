import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { readSse, runEventOf, type SseEvent } from "../../../test/read-sse.ts";

/** ask (a person) ──► say */
const ASKS = {
  steps: [
    { id: "ask", action: "mail", args: { to: "ann" }, approval: "before" },
    { id: "say", action: "echo", depends_on: ["ask"], args: { text: "sent: $ask.sent" } },
  ],
};
const SAYS = { steps: [{ id: "1", action: "echo", args: { text: "x" } }] };
const APPROVE = { node_id: "ask", content: { decision: "approve" } };

const numbers = (events: readonly { id: number }[]) => events.map(({ id }) => id);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe("GET /runs/:id/events", () => {
  it("gives the events of a run that has ended, in the envelope of all streams, and ends", async () => {
    const { send, settle } = await testApi();
    const { run_id } = await settle({ plan: SAYS });
    const response = await send("GET", `/runs/${run_id}/events`);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const events = await readSse(response.body);
    expect(events.map(runEventOf).map(({ type, key }) => [type, key])).toEqual([
      ["run_started", null],
      ["step_started", "1"],
      ["step_completed", "1"],
      ["run_completed", null],
    ]);
    expect(numbers(events)).toEqual(upTo(4));
  });

  it("goes on after Last-Event-ID, also where nothing follows", async () => {
    const { app, settle } = await testApi();
    const { run_id } = await settle({ plan: SAYS });
    const after = async (id: string) => {
      const headers = { "Last-Event-ID": id };
      return numbers(
        await readSse((await app.request(`/api/runs/${run_id}/events`, { headers })).body),
      );
    };
    expect(await after("2")).toEqual([3, 4]);
    expect(await after("4")).toEqual([]);
  });

  it("follows a run over a person's answer to its end, without a hole", async () => {
    const { send, settle, host } = await testApi();
    const { run_id } = await settle({ plan: ASKS });
    const { body } = await send("GET", `/runs/${run_id}/events`);
    expect(host.feeds.followed).toBe(1);
    const reading = readSse(body);
    await send("POST", `/hitl/${run_id}/reply`, APPROVE);
    const events = await reading;
    expect(numbers(events)).toEqual(upTo(events.length));
    const types = events.map(({ event }) => event);
    expect(types).toEqual(
      expect.arrayContaining(["gate_opened", "run_waiting", "gate_answered", "run_resumed"]),
    );
    expect(types.at(-1)).toBe("run_completed");
    expect(host.feeds.followed).toBe(0);
  });

  it("follows a run once, however many watch it, and not at all when all have left", async () => {
    const { send, settle, host } = await testApi();
    const { run_id } = await settle({ plan: ASKS });
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => send("GET", `/runs/${run_id}/events`)),
    );
    expect(host.feeds.followed).toBe(1);
    const waits = (events: readonly SseEvent[]) =>
      events.some(({ event }) => event === "run_waiting");
    await Promise.all(responses.map(({ body }) => readSse(body, waits)));
    expect(host.feeds.followed).toBe(0);
  });

  it("opens nothing for HEAD", async () => {
    const { send, settle, host } = await testApi();
    const { run_id } = await settle({ plan: ASKS });
    expect((await send("HEAD", `/runs/${run_id}/events`)).status).toBe(200);
    expect(host.feeds.followed).toBe(0);
  });

  it("ends its streams when the engine is closed", async () => {
    const { send, settle, host } = await testApi();
    const { run_id } = await settle({ plan: ASKS });
    const reading = readSse((await send("GET", `/runs/${run_id}/events`)).body);
    await host.engine.close();
    expect((await reading).at(-1)?.event).toBe("run_waiting");
  });

  it("refuses an id that it never gave", async () => {
    const { app, settle } = await testApi();
    const { run_id } = await settle({ plan: SAYS });
    const response = await app.request(`/api/runs/${run_id}/events`, {
      headers: { "Last-Event-ID": "seven" },
    });
    expect(response.status).toBe(400);
  });
});
