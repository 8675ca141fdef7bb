import { describe, expect, it } from "vitest";
import type { OpenMemory } from "./open-memory.ts";
import { OTHER, sampleRun, TENANT } from "./samples.ts";

export function describeClaims(open: OpenMemory): void {
  const withRun = async () => {
    const { runs } = await open();
    await runs.create(sampleRun("r1"), {});
    return runs;
  };

  describe("a claim", () => {
    it("is for one owner until its lease is over", async () => {
      const runs = await withRun();
      expect(await runs.claim(TENANT, "r1", "a", 0, 100)).toBe(true);
      expect(await runs.claim(TENANT, "r1", "b", 99, 199)).toBe(false);
      expect(await runs.claim(TENANT, "r1", "b", 100, 200)).toBe(true);
      expect(await runs.claim(TENANT, "r1", "a", 101, 201)).toBe(false);
    });

    it("is renewed by its owner", async () => {
      const runs = await withRun();
      await runs.claim(TENANT, "r1", "a", 0, 100);
      expect(await runs.claim(TENANT, "r1", "a", 50, 150)).toBe(true);
      expect(await runs.claim(TENANT, "r1", "b", 149, 249)).toBe(false);
    });

    it("is given to one of twenty who ask at the same time", async () => {
      const runs = await withRun();
      const asked = Array.from({ length: 20 }, (_, n) =>
        runs.claim(TENANT, "r1", `owner ${n}`, 0, 100),
      );
      expect((await Promise.all(asked)).filter((got) => got)).toHaveLength(1);
    });

    it("can be given back by its owner, and by nobody else", async () => {
      const runs = await withRun();
      await runs.claim(TENANT, "r1", "a", 0, 100);
      await runs.release(TENANT, "r1", "b");
      expect(await runs.claim(TENANT, "r1", "b", 1, 101)).toBe(false);
      await runs.release(TENANT, "r1", "a");
      expect(await runs.claim(TENANT, "r1", "b", 1, 101)).toBe(true);
    });

    it("is forgotten, with all others, by a process that knows it is alone", async () => {
      const runs = await withRun();
      await runs.create(sampleRun("r2", { tenant: OTHER }), {});
      await runs.claim(TENANT, "r1", "dead", 0, 100);
      await runs.claim(OTHER, "r2", "dead", 0, 100);
      await runs.releaseAll();
      expect(await runs.claim(TENANT, "r1", "alive", 1, 101)).toBe(true);
      expect(await runs.claim(OTHER, "r2", "alive", 1, 101)).toBe(true);
    });

    it("on a run that the tenant does not have is refused", async () => {
      const runs = await withRun();
      expect(await runs.claim(TENANT, "r2", "a", 0, 100)).toBe(false);
      expect(await runs.claim(OTHER, "r1", "a", 0, 100)).toBe(false);
      await runs.claim(TENANT, "r1", "a", 0, 100);
      await runs.release(OTHER, "r1", "a");
      expect(await runs.claim(TENANT, "r1", "b", 1, 101)).toBe(false);
    });

    it("that is taken over from a dead owner is counted, until its owner gives it back", async () => {
      const runs = await withRun();
      const crashes = async () => (await runs.get(TENANT, "r1"))?.crashes;
      await runs.claim(TENANT, "r1", "a", 0, 100);
      await runs.claim(TENANT, "r1", "a", 50, 150);
      expect(await crashes()).toBe(0);
      await runs.claim(TENANT, "r1", "b", 150, 250);
      expect(await crashes()).toBe(1);
      await runs.releaseAll();
      await runs.claim(TENANT, "r1", "c", 151, 251);
      expect(await crashes()).toBe(2);
      await runs.release(TENANT, "r1", "b");
      expect(await crashes()).toBe(2);
      await runs.release(TENANT, "r1", "c");
      await runs.claim(TENANT, "r1", "d", 152, 252);
      expect(await crashes()).toBe(0);
    });

    it("is not lost by what the run writes", async () => {
      const runs = await withRun();
      await runs.claim(TENANT, "r1", "a", 0, 100);
      await runs.commit(TENANT, "r1", { run: { status: "waiting" } });
      expect(await runs.claim(TENANT, "r1", "b", 1, 101)).toBe(false);
    });
  });
}
