import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ResumeDocument } from "../model/document.ts";
import { isForbiddenName } from "../path/index.ts";
import { applyPatch } from "./apply-patch.ts";
import { changesBetween } from "./changes.ts";
import { stacksOf } from "./edit.ts";
import { documentAt, editBetween, nextVersions, stepsOf } from "./edit-log.ts";
import { makePatch } from "./make-patch.ts";
import { merge } from "./merge.ts";
import { Patch } from "./patch.ts";

const work = (id: string, company: string, more: object = {}) => ({ id, company, ...more });
const RESUME: ResumeDocument = {
  basic: { name: "张三", email: "" },
  workExperience: [work("a", "美团", { position: "工程师" }), work("b", "字节"), work("c", "百度")],
  skillContent: "Java",
};
const withWork = (...workExperience: object[]) => ({ ...RESUME, workExperience });

const plain = { noNullPrototype: true } as const;
/** Documents with names that nobody may use are refused before they get here; dice love such names. */
const isAllowed = (value: unknown): boolean => {
  const names: string[] = [];
  JSON.stringify(value, (name, inner: unknown) => {
    names.push(name);
    return inner;
  });
  return !names.some(isForbiddenName);
};
const json = fc.jsonValue({ maxDepth: 2 }).filter(isAllowed);
const word = fc.constantFrom("", "x", "y", "z");
const entry = fc.record(
  {
    id: fc.constantFrom("a", "b", "c", "d", "e"),
    company: word,
    tags: fc.array(word, { maxLength: 2 }),
  },
  plain,
);
const documents: fc.Arbitrary<ResumeDocument> = fc.record(
  {
    basic: fc.record({ name: word, more: json }, { requiredKeys: ["name"], ...plain }),
    workExperience: fc.uniqueArray(entry, { maxLength: 5, selector: ({ id }) => id }),
    skillContent: word,
    "a/b~c": word,
  },
  { requiredKeys: ["basic"], ...plain },
);

describe("a patch", () => {
  it("leads from any document to any other, and its inverse leads back", () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const patch = makePatch(before, after);
        expect(applyPatch(before, patch)).toEqual(after);
        expect(applyPatch(after, makePatch(after, before))).toEqual(before);
        expect(changesBetween(before, after).length > 0).toBe(patch.length > 0);
      }),
    );
  });

  it("tells of an empty section that came or went", () => {
    const [none, empty] = [{ basic: { name: "x" } }, { basic: { name: "x" }, projects: [] }];
    const told = { section: "projects", entry_id: null, field: null };
    expect(changesBetween(none, empty)).toMatchObject([{ ...told, kind: "added", after: [] }]);
    expect(changesBetween(empty, none)).toMatchObject([{ ...told, kind: "removed", before: [] }]);
  });

  it("knows entries by their ids: what moved is moved, not written anew", () => {
    const [a, b, c] = [
      work("a", "美团", { position: "工程师" }),
      work("b", "字节"),
      work("c", "百度"),
    ];
    expect(makePatch(RESUME, withWork(c, a, b))).toEqual([
      { op: "move", from: "/workExperience/2", path: "/workExperience/0" },
    ]);
    expect(makePatch(RESUME, withWork(b, { ...c, company: "阿里" }))).toEqual([
      { op: "remove", path: "/workExperience/0" },
      { op: "replace", path: "/workExperience/1/company", value: "阿里" },
    ]);
  });

  it.each([
    [{ op: "replace", path: "/basic/age", value: 3 }],
    [{ op: "remove", path: "/workExperience/9" }],
    [{ op: "test", path: "/basic/name", value: "李四" }],
    [{ op: "add", path: "/workExperience/9", value: {} }],
    [{ op: "add", path: "/nowhere/x", value: 1 }],
    [{ op: "move", from: "/nowhere", path: "/basic/x" }],
    [{ op: "remove", path: "/workExperience/-" }],
    [{ op: "remove", path: "/workExperience/01" }],
    [{ op: "replace", path: "/basic/toString", value: 1 }],
    [{ op: "move", from: "/basic", path: "/basic/x" }],
    [{ op: "replace", path: "", value: "x" }],
  ])("that does not fit changes nothing: %j", (operation) => {
    const patch = Patch.parse([{ op: "replace", path: "/basic/name", value: "x" }, operation]);
    expect(() => applyPatch(RESUME, patch)).toThrow(
      expect.objectContaining({ code: "patch-unfit" }),
    );
  });

  it("moves, copies, tests and appends as RFC 6902 says", () => {
    const patch = Patch.parse([
      { op: "test", path: "/basic/name", value: "张三" },
      { op: "move", from: "/workExperience/0", path: "/workExperience/2" },
      { op: "copy", from: "/basic/name", path: "/basic/title" },
      { op: "add", path: "/workExperience/-", value: { id: "d" } },
      { op: "add", path: "/basic/name", value: "李四" },
    ]);
    expect(applyPatch(RESUME, patch)).toMatchObject({
      basic: { name: "李四", title: "张三" },
      workExperience: [{ id: "b" }, { id: "c" }, { id: "a" }, { id: "d" }],
    });
  });

  it.each(["/__proto__/x", "/basic/constructor", "basic", "/a~2"])("may not go to %s", (path) => {
    expect(Patch.safeParse([{ op: "add", path, value: 1 }]).success).toBe(false);
  });
});

describe("what changed", () => {
  it("is told as facts: section, entry, field, before and after", () => {
    const after = {
      ...withWork(
        work("c", "百度"),
        work("a", "美团", { position: "架构师", description: "- 带团队" }),
        work("d", "阿里"),
      ),
      basic: { name: "张三", email: "z@example.com" },
      skillContent: "",
      languages: ["English"],
    };
    expect(changesBetween(RESUME, after)).toEqual(
      [
        fact({
          kind: "added",
          section: "basic",
          field: "email",
          before: "",
          after: "z@example.com",
        }),
        fact({ kind: "removed", entry_id: "b", entry_label: "字节", before: work("b", "字节") }),
        fact({ kind: "moved", entry_id: "c", entry_label: "百度", before: 1, after: 0 }),
        fact({ ...MEITUAN, kind: "changed", field: "position", before: "工程师", after: "架构师" }),
        fact({ ...MEITUAN, kind: "added", field: "description", before: null, after: "- 带团队" }),
        fact({ kind: "added", entry_id: "d", entry_label: "阿里", after: work("d", "阿里") }),
        fact({ kind: "added", section: "languages", before: null, after: ["English"] }),
        fact({ kind: "removed", section: "skillContent", before: "Java", after: "" }),
      ].toSorted((a, b) => ORDER.indexOf(a.section) - ORDER.indexOf(b.section)),
    );
  });
});

const MEITUAN = { entry_id: "a", entry_label: "美团 · 工程师" };
const ORDER = ["basic", "workExperience", "skillContent", "languages"];
const fact = (given: object) => ({
  section: "workExperience",
  entry_id: null,
  entry_label: "",
  field: null,
  before: null,
  after: null,
  ...given,
});

describe("two edits at once", () => {
  //            ┌─► yours ──┐
  //   base ────┤           ├─► merged, or a conflict that shows both
  //            └─► theirs ─┘
  it("merge where they are about different fields and entries, wherever these stand by now", () => {
    const yours = withWork(
      work("a", "美团", { position: "架构师" }),
      work("b", "字节"),
      work("c", "百度"),
      work("new", "小米"),
    );
    const theirs = {
      ...withWork(work("c", "百度"), work("a", "美团（北京）", { position: "工程师" })),
      basic: { name: "张三丰", email: "" },
    };
    expect(merge(RESUME, yours, theirs)).toEqual({
      conflicts: [],
      document: {
        ...theirs,
        workExperience: [
          work("c", "百度"),
          work("new", "小米"),
          work("a", "美团（北京）", { position: "架构师" }),
        ],
      },
    });
  });

  it("conflict where both say something else of the same", () => {
    const yours = { ...RESUME, basic: { name: "李四", email: "" } };
    const theirs = { ...RESUME, basic: { name: "王五", email: "" } };
    expect(merge(RESUME, yours, theirs).conflicts).toEqual([
      {
        section: "basic",
        entry_id: null,
        entry_label: "",
        field: "name",
        base: "张三",
        yours: "李四",
        theirs: "王五",
      },
    ]);
  });

  it("conflict where one takes away what the other changes", () => {
    const yours = withWork(work("b", "字节跳动"), work("a", "美团", { position: "工程师" }));
    const theirs = withWork(work("a", "美团", { position: "工程师" }), work("c", "百度"));
    expect(merge(RESUME, yours, theirs).conflicts).toMatchObject([
      {
        entry_id: "b",
        entry_label: "字节",
        field: null,
        yours: { company: "字节跳动" },
        theirs: null,
      },
    ]);
  });

  it("of which one changes nothing give the other, whatever it is", () => {
    fc.assert(
      fc.property(documents, documents, (base, edited) => {
        expect(merge(base, edited, base)).toEqual({ document: edited, conflicts: [] });
        expect(merge(base, base, edited)).toEqual({ document: edited, conflicts: [] });
        expect(merge(base, edited, edited)).toEqual({ document: edited, conflicts: [] });
      }),
    );
  });
});

describe("undo and redo", () => {
  const kinds = (...list: ("hand" | "undo" | "redo")[]) =>
    list.map((kind, index) => ({ version: index + 2, cause: { kind } }));

  it("go back and forth, and a new edit forgets what was undone", () => {
    expect(stacksOf(kinds("hand", "hand", "hand"))).toEqual({ undo: [2, 3, 4], redo: [] });
    expect(stacksOf(kinds("hand", "hand", "undo"))).toEqual({ undo: [2], redo: [3] });
    expect(stacksOf(kinds("hand", "hand", "undo", "undo"))).toEqual({ undo: [], redo: [3, 2] });
    expect(stacksOf(kinds("hand", "hand", "undo", "redo"))).toEqual({ undo: [2, 3], redo: [] });
    expect(stacksOf(kinds("hand", "hand", "undo", "hand"))).toEqual({ undo: [2, 5], redo: [] });
  });

  it("lead to every document that there was, in any order", () => {
    const actions = fc.array(
      fc.oneof(documents, fc.constantFrom("undo" as const, "redo" as const)),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(documents, actions, (first, asked) => {
        const edits = [];
        const versions = [first];
        // What a person with a pencil would keep: pages behind, and pages ahead.
        let [behind, ahead]: [ResumeDocument[], ResumeDocument[]] = [[], []];
        let current = first;
        for (const action of asked) {
          const step =
            typeof action === "string"
              ? stepsOf(action, nextVersions(action, 1, edits), current, edits)[0]
              : undefined;
          const next = typeof action === "string" ? step?.document : action;
          const kind = typeof action === "string" ? action : ("hand" as const);
          if (kind === "hand") {
            if (next === undefined || makePatch(current, next).length === 0) continue;
            [behind, ahead] = [[...behind, current], []];
          } else {
            const [from, to] = kind === "undo" ? [behind, ahead] : [ahead, behind];
            const expected = from.pop();
            expect(next).toEqual(expected);
            if (expected === undefined) continue;
            to.push(current);
          }
          const origin = { cause: { kind }, solver: null, actor: "me", at: "now" };
          const edit = editBetween(current, next ?? {}, edits.length + 2, origin);
          if (edit === undefined) throw new Error("Something must have changed.");
          edits.push(edit);
          current = next ?? {};
          versions.push(current);
        }
        for (const [index, document] of versions.entries()) {
          expect(documentAt(index + 1, current, edits)).toEqual(document);
        }
      }),
    );
  });
});
