/**
 *   approved ──► queued, not before the undo window ends ──► sent
 *                   └── taken back ──► cancelled
 */
import { afterEach, expect, it } from "vitest";
import { describeTalent } from "../../testing/describe-talent.suite.ts";
import { outboxWorld, SETTINGS } from "../testing/outbox-world.suite.ts";

describeTalent("an approved mail", ({ open }) => {
  let opened: ReturnType<typeof outboxWorld> | undefined;
  const world = (undoMs: number) => {
    opened = outboxWorld(open, { mail: { ...SETTINGS, undoMs } });
    return opened;
  };
  afterEach(async () => {
    await opened?.store.acrossTenants("a test").deleteFrom("messages").execute();
  });

  it("can be taken back for some seconds, and leaves then", async () => {
    const { queue, dispatch, state, clock, talent, rosa } = world(10_000);
    const [kept, undone] = [await queue({}), await queue({ to: "bob@example.com" })];
    expect(kept).toMatchObject({ state: "queued", not_before: "2026-11-15T08:00:10.000Z" });
    clock.at += 9_999;
    await dispatch();
    expect(await state(kept.id)).toEqual(["queued", null]);
    await talent.mails.cancel(rosa, undone.id);
    clock.at += 1;
    await dispatch();
    expect(await state(kept.id)).toEqual(["sent", "local_outbox"]);
    expect(await state(undone.id)).toEqual(["cancelled", "cancelled_by_person"]);
    await expect(talent.mails.cancel(rosa, kept.id)).rejects.toMatchObject({ code: "email-state" });
  });

  it("leaves at once where the window is 0", async () => {
    const { queue, dispatch, state } = world(0);
    const mail = await queue({});
    expect(mail.not_before).toBeNull();
    await dispatch();
    expect(await state(mail.id)).toEqual(["sent", "local_outbox"]);
  });

  it("that was only kept, because there was no mail server, is sent once there is one", async () => {
    const { queue, dispatch, state, talent, rosa } = world(0);
    const mail = await queue({});
    await dispatch();
    expect(await talent.mails.retry(rosa, mail.id)).toMatchObject({ state: "queued" });
    await dispatch();
    expect(await state(mail.id)).toEqual(["sent", "local_outbox"]);
    const db = opened?.store.forTenant(rosa.tenant);
    await db?.updateTable("messages").set({ state_reason: "" }).where("id", "=", mail.id).execute();
    // What has left does not leave again.
    await expect(talent.mails.retry(rosa, mail.id)).rejects.toMatchObject({ code: "email-state" });
  });

  it("can be taken back again when it is sent although there is another", async () => {
    const { queue, dispatch, state, clock, talent, rosa } = world(10_000);
    await queue({});
    clock.at += 10_000;
    await dispatch();
    const second = await queue({});
    expect(await talent.mails.sendAnyway(rosa, second.id)).toMatchObject({
      state: "queued",
      not_before: "2026-11-15T08:00:20.000Z",
    });
    await talent.mails.cancel(rosa, second.id);
    clock.at += 10_000;
    await dispatch();
    expect(await state(second.id)).toEqual(["cancelled", "cancelled_by_person"]);
  });
});
