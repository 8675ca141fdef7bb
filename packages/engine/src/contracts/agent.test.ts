import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { type Agent, defineAgent, defineCompositeAgent } from "./agent.ts";

const base = { description: "Counts words.", kind: "evaluation" } as const;

describe("defineAgent", () => {
  it("infers what the body gets and must return from the schemas", () => {
    const counter = defineAgent({
      ...base,
      name: "counter",
      input: z.object({ text: z.string(), least: z.int().default(0) }),
      output: z.object({ words: z.int() }),
      run: (input) => {
        expectTypeOf(input).toEqualTypeOf<{ text: string; least: number }>();
        return { words: Math.max(input.least, input.text.split(" ").length) };
      },
    });
    const erased: Agent = counter;
    expect(erased).toMatchObject({ name: "counter", version: "1", tags: {}, effects: [] });
    expect(erased.body.type).toBe("code");
  });

  it("fills in what a retry leaves open", () => {
    const { retry } = defineAgent({
      ...base,
      name: "patient",
      input: z.object({}),
      output: z.object({}),
      retry: { attempts: 3 },
      run: () => ({}),
    });
    expect(retry).toEqual({ attempts: 3, backoff_ms: 200, factor: 2, max_backoff_ms: 30_000 });
  });

  it("refuses a name that a plan could not call, and says everything else that is wrong", () => {
    const define = () =>
      defineAgent({
        ...base,
        name: "Word Counter",
        input: z.object({}),
        output: z.object({}),
        retry: { attempts: 99 },
        run: () => ({}),
      });
    expect(define).toThrow(
      expect.objectContaining({
        code: "agent-invalid",
        issues: [
          expect.objectContaining({ path: "name" }),
          expect.objectContaining({ path: "retry.attempts" }),
        ],
      }),
    );
  });
});

describe("defineCompositeAgent", () => {
  it("holds a plan where others hold code", () => {
    const agent = defineCompositeAgent({
      ...base,
      name: "team",
      input: z.object({ topic: z.string() }),
      output: z.object({ text: z.string() }),
      plan: { steps: [{ id: "1", action: "writer", args: { topic: "$input.topic" } }] },
      result: { text: "$1.article" },
    });
    expect(agent.body).toMatchObject({ type: "plan", result: { text: "$1.article" } });
  });

  it("refuses what is not a plan at once; what the steps mean is checked on registration", () => {
    const define = () =>
      defineCompositeAgent({
        ...base,
        name: "team",
        input: z.object({}),
        output: z.object({}),
        plan: { steps: [] },
        result: {},
      });
    expect(define).toThrow(expect.objectContaining({ code: "agent-invalid" }));
  });
});
