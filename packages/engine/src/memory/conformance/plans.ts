import { describe, expect, it } from "vitest";
import type { OpenMemory } from "./open-memory.ts";
import { OTHER, SAMPLE_PLAN, TENANT } from "./samples.ts";

const put = (plan_id: string, description: string, author = "ann") => ({
  plan_id,
  plan: { ...SAMPLE_PLAN, description },
  author,
});

export function describePlans(open: OpenMemory): void {
  describe("plans", () => {
    it("get a new version with each put, and every version can be read", async () => {
      const { plans } = await open();
      const first = await plans.put(TENANT, { ...put("p", "one"), tags: ["a", "b"] });
      const second = await plans.put(TENANT, put("p", "two", "bob"));
      expect(first).toMatchObject({ plan_id: "p", ver: 1, author: "ann", tags: ["a", "b"] });
      expect(second).toMatchObject({ ver: 2, author: "bob", tags: [] });
      expect(await plans.get(TENANT, "p")).toEqual(second);
      expect(await plans.get(TENANT, "p", 1)).toEqual(first);
      expect(await plans.get(TENANT, "p", 3)).toBeNull();
      expect(await plans.get(TENANT, "q")).toBeNull();
      expect(await plans.versions(TENANT, "p")).toEqual([first, second]);
    });

    it("are listed by their newest version, the one changed last first", async () => {
      const { plans } = await open();
      for (const id of ["p", "q", "p"]) await plans.put(TENANT, put(id, "any"));
      expect(await plans.list(TENANT)).toMatchObject([
        { plan_id: "p", ver: 2 },
        { plan_id: "q", ver: 1 },
      ]);
    });

    it("that are put at the same time get different versions", async () => {
      const { plans } = await open();
      const stored = await Promise.all(
        Array.from({ length: 20 }, (_, n) => plans.put(TENANT, put("p", String(n)))),
      );
      const versions = stored.map(({ ver }) => ver).sort((a, b) => a - b);
      expect(versions).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      expect(await plans.audit(TENANT, "p")).toHaveLength(20);
    });

    it("leave their history when they are deleted, and go on counting after it", async () => {
      const { plans } = await open();
      const one = await plans.put(TENANT, put("p", "one"));
      const two = await plans.put(TENANT, put("p", "two", "bob"));
      expect(await plans.delete(TENANT, "p", "eve")).toBe(true);
      expect(await plans.delete(TENANT, "p", "eve")).toBe(false);
      expect(await plans.get(TENANT, "p")).toBeNull();
      expect(await plans.list(TENANT)).toEqual([]);
      expect(await plans.get(TENANT, "p", 1)).toEqual(one);
      expect(await plans.versions(TENANT, "p")).toEqual([one, two]);
      expect(await plans.put(TENANT, put("p", "three"))).toMatchObject({ ver: 3 });
      expect(await plans.get(TENANT, "p")).toMatchObject({ ver: 3 });
      expect(await plans.list(TENANT)).toMatchObject([{ ver: 3 }]);
      expect(await plans.audit(TENANT, "p")).toMatchObject([
        { ver: 1, action: "created", author: "ann" },
        { ver: 2, action: "changed", author: "bob" },
        { ver: 2, action: "deleted", author: "eve" },
        { ver: 3, action: "created", author: "ann" },
      ]);
    });

    it("of one tenant can't be seen, changed or deleted by another", async () => {
      const { plans } = await open();
      const mine = await plans.put(TENANT, put("p", "mine"));
      expect(await plans.get(OTHER, "p")).toBeNull();
      expect(await plans.get(OTHER, "p", 1)).toBeNull();
      expect(await plans.list(OTHER)).toEqual([]);
      expect(await plans.versions(OTHER, "p")).toEqual([]);
      expect(await plans.audit(OTHER, "p")).toEqual([]);
      expect(await plans.delete(OTHER, "p", "eve")).toBe(false);
      expect(await plans.put(OTHER, put("p", "theirs"))).toMatchObject({ ver: 1 });
      expect(await plans.list(TENANT)).toEqual([mine]);
    });
  });
}
