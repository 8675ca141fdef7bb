/**
 *   send_mail ──► approved ──► outbox: queued        (limits leave room)
 *                          └─► outbox: postponed     (and why, and until when)
 */
import { afterEach, expect, it } from "vitest";
import { describeTalent } from "../../testing/describe-talent.suite.ts";
import { outboxWorld } from "../testing/outbox-world.suite.ts";

describeTalent("the outbox", ({ open }) => {
  let opened: ReturnType<typeof outboxWorld> | undefined;
  const world = (...given: [Parameters<typeof outboxWorld>[1]?]) => {
    opened = outboxWorld(open, ...given);
    return opened;
  };
  afterEach(async () => {
    await opened?.store.acrossTenants("a test").deleteFrom("messages").execute();
  });

  it("has a mail when it was approved, in the same transaction, and not before", async () => {
    const { ask, approve, talent, rosa } = world();
    const asked = await ask({});
    expect(asked).toMatchObject({ state: "awaiting_approval", result: null });
    expect((await talent.mails.list(rosa)).items).toEqual([]);
    const done = await approve(asked);
    const [mail] = (await talent.mails.list(rosa)).items;
    expect(done).toMatchObject({ state: "done", result: { message_id: mail?.id } });
    expect(mail).toMatchObject({ state: "queued", effect_id: done.id, to: "ada@example.com" });
  });

  it("has a mail once, however often the same step asks for it", async () => {
    const { ask, approve, talent, rosa } = world();
    const first = await ask({ key: "run_1:2" });
    await approve(first);
    expect((await ask({ key: "run_1:2" })).id).toBe(first.id);
    await expect(ask({ key: "run_1:2", text: "Another text" })).rejects.toMatchObject({
      code: "effect-key-reused",
    });
    expect((await talent.mails.list(rosa)).items).toHaveLength(1);
  });

  it("lets exactly the limit of a day pass of a hundred that are approved at once", async () => {
    const { ask, approve, talent, rosa, clock, dispatch } = world();
    const asked = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ask({ to: `ada.${index}@example.com` })),
    );
    await Promise.all(asked.map(approve));
    expect((await talent.mails.list(rosa)).counts).toEqual({ queued: 50, postponed: 50 });
    const { items } = await talent.mails.list(rosa, { state: "postponed" });
    const midnight = "2026-11-16T00:00:00.000Z";
    expect(items.every(({ not_before }) => not_before === midnight)).toBe(true);
    expect(items[0]?.state_reason).toEqual({
      code: "daily_limit",
      facts: { limit: "50", until: midnight },
    });
    await dispatch();
    expect((await talent.mails.list(rosa)).counts).toEqual({ sent: 50, postponed: 50 });
    clock.at = Date.parse(midnight);
    await dispatch();
    expect((await talent.mails.list(rosa)).counts).toEqual({ sent: 100 });
  });

  it("sends 45 of one step in batches of 20, each when the one before is through", async () => {
    const { queue, talent, rosa, dispatch, state } = world();
    const run = { run_id: "run_1" };
    const mails = [];
    for (let i = 0; i < 45; i += 1) mails.push(await queue({ ...run, to: `a.${i}@example.com` }));
    expect(mails[44]?.state_reason).toEqual({
      code: "batch_limit",
      facts: { limit: "20", batch: "3" },
    });
    expect((await talent.mails.list(rosa)).counts).toEqual({ queued: 20, postponed: 25 });
    // Nobody can make a mail overtake the batch before it.
    const last = mails[44]?.id ?? "";
    await expect(talent.mails.retry(rosa, last)).rejects.toMatchObject({ code: "email-state" });
    await talent.mails.cancel(rosa, mails[0]?.id ?? "");
    await dispatch();
    expect((await talent.mails.list(rosa)).counts).toEqual({ sent: 44, cancelled: 1 });
    expect(await state(last)).toEqual(["sent", "local_outbox"]);
    // Another step is another batch.
    expect(await queue({ run_id: "run_2" })).toMatchObject({ state: "queued" });
  });

  it("holds mails back in the quiet hours, and sends them afterwards", async () => {
    const { queue, policy, dispatch, state, clock } = world();
    const early = await queue({ to: "early@example.com" });
    await policy({ quiet_hours: { from: "07:30", to: "09:00" }, time_zone: "UTC" });
    const late = await queue({ to: "late@example.com" });
    expect(late).toMatchObject({
      state: "postponed",
      not_before: "2026-11-15T09:00:00.000Z",
      state_reason: { code: "quiet_hours", facts: { until: "2026-11-15T09:00:00.000Z" } },
    });
    await dispatch();
    expect(await state(early.id)).toEqual(["postponed", "quiet_hours"]);
    clock.at = Date.parse("2026-11-15T09:00:00.000Z");
    await dispatch();
    expect(await state(early.id)).toEqual(["sent", "local_outbox"]);
    expect(await state(late.id)).toEqual(["sent", "local_outbox"]);
  });

  it("gives back what a cancelled mail took from the day", async () => {
    const { queue, policy, talent, rosa } = world();
    await policy({ limits: { mails_per_day: 1 } });
    const first = await queue({});
    expect((await queue({ to: "b@example.com" })).state).toBe("postponed");
    await talent.mails.cancel(rosa, first.id);
    expect((await queue({ to: "c@example.com" })).state).toBe("queued");
  });

  it.each([
    ["no recipient", { to: "" }, "payload.to"],
    ["two recipients", { to: "a@example.com, b@example.com" }, "payload.to"],
    ["a header in the address", { to: "a@example.com\r\nBcc: b@example.com" }, "payload.to"],
    ["a header in the subject", { subject: "Hi\r\nBcc: b@example.com" }, "payload.subject"],
    ["no text", { text: " \n" }, "payload.text"],
    ["10 MB of text", { text: "x".repeat(10 * 1_048_576) }, "payload.text"],
    ["a reply to nothing", { purpose: "reply" as const }, "payload.answers"],
  ])("refuses a mail with %s, and says where", async (_, payload, path) => {
    const { ask, talent, rosa } = world();
    await expect(ask(payload)).rejects.toMatchObject({
      code: "talent-request-invalid",
      issues: [{ path }],
    });
    expect((await talent.effects.list(rosa)).items).toEqual([]);
  });

  it("refuses outreach to who has unsubscribed, in any spelling, and the log has it", async () => {
    const { ask, approve, talent, rosa, guardrails } = world();
    const waiting = await ask({ to: "ada@example.com" });
    await talent.suppressions.add(rosa, { address: "Ada@Example.com" });
    await expect(ask({ to: "ADA@example.com" })).rejects.toMatchObject({
      code: "mail-suppressed",
      data: { reason: "manual" },
    });
    await expect(approve(waiting)).rejects.toMatchObject({ code: "mail-suppressed" });
    expect((await talent.effects.get(rosa, waiting.id)).state).toBe("awaiting_approval");
    const { items } = await guardrails.logs(rosa.tenant);
    expect(items.map(({ severity }) => severity)).toEqual(["blocked", "blocked"]);
  });

  it("refuses outreach to who has withdrawn their consent", async () => {
    const { ask, talent, rosa } = world();
    const { id } = await talent.people.add(rosa, { name: "Ada", consent: "withdrawn" });
    await expect(ask({ person_id: id })).rejects.toMatchObject({
      code: "mail-suppressed",
      data: { reason: "consent_withdrawn" },
    });
  });

  it("answers who has written to us, although they want no outreach, in their thread", async () => {
    const { queue, ask, talent, rosa } = world();
    const first = await queue({});
    const raw = [
      "From: ada@example.com",
      "Subject: Re: A job",
      "Message-ID: <1@example.com>",
      `In-Reply-To: ${first.message_id}`,
      "",
      "Who are you?",
    ].join("\r\n");
    const { message } = await talent.mails.receive(rosa, new TextEncoder().encode(raw));
    await talent.suppressions.add(rosa, { address: "ada@example.com" });
    const reply = await queue({ purpose: "reply", answers: message.id, subject: "Re: A job" });
    expect(reply).toMatchObject({
      thread_id: first.thread_id,
      in_reply_to: "<1@example.com>",
      state: "queued",
    });
    const text = new TextDecoder().decode(await talent.mails.raw(rosa, reply.id));
    expect(text.replaceAll(/\r\n /g, " ")).toContain(
      `References: ${first.message_id} <1@example.com>`,
    );
    expect(text).not.toContain("List-Unsubscribe");
    // To call it a reply does not make it one.
    const pretended = { purpose: "reply" as const, answers: first.id };
    await expect(ask(pretended)).rejects.toMatchObject({ issues: [{ path: "answers" }] });
  });

  it("refuses what was changed, and what is about somebody who is gone", async () => {
    const { ask, talent, rosa, olga } = world();
    const { id: person_id } = await talent.people.add(rosa, { name: "Ada" });
    const asked = await ask({ person_id });
    const other = await ask({ person_id, text: "Something else." });
    await expect(talent.effects.approve(rosa, asked.id, other.content_hash)).rejects.toMatchObject({
      code: "approval-mismatch",
    });
    const content = { kind: "erase_person" as const, payload: { person_id, version: 1 } };
    const erase = await talent.effects.request(olga, content);
    await talent.effects.approve(olga, erase.id, erase.content_hash);
    await expect(ask({ person_id })).rejects.toMatchObject({ code: "person-unknown" });
    await expect(talent.effects.approve(rosa, asked.id, asked.content_hash)).rejects.toMatchObject({
      code: "effect-unknown",
    });
  });

  it("forgets the mails of who is erased, and remembers not to write to them", async () => {
    const { queue, ask, talent, rosa, olga, policy, store } = world();
    await policy({ limits: { mails_per_batch: 1 } });
    const email = "ada@example.com";
    const { id: person_id } = await talent.people.add(rosa, { name: "Ada", email });
    await queue({ person_id, run_id: "run_1", to: email });
    const next = await queue({ run_id: "run_1", to: "bob@example.com" });
    expect(next.state).toBe("postponed");
    // Nobody said whose address this is.
    const known = await queue({ to: email.toUpperCase() });
    expect(known.person_id).toBe(person_id);
    await talent.suppressions.add(rosa, { address: email });
    const content = { kind: "erase_person" as const, payload: { person_id, version: 1 } };
    const erase = await talent.effects.request(olga, content);
    await talent.effects.approve(olga, erase.id, erase.content_hash);
    expect((await talent.suppressions.list(rosa)).items).toMatchObject([{ address: null }]);
    await expect(ask({ to: email })).rejects.toMatchObject({ code: "mail-suppressed" });
    // Whoever waited for the erased one's mail waits no more.
    expect((await talent.mails.get(rosa, next.id)).state).toBe("queued");
    const left = await store.forTenant(rosa.tenant).selectFrom("messages").select("to").execute();
    expect(left).toEqual([{ to: "bob@example.com" }]);
  });

  it("takes no outreach that a mail server would get without its sender's address", async () => {
    const mail = {
      by: "smtp" as const,
      from: { name: "Rosa", address: "rosa@acme.example" },
      postalAddress: undefined,
      publicUrl: "https://jobs.acme.example",
      undoMs: 0,
    };
    const { ask } = world({ mail });
    await expect(ask({})).rejects.toMatchObject({
      code: "mail-settings-missing",
      data: { variables: ["BOLE_POSTAL_ADDRESS"] },
    });
    expect((await ask({ purpose: "note" })).state).toBe("awaiting_approval");
  });
});
