import { expect, it } from "vitest";
import { describeTalent } from "../testing/describe-talent.suite.ts";

describeTalent("indexing everything anew", ({ open }) => {
  it("goes through people and jobs page by page, and says where to go on", async () => {
    const { talent, rosa } = open();
    for (const name of ["Ann", "Ben", "Cem"]) {
      await talent.people.add(rosa, { name, headline: `${name} likes marine biology` });
    }
    await talent.jobs.create(rosa, { title: "Diver" });
    const pages = [await talent.indexing.page(rosa, { limit: 2 })];
    for (let page = pages[0]; page?.next; page = pages.at(-1)) {
      pages.push(await talent.indexing.page(rosa, { limit: 2, after: page.next }));
    }
    expect(pages.map(({ indexed, total }) => ({ indexed, total }))).toEqual([
      { indexed: 2, total: 4 },
      { indexed: 1, total: 4 },
      { indexed: 1, total: 4 },
    ]);
    expect(pages[0]?.next).toMatch(/^people:\d+$/);
    expect(pages[1]?.next).toBe("jobs:0");
  });

  it("refuses a place that it did not give", async () => {
    const { talent, rosa } = open();
    await expect(talent.indexing.page(rosa, { after: "cats:1" })).rejects.toMatchObject({
      code: "talent-request-invalid",
      issues: [{ path: "after" }],
    });
  });
});
