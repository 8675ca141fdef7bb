import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locate, scanJson } from "./scan-json.ts";
import { lineAndColumn } from "./text-lines.ts";

const flawOf = (text: string) => {
  const scan = scanJson(text);
  return scan.ok ? "none" : `${scan.code} at ${scan.at}`;
};

describe("reading JSON with its places", () => {
  it("reads what JSON.parse reads, and gives the same", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (value, pretty) => {
        const text = JSON.stringify(value, null, pretty ? 2 : 0);
        expect(scanJson(text)).toMatchObject({ ok: true, root: { value: JSON.parse(text) } });
      }),
      { seed: 7 },
    );
  });

  it("refuses what JSON.parse refuses", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[],:"\\ 01e.-tn') }), (text) => {
        let parses = true;
        try {
          JSON.parse(text);
        } catch {
          parses = false;
        }
        expect(scanJson(text).ok).toBe(parses);
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it.each([
    ["", "end at 0"],
    ['{"a": }', "value at 6"],
    ['{"a": 1,}', "key at 8"],
    ["{a: 1}", "key at 1"],
    ['{"a" 1}', "colon at 5"],
    ['{"a": 1 "b": 2}', "comma at 8"],
    ['{"a": 1', "end at 7"],
    ['["open]', "string at 1"],
    ["[1] 2", "after at 4"],
    [`${"[".repeat(300)}${"]".repeat(300)}`, "depth at 201"],
  ])("says where %s goes wrong", (text, flaw) => {
    expect(flawOf(text)).toBe(flaw);
  });

  it("finds a value, or as much of the way to it as there is", () => {
    const text = '{\n  "steps": [\n    { "id": "a" }\n  ]\n}';
    const scan = scanJson(text);
    if (!scan.ok) throw new Error("unreadable");
    const id = locate(scan.root, ["steps", 0, "id"]);
    expect(text.slice(id.keyStart, id.end)).toBe('"id": "a"');
    expect(lineAndColumn(text, id.keyStart ?? 0)).toEqual({ line: 3, column: 7 });
    expect(locate(scan.root, ["steps", 0, "args", "topic"]).value).toEqual({ id: "a" });
    expect(locate(scan.root, ["steps", 9]).value).toEqual([{ id: "a" }]);
  });
});
