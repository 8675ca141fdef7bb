// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how plans write placeholders.
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../contracts/json.ts";
import type { Scope, StepView } from "./scope.ts";
import { compileTemplate, resolve } from "./template.ts";

const completed = (input: JsonValue, result: JsonValue): StepView => ({
  status: "completed",
  input,
  result,
});

const steps: Record<string, StepView> = {
  "1": completed(
    { topic: "bees" },
    { items: [{ name: "Ann" }, { name: "Bo" }], count: 2, none: null, "a b": true },
  ),
  "2": { status: "skipped", input: { draft: true }, result: null },
  "3": completed([], ["x", { error: { code: "timeout", message: "too slow" } }, "y"]),
  "4": completed({}, { input: "mine", result: "also mine" }),
};

const scope: Scope = {
  step: (id) => (Object.hasOwn(steps, id) ? steps[id] : undefined),
  input: { topic: "honey" },
  item: { id: 7 },
  index: 3,
  event: null,
};

describe("filling in placeholders", () => {
  it("keeps the type of a whole value", () => {
    expect(resolve("$1.result.items[0].name", scope)).toBe("Ann");
    expect(resolve("$1.count", scope)).toBe(2);
    expect(resolve("${1.items}", scope)).toEqual([{ name: "Ann" }, { name: "Bo" }]);
    expect(resolve("$1.none", scope)).toBeNull();
  });

  it("splices any number of them into a text, objects as JSON and null as nothing", () => {
    expect(resolve("${1.items[-1].name} has $1.count of $1.items[0]$1.none.", scope)).toBe(
      'Bo has 2 of {"name":"Ann"}.',
    );
  });

  it("reaches any depth, and leaves keys and other values alone", () => {
    expect(resolve({ a: [{ $1: "$input.topic" }, "$1.none", 5] }, scope)).toEqual({
      a: [{ $1: "honey" }, null, 5],
    });
  });

  it("reads a step as its result, with `input` and `result` spelt out where they are meant", () => {
    expect(resolve("$1.input.topic", scope)).toBe("bees");
    expect(resolve('$1["a b"]', scope)).toBe(true);
    expect(resolve("$4.input", scope)).toEqual({});
    expect(resolve("$4.result.input", scope)).toBe("mine");
    expect(resolve("$4.result.result", scope)).toBe("also mine");
    expect(resolve("$2.input.draft", scope)).toBe(true);
  });

  it("knows the item, its position and the event", () => {
    expect(resolve(["$item.id", "$index", "$event"], scope)).toEqual([7, 3, null]);
  });

  it("gives a fan-out's list in order, and without its failures as `succeeded`", () => {
    expect(resolve("$3[2]", scope)).toBe("y");
    expect(resolve("$3.succeeded", scope)).toEqual(["x", "y"]);
    expect(resolve("$3.result.succeeded[-1]", scope)).toBe("y");
  });

  it("reads $$ as a dollar", () => {
    expect(resolve("$$5 for ${1.count}", scope)).toBe("$5 for 2");
  });

  it("shares a tree without placeholders instead of copying it", () => {
    const tree = { deep: { list: [1, 2] } };
    expect(resolve(tree, scope)).toBe(tree);
  });

  it.each([
    ["$1.result.title", "has keys items, count, none, a b"],
    ["$1.items[5].name", "$1.items is a list of 2"],
    ["$1.items.name", "$1.items is a list of 2"],
    ["$1.count.x", "$1.count is a number"],
    ["$1.none.x", "$1.none is null"],
    ["$2.draft", "$2 is a step that ended as skipped"],
    ["$9", "$9 is a step that has not run"],
    ["$last", "$last is not there outside its step"],
    ["$1.__proto__", "has keys"],
    ["$1.constructor.name", "has keys"],
    ["$1.items.length", "is a list of 2"],
  ])("says of %s what was there: %s", (placeholder, what) => {
    const attempt = () => resolve({ text: `see ${placeholder}` }, scope);
    expect(attempt).toThrow(what);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: "placeholder-missing",
        data: expect.objectContaining({ ref: placeholder.slice(1).split(/[.[]/)[0] }),
      }),
    );
  });

  it("refuses what cannot be read when it is compiled, not when it is needed", () => {
    expect(() => compileTemplate(["ok", "$1.items[*]"])).toThrow(
      expect.objectContaining({ code: "placeholder-invalid" }),
    );
  });
});
