import { describe, expect, it } from "vitest";
import { vfsPath, vfsPrefix } from "./vfs-path.ts";

describe("a path of the virtual file system", () => {
  it.each(["/a", "/a/b.md", "/runs/r1/2[0]/artifact.json", "/求职/简历 1.pdf", "/a%2e/..b/c.."])(
    "may be %s",
    (path) => {
      expect(vfsPath(path)).toBe(path);
    },
  );

  it("has one spelling: composed and decomposed characters are the same file", () => {
    expect(vfsPath("/cafe\u0301")).toBe(vfsPath("/caf\u00e9"));
  });

  it.each([
    ["", "slash"],
    ["a/b", "slash"],
    ["/", "empty"],
    ["/a/", "empty"],
    ["//a", "empty"],
    ["/a//b", "empty"],
    ["/..", "dot"],
    ["/a/../b", "dot"],
    ["/a/./b", "dot"],
    ["/a\\..\\b", "backslash"],
    ["/a\u0000b", "control"],
    ["/a\nb", "control"],
    ["/a\ud800", "Unicode"],
    [`/${"a".repeat(1024)}`, "1024"],
  ])("must not be %j", (path, why) => {
    expect(() => vfsPath(path)).toThrow(why);
    expect(() => vfsPath(path)).toThrow(expect.objectContaining({ code: "vfs-path-invalid" }));
  });

  it("as a folder may be everything, and end with a slash", () => {
    expect(vfsPrefix("/")).toBe("");
    expect(vfsPrefix("/a/")).toBe("/a");
    expect(() => vfsPrefix("//")).toThrow();
    expect(() => vfsPrefix("/a//")).toThrow();
    expect(() => vfsPrefix("/../")).toThrow();
  });
});
