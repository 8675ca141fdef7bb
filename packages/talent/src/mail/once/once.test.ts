/**
 *   workflow A ─ draft ┐
 *   workflow B ─ draft ├──► one mail of a kind leaves; the others wait for a person
 *   somebody ── sends ─┘
 */
import { afterEach, expect, it } from "vitest";
import type { Message } from "../../model/message.ts";
import { describeTalent } from "../../testing/describe-talent.suite.ts";
import { delivering, outboxWorld } from "../testing/outbox-world.suite.ts";

describeTalent("one mail of a kind", ({ open }) => {
  let opened: ReturnType<typeof outboxWorld> | undefined;
  const world = async (given: Parameters<typeof outboxWorld>[1] = {}) => {
    opened = outboxWorld(open, given);
    const { talent, rosa } = opened;
    const ada = await talent.people.add(rosa, { name: "Ada Fox", email: "ada@example.com" });
    const job = await talent.jobs.create(rosa, { title: "Designer" });
    return { ...opened, ada, job, to: { person_id: ada.id, job_id: job.id } };
  };
  afterEach(async () => {
    await opened?.store.acrossTenants("a test").deleteFrom("messages").execute();
  });
  const states = (mails: readonly Message[]) => mails.map(({ state }) => state).toSorted();

  it("leaves once, however often and by whomever it is asked for at the same time", async () => {
    const { ask, approve, talent, rosa, dispatch, to } = await world();
    const asked = await Promise.all([1, 2, 3].map((n) => ask({ ...to, text: `Hello ${n}.` })));
    await Promise.all(asked.map(approve));
    await dispatch();
    const { items } = await talent.mails.list(rosa, { job_id: to.job_id });
    expect(items.map(({ state }) => state).toSorted()).toEqual(["postponed", "postponed", "sent"]);
    const waiting = items.find(({ state }) => state === "postponed");
    expect(waiting?.state_reason).toMatchObject({ facts: { by: "rosa" } });
    expect(waiting?.not_before).toBeNull();
  });

  it("leaves once where two profiles may be the same person", async () => {
    const { queue, talent, rosa, dispatch, to } = await world();
    const double = { name: "Ada Fox", email: "ada.fox@example.com", phone: "+49 30 1234567" };
    await talent.people.change(rosa, to.person_id, 1, { phone: double.phone });
    const twin = await talent.people.add(rosa, double);
    const first = await queue(to);
    const second = await queue({ ...to, person_id: twin.id, to: "ada.fox@example.com" });
    expect(second).toMatchObject({
      state: "postponed",
      state_reason: {
        code: "already_waiting",
        facts: { message_id: first.id, same_person: to.person_id, by: "rosa" },
      },
    });
    await dispatch();
    expect(await talent.mails.get(rosa, second.id)).toMatchObject({ state: "postponed" });
  });

  it("finds out only before sending that two are one, and then sends the first", async () => {
    const { queue, talent, rosa, dispatch, state, to } = await world();
    const twin = await talent.people.add(rosa, { name: "A. Fox", email: "fox@example.com" });
    const first = await queue(to);
    const second = await queue({ ...to, person_id: twin.id, to: "fox@example.com" });
    expect(states([first, second])).toEqual(["queued", "queued"]);
    const phone = "+49 30 7654321";
    await talent.people.change(rosa, to.person_id, 1, { phone });
    await talent.people.change(rosa, twin.id, 1, { phone });
    await dispatch();
    expect(await state(first.id)).toEqual(["sent", "local_outbox"]);
    expect(await state(second.id)).toMatchObject(["postponed", expect.stringMatching(/^already_/)]);
  });

  it("waits until a person sends it anyway, or cancels it", async () => {
    const { queue, talent, rosa, dispatch, state, to, audit } = await world({ sender: delivering });
    await queue(to);
    await dispatch();
    const [second, third] = [await queue(to), await queue(to)];
    expect(second.state_reason?.code).toBe("already_sent");
    await expect(talent.mails.retry(rosa, second.id)).rejects.toMatchObject({
      code: "mail-already-sent",
    });
    await talent.mails.sendAnyway(rosa, second.id);
    await talent.mails.cancel(rosa, third.id);
    await dispatch();
    expect(await state(second.id)).toEqual(["sent", null]);
    expect(await state(third.id)).toEqual(["cancelled", "cancelled_by_person"]);
    expect(await audit(second)).toContain("mail-sent-anyway by rosa");
  });

  it("is another kind for another job, purpose, mail answered or words of a note", async () => {
    const { queue, talent, rosa, dispatch, to } = await world();
    const first = await queue(to);
    await dispatch();
    const other = await talent.jobs.create(rosa, { title: "Editor" });
    const mails = [
      await queue({ ...to, job_id: other.id }),
      await queue({ ...to, purpose: "follow_up", answers: first.id }),
      await queue({ ...to, purpose: "note", text: "The office has moved." }),
      await queue({ ...to, purpose: "note", text: "The office has moved back." }),
    ];
    expect(states(mails)).toEqual(["queued", "queued", "queued", "queued"]);
    const same = [
      await queue({ ...to, purpose: "follow_up", answers: first.id }),
      await queue({ ...to, purpose: "note", text: "The office has moved." }),
    ];
    expect(states(same)).toEqual(["postponed", "postponed"]);
  });

  it("may be written again where the one before it was cancelled", async () => {
    const { queue, talent, rosa, to } = await world();
    await talent.mails.cancel(rosa, (await queue(to)).id);
    expect(await queue(to)).toMatchObject({ state: "queued" });
  });

  it("is drafted by one workflow, until that is over or its draft is given up", async () => {
    const { talent, rosa, to, clock } = await world();
    const workflow = async (id: string) => {
      const row = { id, session_id: "s", user_id: "lu", workflow_type: "bulk_outreach" };
      await talent.workflows.create(rosa, row);
      return {
        ...to,
        run_id: id,
        to: "ada@example.com",
        purpose: "outreach",
        answers: null,
      } as const;
    };
    const [a, b] = [await workflow("workflow_a"), await workflow("workflow_b")];
    const claims = await Promise.all([a, b].map((wish) => talent.mails.claimDraft(rosa, wish)));
    expect(claims.filter((one) => one === null)).toHaveLength(1);
    expect(claims.find((one) => one !== null)).toMatchObject({
      code: "already_waiting",
      facts: { by: "lu", at: new Date(clock.at).toISOString() },
    });
    const [winner, loser] = claims[0] === null ? [a, b] : [b, a];
    // A retry of the same step is no second draft.
    expect(await talent.mails.claimDraft(rosa, winner)).toBeNull();
    await talent.mails.releaseDrafts(rosa, winner.run_id, [to.person_id]);
    expect(await talent.mails.claimDraft(rosa, loser)).toBeNull();
    await talent.workflows.change(rosa, loser.run_id, { status: "cancelled" });
    expect(await talent.mails.claimDraft(rosa, winner)).toBeNull();
  });

  it("goes on where it was asked for by an earlier version, under the hash that was shown", async () => {
    const { ask, approve, store, rosa, talent, to } = await world();
    const asked = await ask({ ...to, purpose: "note" });
    const payload = JSON.stringify({
      ...to,
      to: "ada@example.com",
      subject: "A",
      text: "B",
      purpose: "notice",
      answers: null,
    });
    const db = store.forTenant(rosa.tenant);
    await db
      .updateTable("effects")
      .set({ payload, content_hash: "old" })
      .where("id", "=", asked.id)
      .execute();
    const { result } = await approve({ ...asked, content_hash: "old" });
    expect(await talent.mails.get(rosa, result?.message_id ?? "")).toMatchObject({
      purpose: "note",
    });
  });

  it("is not drafted where it waits for approval at the gate or was sent", async () => {
    const { ask, approve, dispatch, talent, rosa, to } = await world({ sender: delivering });
    const wish = {
      ...to,
      run_id: "w",
      to: "ada@example.com",
      purpose: "outreach",
      answers: null,
    } as const;
    const asked = await ask(to);
    expect(await talent.mails.claimDraft(rosa, wish)).toMatchObject({ code: "already_waiting" });
    await approve(asked);
    await dispatch();
    expect(await talent.mails.claimDraft(rosa, wish)).toMatchObject({
      code: "already_sent",
      facts: { by: "rosa" },
    });
  });
});
