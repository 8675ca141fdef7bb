import { expect, it } from "vitest";
import { describeTalent } from "../testing/describe-talent.suite.ts";

describeTalent("labels and orders of people", ({ open }) => {
  async function start() {
    const { talent, rosa } = open();
    const add = (name: string, location?: string) =>
      talent.people.add(rosa, { name, ...(location !== undefined && { location }) });
    const [ben, ann, cem] = [
      await add("ben", "York"),
      await add("Ann"),
      await add("Cem", "Berlin"),
    ];
    const names = async (filter: Parameters<typeof talent.people.list>[1]) =>
      (await talent.people.list(rosa, filter)).items.map(({ person }) => person.name);
    return { talent, rosa, ben, ann, cem, names };
  }

  it("labels many in one go, says what changed, and is taken back by the reverse", async () => {
    const { talent, rosa, ben, ann, names } = await start();
    await talent.people.label(rosa, { person_ids: [ann.id], add: ["later"] });
    const both = { person_ids: [ann.id, ben.id], add: ["later"], remove: ["gone"] };
    expect(await talent.people.label(rosa, both)).toEqual({
      added: [{ label: "later", person_ids: [ben.id] }],
      removed: [],
    });
    expect(await talent.people.labels(rosa)).toEqual([{ label: "later", people: 2 }]);
    expect(await names({ label: "later" })).toEqual(["Ann", "ben"]);
    await talent.people.label(rosa, { person_ids: [ben.id], remove: ["later"] });
    expect(await names({ label: "later" })).toEqual(["Ann"]);
  });

  it("labels nobody if one of them is unknown", async () => {
    const { talent, rosa, ann } = await start();
    const person_ids = [ann.id, "nobody"];
    await expect(talent.people.label(rosa, { person_ids, add: ["later"] })).rejects.toMatchObject({
      code: "person-unknown",
    });
    expect(await talent.people.labels(rosa)).toEqual([]);
  });

  it("keeps the labels of both where two become one, and none of those who are gone", async () => {
    const { talent, rosa, ben, ann } = await start();
    await talent.people.label(rosa, { person_ids: [ann.id, ben.id], add: ["later"] });
    await talent.people.label(rosa, { person_ids: [ben.id], add: ["senior"] });
    const versions = { version: 1, other_version: 1 };
    await talent.people.merge(rosa, ann.id, { other_id: ben.id, ...versions });
    const { items } = await talent.people.list(rosa, { q: "Ann" });
    expect(items[0]?.labels).toEqual(["later", "senior"]);
    const olga = { ...rosa, roles: ["owner" as const] };
    const payload = { person_id: ann.id, version: 2 };
    const asked = await talent.effects.request(olga, { kind: "erase_person", payload });
    await talent.effects.approve(olga, asked.id, asked.content_hash);
    expect(await talent.people.labels(rosa)).toEqual([]);
  });

  it("lists in the order that is asked for, in pages; who has no value comes last", async () => {
    const { talent, rosa, names } = await start();
    expect(await names({})).toEqual(["Cem", "Ann", "ben"]);
    expect(await names({ sort: "added", order: "asc" })).toEqual(["ben", "Ann", "Cem"]);
    expect(await names({ sort: "name" })).toEqual(["Ann", "ben", "Cem"]);
    expect(await names({ sort: "name", order: "desc" })).toEqual(["Cem", "ben", "Ann"]);
    expect(await names({ sort: "location" })).toEqual(["Cem", "ben", "Ann"]);
    expect(await names({ sort: "location", order: "desc" })).toEqual(["ben", "Cem", "Ann"]);
    const first = await talent.people.list(rosa, { sort: "name", limit: 2 });
    expect(first).toMatchObject({ total: 3, next: "2" });
    const rest = { sort: "name" as const, limit: 2, ...(first.next && { after: first.next }) };
    expect(await names(rest)).toEqual(["Cem"]);
  });
});
