import { expect, it } from "vitest";
import { describeTalent } from "../testing/describe-talent.suite.ts";

describeTalent("notes about a person", ({ open }) => {
  it("are read by colleagues, and tell those whom they mention until they have seen it", async () => {
    const { talent, rosa } = open();
    const person = await talent.people.add(rosa, { name: "Ada" });
    const ken = { ...rosa, user: "ken" };
    const given = { text: "Good at SQL, @Ken", mentions: ["ken", "ken", rosa.user] };
    const note = await talent.notes.add(rosa, person.id, given);
    expect(note).toMatchObject({ author: rosa.user, mentions: ["ken"] });
    expect(await talent.notes.list(ken, person.id)).toEqual([note]);
    expect(await talent.notes.mentions(ken)).toMatchObject([{ id: note.id, person_name: "Ada" }]);
    expect(await talent.notes.mentions(rosa)).toEqual([]);
    await talent.notes.markRead(ken, person.id);
    expect(await talent.notes.mentions(ken)).toEqual([]);
  });

  it("are deleted by who wrote them alone", async () => {
    const { talent, rosa } = open();
    const person = await talent.people.add(rosa, { name: "Ada" });
    const note = await talent.notes.add(rosa, person.id, { text: "Call her" });
    const others = [
      { ...rosa, user: "ken" },
      { ...rosa, tenant: "elsewhere" },
    ];
    for (const other of others)
      await expect(talent.notes.remove(other, person.id, note.id)).rejects.toMatchObject({
        code: "note-unknown",
      });
    await talent.notes.remove(rosa, person.id, note.id);
    expect(await talent.notes.list(rosa, person.id)).toEqual([]);
  });

  it("belong to a tenant", async () => {
    const { talent, rosa } = open();
    const person = await talent.people.add(rosa, { name: "Ada" });
    const other = { ...rosa, tenant: "elsewhere" };
    await expect(talent.notes.list(other, person.id)).rejects.toMatchObject({
      code: "person-unknown",
    });
  });
});
