/**
 *   dispatcher A ── sending … (renews its lease every 20 s)
 *        ✗ dies
 *   dispatcher B ── 60 s after the last renewal ──► uncertain
 */

import type { Alarm } from "@bole/base";
import { afterEach, expect, it } from "vitest";
import { describeTalent } from "../../testing/describe-talent.suite.ts";
import type { MailSender } from "../sending/mail-sender.ts";
import { oneMailer, outboxWorld } from "../testing/outbox-world.suite.ts";
import { MailDispatcher } from "./mail-dispatcher.ts";

const SECOND = 1_000;

/** Alarms that go off when a test says so. */
function handAlarm() {
  const set = new Map<() => void, number>();
  const alarm: Alarm = (ms, ring) => {
    set.set(ring, ms);
    return () => set.delete(ring);
  };
  const ring = (ms: number) => {
    for (const [each, after] of [...set]) {
      if (after !== ms) continue;
      set.delete(each);
      each();
    }
  };
  return { alarm, ring };
}

describeTalent("the lease of a mail", ({ open }) => {
  let opened: ReturnType<typeof outboxWorld> | undefined;
  afterEach(async () => {
    await opened?.store.acrossTenants("a test").deleteFrom("messages").execute();
  });

  it("holds as long as its dispatcher lives, and is over within 90 s of its death", async () => {
    opened = outboxWorld(open);
    const { queue, dispatch, state, clock, store, guardrails, rosa } = opened;
    const begun = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const slow: MailSender = {
      send: async (_, begin) => {
        await begin();
        begun.resolve();
        await answered.promise;
        return { state: "sent", reason: null };
      },
      close: () => answered.resolve(),
    };
    const { alarm, ring } = handAlarm();
    const alive = new MailDispatcher({
      ...{ store, guardrails, alarm, mailers: oneMailer(slow), owner: "slow", alone: false },
      now: () => new Date(clock.at),
      newId: (prefix) => `${prefix}_${crypto.randomUUID()}`,
      warn: () => {},
    });
    const { id } = await queue({});
    const leaseEnds = async () => {
      const db = store.forTenant(rosa.tenant);
      const row = await db
        .selectFrom("messages")
        .select("due_at")
        .where("id", "=", id)
        .executeTakeFirst();
      return (Date.parse(row?.due_at ?? "") - clock.at) / SECOND;
    };
    alive.start();
    await begun.promise;
    expect(await state(id)).toEqual(["sending", null]);
    expect(await leaseEnds()).toBe(60);

    // It lives for two minutes: nobody takes it for dead.
    for (let beats = 0; beats < 6; beats += 1) {
      clock.at += 20 * SECOND;
      ring(20 * SECOND);
      await expect.poll(leaseEnds).toBe(60);
      await dispatch();
      expect(await state(id)).toEqual(["sending", null]);
    }

    // Then it beats no more.
    clock.at += 59 * SECOND;
    await dispatch();
    expect(await state(id)).toEqual(["sending", null]);
    clock.at += 1 * SECOND;
    await dispatch();
    expect(await state(id)).toEqual(["uncertain", "process_ended"]);

    // What it finds out afterwards changes nothing: a person decides.
    answered.resolve();
    await alive.close();
    expect(await state(id)).toEqual(["uncertain", "process_ended"]);
  });
});
