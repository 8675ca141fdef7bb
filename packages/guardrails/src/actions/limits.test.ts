import { defineMigrations, openStore } from "@bole/store";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGuardrails, guardrailMigrations } from "../index.ts";
import { describeGuardrails, RECRUITER } from "../testing/describe-guardrails.suite.ts";
import { localDay, nextLocalDay } from "./local-day.ts";

const MAIL = { kind: "send_mail" };
const RUN = { ...RECRUITER, run_id: "run_1" };

describeGuardrails("the limits of actions", ({ locate, open, openAt }) => {
  it("let exactly 50 of 100 mails pass that are asked for at once", async () => {
    const guardrails = await open();
    const results = await Promise.all(
      Array.from({ length: 100 }, () => guardrails.reserve(MAIL, RECRUITER)),
    );
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(50);
    expect(results.filter(({ reservation_id }) => reservation_id !== null)).toHaveLength(50);
    const { items } = await guardrails.logs("acme", {
      check_name: "action_rate_limit",
      limit: 200,
    });
    expect(items).toHaveLength(50);
  });

  it("let exactly 20 of 100 mails of one batch pass, and the next batch begin anew", async () => {
    const guardrails = await open();
    const ask = (batch: string) => guardrails.reserve({ ...MAIL, batch }, RECRUITER);
    const results = await Promise.all(Array.from({ length: 100 }, () => ask("run_1/send")));
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(20);
    expect((await ask("run_1/send-2")).allowed).toBe(true);
  });

  it("count on after a restart", async () => {
    const location = await locate();
    const first = await openAt(location);
    for (let sent = 0; sent < 50; sent += 1) await first.guardrails.reserve(MAIL, RECRUITER);
    await first.store.close();
    const { guardrails } = await openAt(location);
    expect((await guardrails.reserve(MAIL, RECRUITER)).verdicts).toMatchObject([
      {
        check_name: "action_rate_limit",
        severity: "blocked",
        message: "The limit of mails a day is 50; 50 used, 1 wanted.",
      },
    ]);
  });

  it("give back what was released, and keep what was committed", async () => {
    const guardrails = await open();
    await guardrails.putPolicy("acme", { limits: { mails_per_day: 1 } }, { author: "rosa" });
    const first = await guardrails.reserve(MAIL, RECRUITER, "mail-1");
    expect(first.reservation_id).toBe("mail-1");
    expect((await guardrails.reserve(MAIL, RECRUITER)).allowed).toBe(false);
    await guardrails.release("acme", "mail-1");
    await guardrails.reserve(MAIL, RECRUITER, "mail-2");
    await guardrails.commit("acme", "mail-2");
    expect((await guardrails.reserve(MAIL, RECRUITER)).allowed).toBe(false);
    await expect(guardrails.release("acme", "mail-2")).rejects.toMatchObject({
      code: "guardrail-reservation-closed",
    });
    await expect(guardrails.commit("acme", "mail-9")).rejects.toMatchObject({
      code: "guardrail-reservation-unknown",
    });
  });

  it("take only once for the same id", async () => {
    const guardrails = await open();
    await guardrails.putPolicy("acme", { limits: { mails_per_day: 1 } }, { author: "rosa" });
    for (let again = 0; again < 3; again += 1) {
      expect((await guardrails.reserve(MAIL, RECRUITER, "mail-1")).allowed).toBe(true);
    }
  });

  it("begin anew at the tenant's own midnight, and say when that is", async () => {
    // 15:59 in UTC is one minute to midnight in Shanghai.
    let now = new Date("2026-11-15T15:59:00Z");
    const guardrails = await open({ now: () => now });
    const policy = { limits: { mails_per_day: 1 }, time_zone: "Asia/Shanghai" };
    await guardrails.putPolicy("acme", policy, { author: "rosa" });
    await guardrails.reserve(MAIL, RECRUITER);
    const { verdicts } = await guardrails.reserve(MAIL, RECRUITER);
    expect(verdicts[0]?.retry_at).toBe("2026-11-15T16:00:00.000Z");
    now = new Date("2026-11-15T16:00:00Z");
    expect((await guardrails.reserve(MAIL, RECRUITER)).allowed).toBe(true);
  });

  it("count the cost of a run and of a day, and take the real cost in the end", async () => {
    const guardrails = await open();
    const policy = { limits: { cost_per_run: 1, cost_per_day: 1.5 } };
    await guardrails.putPolicy("acme", policy, { author: "rosa" });
    const call = (cost: number, id: string, context = RUN) =>
      guardrails.reserve({ kind: "model_call", cost }, context, id);
    expect((await call(0.9, "a")).allowed).toBe(true);
    expect((await call(0.2, "b")).verdicts).toMatchObject([
      { check_name: "action_cost", message: "The limit of cost a run is 1; 0.9 used, 0.2 wanted." },
    ]);
    await guardrails.commit("acme", "a", { cost: 0.3 });
    expect((await call(0.7, "c")).allowed).toBe(true);
    // 0.3 and 0.7 of this run leave half a unit of the day for all others.
    const other = { ...RUN, run_id: "run_2" };
    expect((await call(0.6, "d", other)).allowed).toBe(false);
    expect((await call(0.5, "e", other)).allowed).toBe(true);
  });

  it("add a hundred small costs up without an error of rounding", async () => {
    const guardrails = await open();
    await guardrails.putPolicy("acme", { limits: { cost_per_run: 1 } }, { author: "rosa" });
    const results = await Promise.all(
      Array.from({ length: 120 }, () =>
        guardrails.reserve({ kind: "model_call", cost: 0.01 }, RUN),
      ),
    );
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(100);
  });

  it("are taken in the caller's transaction, and given back with it", async () => {
    const { guardrails, store } = await openAt(await locate());
    await guardrails.putPolicy("acme", { limits: { mails_per_day: 1 } }, { author: "rosa" });
    const failing = store.transaction(async (transaction) => {
      expect((await guardrails.reserveIn(transaction, MAIL, RECRUITER)).allowed).toBe(true);
      throw new Error("the outbox could not be written");
    });
    await expect(failing).rejects.toThrow("outbox");
    await store.transaction(async (transaction) => {
      expect((await guardrails.reserveIn(transaction, MAIL, RECRUITER, "m")).allowed).toBe(true);
      await guardrails.commitIn(transaction, "acme", "m");
    });
    expect((await guardrails.checkAction(MAIL, RECRUITER)).allowed).toBe(false);
  });

  it("are nothing to another tenant", async () => {
    const guardrails = await open();
    await guardrails.putPolicy("acme", { limits: { mails_per_day: 0 } }, { author: "rosa" });
    expect((await guardrails.checkAction(MAIL, RECRUITER)).allowed).toBe(false);
    const other = { ...RECRUITER, tenant: "globex" };
    expect((await guardrails.checkAction(MAIL, other)).allowed).toBe(true);
  });

  it("permit by role", async () => {
    const guardrails = await open();
    const may = async (kind: string, role: "owner" | "recruiter" | "interviewer" | "candidate") =>
      (await guardrails.checkAction({ kind }, { ...RECRUITER, roles: [role] })).allowed;
    expect(await may("send_mail", "recruiter")).toBe(true);
    expect(await may("send_mail", "candidate")).toBe(false);
    expect(await may("book_interview", "interviewer")).toBe(true);
    expect(await may("delete", "recruiter")).toBe(false);
    expect(await may("something_new", "owner")).toBe(true);
    expect(await may("something_new", "recruiter")).toBe(false);
  });

  it("refuse an action that makes no sense, naming the field", async () => {
    const guardrails = await open();
    const wrong = guardrails.reserve({ kind: "Send Mail", count: 0 }, RECRUITER);
    await expect(wrong).rejects.toMatchObject({
      code: "guardrail-request-invalid",
      issues: [{ path: "kind" }, { path: "count" }],
    });
  });
});

describe("a store of several packages", () => {
  it("lets another package reserve in its own transaction", async () => {
    interface OutboxTables {
      outbox: { tenant: string; id: string };
    }
    const outbox = defineMigrations<OutboxTables>("outbox", [
      {
        id: "001-outbox",
        up: (db, types) =>
          db.schema
            .createTable("outbox")
            .addColumn("tenant", types.text)
            .addColumn("id", types.text)
            .execute(),
      },
    ]);
    const store = await openStore({ file: ":memory:", migrations: [guardrailMigrations, outbox] });
    onTestFinished(() => store.close());
    const guardrails = createGuardrails({ store: store.only(guardrailMigrations) });
    await store.transaction(async (transaction) => {
      await transaction.forTenant("acme").insertInto("outbox").values({ id: "1" }).execute();
      await guardrails.reserveIn(transaction, MAIL, RECRUITER);
    });
    const rows = await store
      .forTenant("acme")
      .selectFrom("guardrail_counters")
      .selectAll()
      .execute();
    expect(rows).toMatchObject([{ used: 1 }]);
  });
});

describe("a local day", () => {
  it("has 25 hours where clocks are put back", () => {
    const before = new Date("2026-10-25T00:00:00+02:00");
    const after = nextLocalDay(before, "Europe/Berlin");
    expect(after.getTime() - before.getTime()).toBe(25 * 3_600_000);
    expect(localDay(before, "Europe/Berlin")).toBe("2026-10-25");
    expect(localDay(after, "Europe/Berlin")).toBe("2026-10-26");
  });
});
