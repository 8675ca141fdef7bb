import type { Principal } from "@bole/base";
import { expect, it } from "vitest";
import { describeTalent, type OpenedTalent } from "../testing/describe-talent.suite.ts";
import { receiptHash } from "./erasures.ts";

const ADA = { name: "Ada Quillfeather", email: "ada@quill.example", phone: "+44 7700 900123" };

const ownerOf = (rosa: Principal): Principal => ({ ...rosa, user: "olga", roles: ["owner"] });

async function erase({ talent, rosa }: OpenedTalent, person_id: string) {
  const olga = ownerOf(rosa);
  const { version } = await talent.people.get(olga, person_id);
  const content = { kind: "erase_person" as const, payload: { person_id, version } };
  const asked = await talent.effects.request(olga, content);
  return talent.effects.approve(olga, asked.id, asked.content_hash);
}

describeTalent("an erasure", ({ open }) => {
  it("leaves a receipt that can be checked, and an audit log that still holds", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const { id } = await talent.people.add(rosa, ADA);
    const before = await talent.personData.read(rosa, id);
    expect(before.subject).toMatchObject({ ids: [id], names: [ADA.name] });
    await erase(opened, id);
    const [pending] = (await talent.erasures.pending()).filter(
      ({ tenant }) => tenant === rosa.tenant,
    );
    if (!pending) throw new Error("Nothing is pending.");
    expect(pending.subject.contacts).toContain(ADA.email);
    await talent.erasures.noteSwept(pending, { engine_journal: 2 });
    await talent.erasures.noteSwept(pending, { engine_journal: 1, engine_vfs: 1 });
    await talent.erasures.complete(pending);
    const receipt = await talent.erasures.get(rosa, pending.id);
    expect(receipt).toMatchObject({
      person_id: id,
      actor: "olga",
      records: { people: 1 },
      traces: { engine_journal: 3, engine_vfs: 1 },
    });
    expect(receipt.receipt_hash).toBe(receiptHash(receipt));
    const log = await talent.audit.list(rosa, { action: "erasure-completed" });
    expect(log.items[0]?.facts.receipt_hash).toBe(receipt.receipt_hash);
    const words = ["ada quillfeather", "+447700900123", "Bea"];
    expect(await talent.erasures.matches(rosa, pending.id, words)).toEqual([true, true, false]);
    expect((await talent.audit.verify(rosa)).faults).toEqual([]);
    expect(await talent.erasures.pending()).not.toContainEqual(pending);
  });

  it("erases two who are named in one another's log, and the log holds", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const one = await talent.people.add(rosa, ADA);
    const two = await talent.people.add(rosa, { name: "Bea" });
    await erase(opened, one.id);
    await erase(opened, two.id);
    expect((await talent.audit.verify(rosa)).faults).toEqual([]);
  });
});

describeTalent("a legal hold", ({ open }) => {
  it("keeps somebody from being erased, also by who had asked before", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const olga = ownerOf(rosa);
    const { id, version } = await talent.people.add(rosa, ADA);
    const content = { kind: "erase_person" as const, payload: { person_id: id, version } };
    const asked = await talent.effects.request(olga, content);
    const hold = await talent.holds.place(olga, id, { reason: "Case 12/2026" });
    await expect(talent.effects.approve(olga, asked.id, asked.content_hash)).rejects.toMatchObject({
      code: "person-on-hold",
    });
    await expect(erase(opened, id)).rejects.toMatchObject({ code: "person-on-hold" });
    expect(await talent.holds.list(olga)).toEqual([hold]);
    await talent.holds.release(olga, hold.id);
    expect(await talent.holds.list(olga)).toEqual([]);
    await talent.effects.approve(olga, asked.id, asked.content_hash);
    await expect(talent.people.get(rosa, id)).rejects.toMatchObject({ code: "person-unknown" });
  });

  it("goes along when two are merged", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const one = await talent.people.add(rosa, ADA);
    const other = await talent.people.add(rosa, { name: "Ada Q." });
    await talent.holds.place(rosa, other.id, { reason: "Case 12/2026" });
    await talent.people.merge(rosa, one.id, {
      ...{ other_id: other.id, version: one.version, other_version: other.version },
    });
    await expect(erase(opened, one.id)).rejects.toMatchObject({ code: "person-on-hold" });
  });
});

describeTalent("a retention rule", ({ open }) => {
  it("is about people around whom nothing happened, without those on hold", async () => {
    let now = new Date("2024-01-10T00:00:00.000Z");
    const { talent, rosa } = open({ now: () => new Date(now) });
    const idle = await talent.people.add(rosa, ADA);
    const held = await talent.people.add(rosa, { name: "Bea" });
    await talent.holds.place(rosa, held.id, { reason: "Case 12/2026" });
    now = new Date("2026-01-05T00:00:00.000Z");
    expect(await talent.retention.idleCandidates(rosa, 24)).toEqual([]);
    await talent.people.add(rosa, { name: "Cora" });
    now = new Date("2026-01-11T00:00:00.000Z");
    expect(await talent.retention.idleCandidates(rosa, 24)).toEqual([
      { id: idle.id, name: ADA.name, version: 1 },
    ]);
  });

  it("holds once somebody has confirmed what it would do, and not after it was changed", async () => {
    const { talent, rosa } = open();
    const olga = ownerOf(rosa);
    const ours = async () =>
      (await talent.retention.confirmed()).filter(({ tenant }) => tenant === rosa.tenant);
    await talent.retention.set(olga, "candidates", { months: 24 });
    expect(await ours()).toEqual([]);
    await expect(talent.retention.confirm(olga, "candidates", 12)).rejects.toMatchObject({
      code: "retention-changed",
    });
    await talent.retention.confirm(olga, "candidates", 24);
    const [rule] = await ours();
    if (!rule) throw new Error("It was confirmed.");
    expect(rule).toMatchObject({ kind: "candidates", months: 24, confirmed_by: "olga" });
    await talent.retention.noteApplied(rule, 3);
    expect(await talent.retention.list(olga)).toMatchObject([{ deleted: 3 }]);
    await talent.retention.set(olga, "candidates", { months: 12 });
    expect(await ours()).toEqual([]);
  });
});
