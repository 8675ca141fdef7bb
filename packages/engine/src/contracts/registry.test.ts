import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineAgent, defineCompositeAgent } from "./agent.ts";
import { createRegistry } from "./registry.ts";

const writer = defineAgent({
  name: "writer",
  description: "Writes an article.",
  kind: "generation",
  tags: { team: "press" },
  input: z.object({ topic: z.string(), words: z.int().default(500) }),
  output: z.object({ article: z.string() }),
  run: ({ topic }) => ({ article: topic }),
});

function composite(name: string, action: string, args: object, result: unknown) {
  return defineCompositeAgent({
    name,
    description: "A plan as an agent.",
    kind: "planning",
    input: z.object({ topic: z.string() }),
    output: z.object({ text: z.string() }),
    plan: { steps: [{ id: "1", action, args: { ...args } }] },
    result,
  });
}

describe("the registry", () => {
  it("knows the agents it was made of, and always the adapter", () => {
    const registry = createRegistry([writer]);
    expect(registry.list().map(({ name }) => name)).toEqual(["adapter", "writer"]);
    expect(registry.get("writer")).toBe(writer);
    expect(registry.has("nobody")).toBe(false);
  });

  it("says which names are near when it does not know one", () => {
    const attempt = () => createRegistry([writer]).get("writr");
    expect(attempt).toThrow(expect.objectContaining({ code: "agent-unknown" }));
    expect(attempt).toThrow("Nearest: writer");
  });

  it.each([["writer"], ["adapter"]])("refuses a second %s", (name) => {
    const attempt = () => createRegistry([writer, { ...writer, name }]);
    expect(attempt).toThrow(expect.objectContaining({ code: "agent-duplicate" }));
  });

  it("has a catalogue with what may be sent and what comes back", () => {
    const entry = createRegistry([writer]).catalogue().at(-1);
    expect(entry).toMatchObject({
      name: "writer",
      version: "1",
      kind: "generation",
      tags: { team: "press" },
      effects: [],
      input: { properties: { words: { default: 500 } }, required: ["topic"] },
      output: { required: ["article"], additionalProperties: false },
    });
  });

  //  team ─ contains ─► [writer]        text = $1.article
  it("takes a composite whose plan and result hold, in any order of registration", () => {
    const team = composite("team", "writer", { topic: "$input.topic" }, { text: "$1.article" });
    expect(createRegistry([team, writer]).has("team")).toBe(true);
  });

  it("lists every issue of every composite", () => {
    const wrong = composite("wrong", "writr", { topic: "$input.topik" }, { text: "$2" });
    const other = composite("other", "writer", { topic: 7 }, { text: "$1", more: 1 });
    const attempt = () => createRegistry([wrong, other, writer]);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: "agent-invalid",
        issues: [
          expect.objectContaining({ code: "unknown_agent", path: "wrong.plan.steps[0].action" }),
          expect.objectContaining({ code: "unknown_path", path: "wrong.plan.steps[0].args.topic" }),
          expect.objectContaining({ code: "unknown_step", path: "wrong.result.text" }),
          expect.objectContaining({
            code: "type_mismatch",
            path: "other.plan.steps[0].args.topic",
          }),
          expect.objectContaining({ code: "type_mismatch", path: "other.result.text" }),
          expect.objectContaining({ code: "unknown_argument", path: "other.result.more" }),
        ],
      }),
    );
  });

  //  a ─ contains ─► b ─ contains ─► a
  it("refuses composites that contain each other", () => {
    const a = composite("a", "b", { topic: "x" }, { text: "$1.text" });
    const b = composite("b", "a", { topic: "x" }, { text: "$1.text" });
    expect(() => createRegistry([a, b])).toThrow("a contains b contains a, without end");
  });
});
