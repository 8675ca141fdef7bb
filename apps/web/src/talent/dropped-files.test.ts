import { describe, expect, it } from "vitest";
import { filesOf, withoutLitter } from "./dropped-files.ts";

/** Enough of the browser's entries; a reader hands out `some` at a time, as browsers do. */
function entry(name: string, children?: readonly FileSystemEntry[], some = 100): FileSystemEntry {
  const base = { name, fullPath: name, isFile: children === undefined, isDirectory: !!children };
  const left = [...(children ?? [])];
  return Object.assign(Object.create(null), base, {
    file: (done: (file: File) => void) => done(new File(["x"], name)),
    createReader: () => ({
      readEntries: (done: (entries: FileSystemEntry[]) => void) => done(left.splice(0, some)),
    }),
  });
}

describe("what was dropped", () => {
  //  résumés ─┬─ ada.pdf
  //           ├─ .DS_Store, ~$ada.docx        (litter)
  //           └─ 2026 ─── 250 more
  it("is found in folders within folders, however many there are", async () => {
    const many = Array.from({ length: 250 }, (_, index) => entry(`${index}.md`));
    const folder = entry("résumés", [
      entry("ada.pdf"),
      entry(".DS_Store"),
      entry("~$ada.docx"),
      entry("2026", many),
    ]);
    const names = (await filesOf([folder])).map(({ name }) => name);
    expect(names).toHaveLength(251);
    expect(names).toContain("ada.pdf");
    expect(names).toContain("249.md");
  });

  it("is kept without what systems leave beside it", () => {
    const files = ["a.pdf", "Thumbs.db", ".hidden"].map((name) => new File(["x"], name));
    expect(withoutLitter(files).map(({ name }) => name)).toEqual(["a.pdf"]);
  });
});
