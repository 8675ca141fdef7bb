import { z } from "zod";
import { type Agent, defineAgent, defineCompositeAgent, type JsonValue } from "../../src/index.ts";
import { nextTurn } from "../lab.ts";

/**
 * The agents of random plans, twice: as pure functions, for the reference, and as agents that note
 * each call of their body and take a few turns of the event loop, for the engine.
 */
const One = z.object({ n: z.number() });
const Items = z.object({ items: z.array(z.number()) });

/** Functions of one number; an error is what the step fails with. */
export const bodies: Readonly<Record<string, (n: number) => JsonValue>> = {
  up: (n) => ({ n: n + 1 }),
  half: (n) => {
    if (n % 2 !== 0) throw new Error(`${n} is odd`);
    return { n: n / 2 };
  },
  spread: (n) => ({ items: Array.from({ length: n % 4 }, (_, i) => n + i) }),
};

const head = { description: "Part of a random plan.", kind: "evaluation", input: One } as const;

/** One step in each may fail its plan, so that which one failed first is never a question. */
export const composites = [
  //   h ──► (u)
  defineCompositeAgent({
    ...head,
    name: "pair",
    output: One,
    plan: {
      steps: [
        { id: "h", action: "half", args: { n: "$input.n" } },
        {
          id: "u",
          action: "up",
          args: { n: "$h.n" },
          depends_on: ["h"],
          approval: "before",
          on_error: "continue",
        },
      ],
    },
    result: "$u",
  }),
  //   h ✗ ──► only if h failed        ⏲ w beside them
  defineCompositeAgent({
    ...head,
    name: "soft",
    output: One,
    plan: {
      steps: [
        { id: "h", action: "half", args: { n: "$input.n" }, on_error: "continue" },
        {
          id: "m",
          action: "up",
          args: { n: "$input.n" },
          depends_on: ["h"],
          when: { failed: "h" },
        },
        { id: "w", action: "up", args: { n: "$input.n" }, wait: { for_ms: 5 } },
      ],
    },
    result: "$w",
  }),
  //   s ──► [pair × n]
  defineCompositeAgent({
    ...head,
    name: "deep",
    output: z.object({ items: z.array(z.number()) }),
    plan: {
      steps: [
        { id: "s", action: "spread", args: { n: "$input.n" } },
        {
          id: "p",
          action: "pair",
          each: "$s.items",
          concurrency: 1,
          args: { n: "$item" },
          depends_on: ["s"],
          on_error: "continue",
        },
      ],
    },
    result: "$s",
  }),
];

/** Whether a step of this agent gives `{ n }`, or `{ items }`. */
export const givesNumber = (action: string): boolean => !["spread", "deep"].includes(action);

/** The note is an effect, because its key says where in the run the body was called. */
export function randomAgents(busy: (key: string) => number): Agent[] {
  const code = Object.entries(bodies).map(([name, body]) => {
    const output = givesNumber(name) ? One : Items;
    return defineAgent({
      ...head,
      name,
      output,
      effects: ["note"],
      run: async ({ n }, { effects, step_id, attempt }) => {
        await effects.request({ kind: "note", target: String(attempt), payload: null });
        for (let turn = busy(`${step_id} ${n}`); turn > 0; turn--) await nextTurn();
        return output.parse(body(n));
      },
    });
  });
  return [...code, ...composites];
}
