import { describe, expect, it } from "vitest";
import type { OpenMemory } from "./open-memory.ts";
import { AWKWARD } from "./samples.ts";

const key = (sha256: string, agent = "greet") => ({ agent, sha256 });
const A = "a".repeat(64);
/** The same first 16 digits as A, but another hash. */
const NEAR_A = "a".repeat(16) + "b".repeat(48);

export function describeCache(open: OpenMemory): void {
  describe("the cache", () => {
    it("gives what was set, null included, until its time is over", async () => {
      const { cache } = await open();
      await cache.set(key(A), AWKWARD, 100);
      await cache.set(key("b".repeat(64)), null, 100);
      expect(await cache.get(key(A), 99)).toEqual({ value: AWKWARD });
      expect(await cache.get(key("b".repeat(64)), 99)).toEqual({ value: null });
      expect(await cache.get(key(A), 100)).toBeNull();
    });

    it("keeps the newest of two answers to the same question", async () => {
      const { cache } = await open();
      await cache.set(key(A), "old", 100);
      await cache.set(key(A), "new", 200);
      expect(await cache.get(key(A), 150)).toEqual({ value: "new" });
    });

    it("compares the whole hash, not only the digits it files under", async () => {
      const { cache } = await open();
      await cache.set(key(A), "mine", 100);
      expect(await cache.get(key(NEAR_A), 0)).toBeNull();
      await cache.set(key(NEAR_A), "other", 100);
      expect(await cache.get(key(A), 0)).toBeNull();
      expect(await cache.get(key(NEAR_A), 0)).toEqual({ value: "other" });
    });

    it("keeps agents apart", async () => {
      const { cache } = await open();
      await cache.set(key(A), "mine", 100);
      expect(await cache.get(key(A, "other"), 0)).toBeNull();
    });

    it("is swept of what has expired", async () => {
      const { cache } = await open();
      await cache.set(key(A, "one"), 1, 100);
      await cache.set(key(A, "two"), 2, 101);
      expect(await cache.sweep(100)).toBe(1);
      expect(await cache.sweep(100)).toBe(0);
      expect(await cache.get(key(A, "two"), 0)).toEqual({ value: 2 });
    });
  });
}
