import { describe, expect, it } from "vitest";
import { z } from "zod";
import { validatePlan } from "../planning/validate-plan.ts";
import { adapt } from "./adapter-fields.ts";
import { defineAgent } from "./agent.ts";
import { createRegistry } from "./registry.ts";

describe("the adapter", () => {
  const from = {
    draft: { points: [" a ", "b"], title: "  Hello " },
    count: "12",
    open: "yes",
    nothing: null,
  };

  it("picks and renames", () => {
    const fields = { bullets: "draft.points", first: "draft.points[0]" };
    expect(adapt(from, fields)).toEqual({ bullets: [" a ", "b"], first: " a " });
  });

  it("cleans", () => {
    expect(
      adapt(from, {
        title: { path: "draft.title", trim: true },
        points: { path: "draft.points", trim: true },
        count: { path: "count", as: "number" },
        open: { path: "open", as: "boolean" },
        tags: { path: "draft.title", as: "list", trim: true },
        text: { path: "draft.points", as: "string" },
      }),
    ).toEqual({
      title: "Hello",
      points: ["a", "b"],
      count: 12,
      open: true,
      tags: ["Hello"],
      text: '[" a ","b"]',
    });
  });

  it("leaves out what is not there, unless it has a default", () => {
    expect(
      adapt(from, {
        gone: "draft.author",
        kept: "nothing",
        unreadable: { path: "draft.title", as: "number" },
        author: { path: "draft.author", default: "unknown" },
        none: { path: "draft.author", default: null },
        filled: { path: "nothing", default: 0 },
      }),
    ).toEqual({ kept: null, author: "unknown", none: null, filled: 0 });
  });
});

describe("a plan with an adapter", () => {
  const source = defineAgent({
    name: "source",
    description: "Gives what does not fit.",
    kind: "retrieval",
    input: z.object({}),
    output: z.object({ draft_points: z.array(z.string()), size: z.int().optional() }),
    run: () => ({ draft_points: [] }),
  });
  const taker = defineAgent({
    name: "taker",
    description: "Takes what does not come.",
    kind: "generation",
    input: z.object({ bullets: z.array(z.string()), size: z.int().optional() }),
    output: z.object({}),
    run: () => ({}),
  });
  const registry = createRegistry([source, taker]);

  //  source ──► adapter ──► taker
  const codes = (fields: unknown, args: Record<string, unknown>) =>
    validatePlan(
      {
        steps: [
          { id: "1", action: "source" },
          { id: "2", action: "adapter", depends_on: ["1"], args: { from: "$1", fields } },
          { id: "3", action: "taker", depends_on: ["2"], args },
        ],
      },
      registry,
    ).issues.map(({ code, path }) => [code, path]);

  it("keeps its types: the validator sees through it", () => {
    const fields = { bullets: "draft_points", size: { path: "size", default: 1 } };
    expect(codes(fields, { bullets: "$2.bullets", size: "$2.size" })).toEqual([]);
    expect(codes(fields, { bullets: "$2.size" })).toEqual([
      ["type_mismatch", "steps[2].args.bullets"],
    ]);
    expect(codes(fields, { bullets: "$2.points" })).toEqual([
      ["unknown_path", "steps[2].args.bullets"],
    ]);
  });

  it("knows which fields may be left out", () => {
    expect(codes({ size: "size" }, { bullets: [], size: "$2.size" })).toEqual([
      ["maybe_missing", "steps[2].args.size"],
    ]);
  });

  it("refuses a path that is none", () => {
    expect(codes({ b: "draft points" }, { bullets: [] })).toEqual([
      ["type_mismatch", "steps[1].args.fields.b"],
    ]);
  });

  it("assembles a record out of many places", () => {
    const { issues } = validatePlan(
      {
        steps: [
          { id: "1", action: "source" },
          {
            id: "2",
            action: "adapter",
            depends_on: ["1"],
            args: { fields: { bullets: ["$1.draft_points[0]", "and more"], size: 3 } },
          },
          { id: "3", action: "taker", depends_on: ["2"], args: { bullets: "$2.bullets" } },
          { id: "4", action: "taker", depends_on: ["2"], args: { bullets: "$2.size" } },
        ],
      },
      registry,
    );
    expect(issues.map(({ path }) => path)).toEqual(["steps[3].args.bullets"]);
  });
});
