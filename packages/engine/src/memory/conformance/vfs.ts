import { describe, expect, it } from "vitest";
import type { OpenMemory } from "./open-memory.ts";
import { OTHER, TENANT } from "./samples.ts";

const BYTES = new Uint8Array([0, 255, 1, 254]);

export function describeVfs(open: OpenMemory): void {
  describe("files", () => {
    it("are read as they were put, with what is known of them", async () => {
      const { vfs } = await open();
      const entry = await vfs.put(TENANT, { path: "/a/b.bin", content: BYTES, tags: ["x"] });
      expect(entry).toEqual({
        uri: "vfs:/a/b.bin",
        path: "/a/b.bin",
        mime: "application/octet-stream",
        size: 4,
        ver: 1,
        tags: ["x"],
        created_at: expect.any(String),
        sha256: "5d8d910591d272938aef5f966e0816e374beaf7b5adf02cca5f8f770596c2ce3",
      });
      expect(await vfs.get(TENANT, "/a/b.bin")).toEqual({ entry, content: BYTES });
      expect(await vfs.get(TENANT, "/a/c.bin")).toBeNull();
    });

    it("hold text in UTF-8, and may be empty", async () => {
      const { vfs } = await open();
      const text = await vfs.put(TENANT, { path: "/t", content: "伯乐" });
      expect(text).toMatchObject({ mime: "text/plain", size: 6 });
      const empty = await vfs.put(TENANT, { path: "/e", content: "", mime: "text/markdown" });
      expect(empty).toMatchObject({ mime: "text/markdown", size: 0 });
      const read = await vfs.get(TENANT, "/t");
      expect(new TextDecoder().decode(read?.content)).toBe("伯乐");
      expect((await vfs.get(TENANT, "/e"))?.content).toEqual(new Uint8Array());
    });

    it("get a new version with new content, type or tags, and none with the same", async () => {
      const { vfs } = await open();
      const ver = async (content: string, more: { mime?: string; tags?: string[] } = {}) =>
        (await vfs.put(TENANT, { path: "/f", content, ...more })).ver;
      expect(await ver("one")).toBe(1);
      expect(await ver("one")).toBe(1);
      expect(await ver("two")).toBe(2);
      expect(await ver("two", { mime: "text/markdown" })).toBe(3);
      expect(await ver("two", { mime: "text/markdown", tags: ["b", "a", "b"] })).toBe(4);
      expect(await ver("two", { mime: "text/markdown", tags: ["a", "b"] })).toBe(4);
      expect(await ver("one")).toBe(5);
      expect((await vfs.versions(TENANT, "/f")).map((entry) => entry.ver)).toEqual([1, 2, 3, 4, 5]);
      expect((await vfs.get(TENANT, "/f", 2))?.entry).toMatchObject({ ver: 2, mime: "text/plain" });
      expect(await vfs.get(TENANT, "/f", 6)).toBeNull();
    });

    it("that are put at the same time get different versions", async () => {
      const { vfs } = await open();
      const entries = await Promise.all(
        Array.from({ length: 20 }, (_, n) => vfs.put(TENANT, { path: "/f", content: `${n}` })),
      );
      expect(new Set(entries.map(({ ver }) => ver)).size).toBe(20);
    });

    //  /a ─┬─ b ─┬─ c      /a/bc, /a/b.md and /a% look like children of /a/b and /a, but are none
    //      │     └─ é
    //      ├─ b.md
    //      └─ bc
    it("are listed by folder: whole segments, newest versions, in order of their paths", async () => {
      const { vfs } = await open();
      for (const path of ["/a/b/c", "/a/bc", "/a/b", "/a%", "/a_", "/a/b/é", "/a/b.md"]) {
        await vfs.put(TENANT, { path, content: path });
      }
      await vfs.put(TENANT, { path: "/a/b/c", content: "newer" });
      const paths = async (prefix?: string) =>
        (await vfs.list(TENANT, prefix)).map(({ path, ver }) => `${path} ${ver}`);
      expect(await paths("/a/b")).toEqual(["/a/b 1", "/a/b/c 2", "/a/b/é 1"]);
      expect(await paths("/a/b/")).toEqual(["/a/b 1", "/a/b/c 2", "/a/b/é 1"]);
      const inA = ["/a/b 1", "/a/b.md 1", "/a/b/c 2", "/a/b/é 1", "/a/bc 1"];
      expect(await paths("/a")).toEqual(inA);
      const all = ["/a% 1", ...inA, "/a_ 1"];
      expect(await paths("/")).toEqual(all);
      expect(await paths()).toEqual(all);
      expect(await paths("/%")).toEqual([]);
    });

    it("are deleted with all versions", async () => {
      const { vfs } = await open();
      for (const content of ["one", "two"]) await vfs.put(TENANT, { path: "/f", content });
      expect(await vfs.delete(TENANT, "/f")).toBe(true);
      expect(await vfs.delete(TENANT, "/f")).toBe(false);
      expect(await vfs.get(TENANT, "/f", 1)).toBeNull();
      expect(await vfs.versions(TENANT, "/f")).toEqual([]);
    });

    it("of one tenant can't be seen, changed or deleted by another", async () => {
      const { vfs } = await open();
      const mine = await vfs.put(TENANT, { path: "/f", content: "mine" });
      expect(await vfs.get(OTHER, "/f")).toBeNull();
      expect(await vfs.list(OTHER)).toEqual([]);
      expect(await vfs.versions(OTHER, "/f")).toEqual([]);
      expect(await vfs.delete(OTHER, "/f")).toBe(false);
      expect(await vfs.put(OTHER, { path: "/f", content: "theirs" })).toMatchObject({ ver: 1 });
      expect(await vfs.list(TENANT)).toEqual([mine]);
    });

    it("have paths that cannot climb: anything else is refused in every call", async () => {
      const { vfs } = await open();
      const path = "/runs/../../etc/passwd";
      const refused = { code: "vfs-path-invalid" };
      await expect(vfs.put(TENANT, { path, content: "" })).rejects.toMatchObject(refused);
      await expect(vfs.get(TENANT, path)).rejects.toMatchObject(refused);
      await expect(vfs.list(TENANT, path)).rejects.toMatchObject(refused);
      await expect(vfs.versions(TENANT, path)).rejects.toMatchObject(refused);
      await expect(vfs.delete(TENANT, path)).rejects.toMatchObject(refused);
    });
  });
}
