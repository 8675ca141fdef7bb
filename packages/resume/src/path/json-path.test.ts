import { isBoleError } from "@bole/base";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deleteByPath, existsPath, getByPath, resolvePath, setByPath } from "./json-path.ts";
import { formatPath, type PathSegment, parsePath } from "./parse-path.ts";

const resume = {
  basic: { name: "张三", "e.mail": "z@example.com" },
  education: [{ school: "北京大学" }, { school: "清华大学" }],
};

describe("parsePath", () => {
  it.each<[string, PathSegment[]]>([
    ["", []],
    ["basic.name", ["basic", "name"]],
    ["education[0].school", ["education", 0, "school"]],
    ["workExperience[-1]", ["workExperience", -1]],
    ["[1][ -2 ]", [1, -2]],
    ['a["b.c"].d', ["a", "b.c", "d"]],
    ["a['it\\'s']", ["a", "it's"]],
    ['a["tab\\t\\u4e2d"]', ["a", "tab\t中"]],
    ["教育.学校", ["教育", "学校"]],
    ['a[""]', ["a", ""]],
  ])("reads %s", (path, segments) => {
    expect(parsePath(path)).toEqual(segments);
  });

  it.each([
    ["a..b", ".b", 2],
    [".a", ".a", 0],
    ["a.", "", 2],
    ["a[", "[", 1],
    ["a[x]", "[x]", 1],
    ["a[1.5]", "[1.5]", 1],
    ["a[0]b", "b", 4],
    ['a["b]', '["b]', 1],
    ["a]", "]", 1],
    ["a. b", " b", 2],
  ])("refuses %s and says where", (path, segment, at) => {
    expect(() => parsePath(path)).toThrow(
      expect.objectContaining({ code: "path-invalid", data: { path, segment, at } }),
    );
  });

  it.each(["__proto__.x", "a.constructor", 'a["prototype"]', 'a["__pro\\u0074o__"]'])(
    "lets nobody reach a prototype by %s",
    (path) => {
      expect(() => parsePath(path)).toThrow(expect.objectContaining({ code: "path-forbidden" }));
    },
  );
});

describe("a document", () => {
  it("is read by path, from either end of a list", () => {
    expect(getByPath(resume, "basic.name")).toBe("张三");
    expect(getByPath(resume, 'basic["e.mail"]')).toBe("z@example.com");
    expect(getByPath(resume, "education[-1].school")).toBe("清华大学");
    expect(getByPath(resume, "education.0.school")).toBe("北京大学");
    expect(getByPath(resume, "")).toBe(resume);
    expect(resolvePath(resume, "education[-1].gpa")).toEqual(["education", 1, "gpa"]);
  });

  it.each([
    ["education[2].school", 2, { length: 2 }],
    ["education[-3]", -3, { length: 2 }],
    ["basic.age", "age", {}],
    ["basic.name.first", "first", {}],
    ["basic[0]", 0, {}],
    ["basic.toString", "toString", {}],
    ["education.length", "length", { length: 2 }],
  ])("has nothing at %s, and says which segment fails", (path, segment, more) => {
    expect(existsPath(resume, path)).toBe(false);
    const problem = expect.objectContaining({
      code: "path-missing",
      data: expect.objectContaining({ segment, ...more }),
    });
    expect(() => getByPath(resume, path)).toThrow(problem);
    expect(() => deleteByPath(resume, path)).toThrow(problem);
  });

  it("is changed into another one that shares what did not change", () => {
    const changed = setByPath(resume, "education[-1].school", "复旦大学");
    expect(changed).toEqual({
      ...resume,
      education: [{ school: "北京大学" }, { school: "复旦大学" }],
    });
    expect(getByPath(changed, "basic")).toBe(resume.basic);
    expect(getByPath(changed, "education[0]")).toBe(resume.education[0]);
    expect(setByPath(resume, "basic.name", "张三")).toBe(resume);
  });

  it("gets the names that a path needs, but no places in a list", () => {
    expect(setByPath({}, "basic.more.name", "x")).toEqual({ basic: { more: { name: "x" } } });
    for (const path of ["education[2]", "education[5].school", "basic.name.first", "new[0]"]) {
      expect(() => setByPath(resume, path, "x")).toThrow(
        expect.objectContaining({ code: "path-missing" }),
      );
    }
  });

  it("loses a field or an entry, and never itself", () => {
    expect(deleteByPath(resume, "education[0]")).toEqual({
      ...resume,
      education: [{ school: "清华大学" }],
    });
    expect(deleteByPath(resume, "basic.name")).toEqual({
      ...resume,
      basic: { "e.mail": "z@example.com" },
    });
    expect(() => deleteByPath(resume, "")).toThrow(
      expect.objectContaining({ code: "path-invalid" }),
    );
  });
});

const name = fc.string({ unit: "grapheme", maxLength: 8 }).filter((key) => key !== "__proto__");
const json = fc.jsonValue({ maxDepth: 4 });
const segments = fc.array(fc.oneof(name, fc.integer({ min: -9, max: 9 })), { maxLength: 5 });

/** A document, and the way to a place in it. */
const places = fc.tuple(json, fc.infiniteStream(fc.nat())).map(([document, choices]) => {
  const path: PathSegment[] = [];
  let value: unknown = document;
  for (const choice of choices) {
    const keys = Array.isArray(value)
      ? [...value.keys()]
      : typeof value === "object" && value !== null
        ? Object.keys(value).filter(
            (key) => !["__proto__", "constructor", "prototype"].includes(key),
          )
        : [];
    const key = keys[choice % (keys.length + 1)];
    if (key === undefined) break;
    path.push(key);
    value = Reflect.get(Object(value), key);
  }
  return { document, path };
});

function frozen(value: unknown): unknown {
  if (typeof value === "object" && value !== null)
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

describe("for all documents and paths", () => {
  it("a written path reads as what was written", () => {
    fc.assert(
      fc.property(segments, (given) => {
        if (given.some((part) => part === "constructor" || part === "prototype")) return;
        expect(parsePath(formatPath(given))).toEqual(given);
      }),
    );
  });

  it("a text is a path or is refused, and nothing else happens", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a.[]\"'\\-0 中_") }), (text) => {
        try {
          expect(parsePath(formatPath(parsePath(text)))).toEqual(parsePath(text));
        } catch (error) {
          expect(isBoleError(error) && error.code).toBe("path-invalid");
        }
      }),
    );
  });

  it("what is set is read, what is deleted is gone, and the old document stays as it was", () => {
    fc.assert(
      fc.property(places, json, ({ document, path }, value) => {
        frozen(document);
        const changed = setByPath(document, path, value);
        expect(getByPath(changed, path)).toBe(value);
        const text = formatPath(path);
        expect(setByPath(changed, text, getByPath(document, text))).toEqual(document);
        if (path.length === 0) return;
        const parent = path.slice(0, -1);
        const before: object = Object(getByPath(document, parent));
        const after: object = Object(getByPath(deleteByPath(document, path), parent));
        expect(Object.keys(after)).toHaveLength(Object.keys(before).length - 1);
      }),
    );
  });

  it("no path reaches the prototype of all objects", () => {
    const evil = fc.constantFrom<PathSegment>(
      "__proto__",
      "constructor",
      "prototype",
      "polluted",
      0,
    );
    fc.assert(
      fc.property(fc.array(evil, { minLength: 1, maxLength: 4 }), (path) => {
        for (const given of [path, formatPath(path)]) {
          try {
            setByPath({}, given, "polluted");
          } catch (error) {
            expect(isBoleError(error)).toBe(true);
          }
        }
        expect(Reflect.get({}, "polluted")).toBeUndefined();
        expect(Reflect.get(Object, "polluted")).toBeUndefined();
      }),
    );
  });
});
