import { expect, it } from "vitest";
import { describeTalent } from "../testing/describe-talent.suite.ts";

describeTalent("what to know about people who were found", ({ open }) => {
  it("names who must not be contacted, who was rejected and who is far elsewhere", async () => {
    const { talent, rosa } = open();
    const baker = await talent.jobs.create(rosa, { title: "Baker" });
    const miller = await talent.jobs.create(rosa, { title: "Miller" });
    const person = async (name: string) =>
      (await talent.people.add(rosa, { name, email: `${name.toLowerCase()}@example.com` })).id;
    const [ida, otto, uwe, eva] = [
      await person("Ida"),
      await person("Otto"),
      await person("Uwe"),
      await person("Eva"),
    ];
    await talent.suppressions.add(rosa, { address: "Ida@example.com" });
    const apply = (person_id: string, job_id: string, stage: "sourced" | "rejected" | "offer") =>
      talent.applications.add(rosa, { person_id, job_id, stage });
    await apply(otto, baker.id, "rejected");
    await apply(uwe, miller.id, "offer");
    await apply(eva, miller.id, "sourced");
    const found = await talent.applications.cautions(rosa, [ida, otto, uwe, eva], baker.id);
    expect(found.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { person_id: ida, kind: "do_not_contact", job_title: null, stage: null },
      expect.objectContaining({ person_id: uwe, kind: "late_elsewhere", job_title: "Miller" }),
      expect.objectContaining({ person_id: otto, kind: "rejected_here", stage: "rejected" }),
    ]);
    expect(await talent.applications.cautions(rosa, [], baker.id)).toEqual([]);
  });
});
