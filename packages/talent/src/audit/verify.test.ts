import { expect, it } from "vitest";
import { writeAudit } from "../sql/audit-log.ts";
import { describeTalent, type TalentUnderTest } from "../testing/describe-talent.suite.ts";
import { redactionHash } from "./chain.ts";

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` });

/** A log of five rows, numbered from 1. */
async function fiveRows(open: TalentUnderTest["open"]) {
  const opened = open();
  const { talent, rosa, store } = opened;
  for (const name of ["Ada", "Bea", "Cora", "Dina", "Ena"])
    await talent.people.add(rosa, person(name));
  const db = store.forTenant(rosa.tenant);
  const rows = await db.selectFrom("audit_events").select(["id", "seq"]).orderBy("seq").execute();
  const id = (seq: number) => rows.find((row) => row.seq === seq)?.id ?? "";
  return { ...opened, db, id };
}

describeTalent("the chain of the audit log", ({ open }) => {
  it("holds as it was written, and says where it ends", async () => {
    const { talent, rosa } = await fiveRows(open);
    const { rows, head, faults } = await talent.audit.verify(rosa);
    expect({ rows, faults, seq: head.seq }).toEqual({ rows: 5, faults: [], seq: 5 });
    expect(await talent.audit.has(rosa, head)).toBe(true);
    expect(await talent.audit.has(rosa, { ...head, hash: "0".repeat(64) })).toBe(false);
  });

  it("names a row that says something else than it did", async () => {
    const { talent, rosa, db, id } = await fiveRows(open);
    await db.updateTable("audit_events").set({ actor: "eve" }).where("seq", "=", 2).execute();
    await db
      .updateTable("audit_events")
      .set({ facts: '{"told":"otherwise"}' })
      .where("seq", "=", 4)
      .execute();
    expect((await talent.audit.verify(rosa)).faults).toEqual([
      { kind: "changed", id: id(2), seq: 2 },
      { kind: "changed", id: id(4), seq: 4 },
    ]);
  });

  it("names what was removed from the middle, from the end, and with the others moved up", async () => {
    const { talent, rosa, db, id } = await fiveRows(open);
    await db.deleteFrom("audit_events").where("seq", "=", 5).execute();
    expect((await talent.audit.verify(rosa)).faults).toEqual([
      { kind: "removed", id: null, seq: 5 },
    ]);
    await db.deleteFrom("audit_events").where("seq", "=", 2).execute();
    expect((await talent.audit.verify(rosa)).faults[0]).toEqual({
      kind: "removed",
      id: id(3),
      seq: 2,
    });
    await db.updateTable("audit_events").set({ seq: 2 }).where("seq", "=", 3).execute();
    expect((await talent.audit.verify(rosa)).faults[0]).toMatchObject({
      kind: "removed",
      id: id(3),
      seq: 2,
    });
  });

  it("names rows that changed places", async () => {
    const { talent, rosa, db, id } = await fiveRows(open);
    const move = (from: number, to: number) =>
      db.updateTable("audit_events").set({ seq: to }).where("seq", "=", from).execute();
    await move(2, 99);
    await move(3, 2);
    await move(99, 3);
    const { faults } = await talent.audit.verify(rosa);
    expect(faults).toContainEqual({ kind: "reordered", id: id(3), seq: 2 });
    expect(faults).toContainEqual({ kind: "reordered", id: id(2), seq: 3 });
    expect(faults.every(({ kind }) => kind === "reordered")).toBe(true);
  });

  it("names what was written past it, and what was emptied without an erasure", async () => {
    const { talent, rosa, db, id } = await fiveRows(open);
    const first = await db.selectFrom("audit_events").selectAll().executeTakeFirstOrThrow();
    const { tenant: _, pos: __, ...row } = first;
    await db
      .insertInto("audit_events")
      .values({ ...row, id: "audit_smuggled", seq: null })
      .execute();
    const emptied = { facts: "{}", salt: null, redacted_by: id(5) };
    await db.updateTable("audit_events").set(emptied).where("seq", "=", 3).execute();
    expect((await talent.audit.verify(rosa)).faults).toEqual([
      { kind: "emptied", id: id(3), seq: null },
      { kind: "unchained", id: "audit_smuggled", seq: null },
    ]);
  });

  it("counts what came with the demo apart, and does not check it", async () => {
    const { talent, rosa, db } = await fiveRows(open);
    const first = await db.selectFrom("audit_events").selectAll().executeTakeFirstOrThrow();
    const { tenant: _, pos: __, ...row } = first;
    const invented = { ...row, id: "audit_demo_1", seq: null, facts: '{"name":"invented"}' };
    await db.insertInto("audit_events").values(invented).execute();
    const { rows, demo_rows, faults } = await talent.audit.verify(rosa);
    expect({ rows, demo_rows, faults }).toEqual({ rows: 5, demo_rows: 1, faults: [] });
  });

  it("accepts erasures of earlier versions, which counted rows of the demo in", async () => {
    const { talent, rosa, db, id, store } = await fiveRows(open);
    const first = await db.selectFrom("audit_events").selectAll().executeTakeFirstOrThrow();
    const { tenant: _, pos: __, ...row } = first;
    const demo = { ...row, id: "audit_demo_made-up", seq: null, salt: null, facts: "{}" };
    const erasure = "audit_erasure";
    await db
      .insertInto("audit_events")
      .values({ ...demo, redacted_by: erasure })
      .execute();
    const emptied = { facts: "{}", salt: null, redacted_by: erasure };
    await db.updateTable("audit_events").set(emptied).where("seq", "=", 3).execute();
    await store.transaction((transaction) =>
      writeAudit(
        { now: () => new Date(), newId: () => erasure },
        transaction.forTenant(rosa.tenant),
        rosa,
        {
          action: "person-erased",
          facts: { redacted_hash: redactionHash([id(3), "audit_demo_made-up"]) },
        },
      ),
    );
    expect((await talent.audit.verify(rosa)).faults).toEqual([]);
  });

  it("has one order where many write at once", async () => {
    const { talent, rosa } = open();
    const names = Array.from({ length: 20 }, (_, n) => `Person ${n}`);
    await Promise.all(names.map((name) => talent.people.add(rosa, { name })));
    const { rows, faults } = await talent.audit.verify(rosa);
    expect({ rows, faults }).toEqual({ rows: 20, faults: [] });
  });
});
