import { describe, expect, it } from "vitest";
import type { FileEntry } from "../../../api/files.ts";
import { type Folder, folderAt, isReadOnly, treeOf, waysTo } from "./file-tree.ts";

const file = (path: string): FileEntry => ({
  uri: `vfs:${path}`,
  path,
  mime: "text/plain",
  size: 10,
  ver: 1,
  tags: [],
  created_at: "2030-01-01T00:00:00Z",
  sha256: "",
});
const FILES = ["/a.txt", "/notes/b.md", "/notes/old/c.md", "/notesX.txt"].map(file);
const drawn = ({ name, folders, files, count }: Folder): unknown => [
  `${name} ${count}`,
  ...folders.map(drawn),
  ...files.map(({ path }) => path),
];

//  /
//  ├─ a.txt
//  ├─ notes/
//  │  ├─ b.md
//  │  └─ old/
//  │     └─ c.md
//  └─ notesX.txt
describe("the tree of files", () => {
  const root = treeOf(FILES);

  it("is made of their paths", () => {
    expect(drawn(root)).toEqual([
      " 4",
      ["notes 2", ["old 1", "/notes/old/c.md"], "/notes/b.md"],
      "/a.txt",
      "/notesX.txt",
    ]);
    expect(root.size).toBe(40);
  });

  it("finds a folder, and knows when there is none", () => {
    expect(folderAt(root, "")?.count).toBe(4);
    expect(folderAt(root, "/notes/old")?.files.map(({ path }) => path)).toEqual([
      "/notes/old/c.md",
    ]);
    expect(folderAt(root, "/notes/gone")).toBeNull();
    expect(folderAt(root, "/notesX")).toBeNull();
  });

  it("has a way from the root to each folder", () => {
    expect(waysTo("/notes/old").map(({ path }) => path)).toEqual(["", "/notes", "/notes/old"]);
    expect(waysTo("")).toEqual([{ path: "", name: "/" }]);
  });

  it("leaves to runs what is theirs", () => {
    expect(["/runs", "/runs/1/a.json", "/runs.txt", "/a/runs"].map(isReadOnly)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
