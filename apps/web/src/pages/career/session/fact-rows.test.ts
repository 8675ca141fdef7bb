import { describe, expect, it } from "vitest";
import { type Fact, factRows } from "./fact-rows.ts";

const fact = (
  fact_id: string,
  kind: Fact["kind"],
  words: string,
  label: string | null = null,
): Fact => ({
  ...{ fact_id, kind, words, label, message: 0, said: null },
  ...{ occupations: [], excludes: [], sense: null, day: null, near: [] },
});
const FACTS = [
  fact("a", "situation", "I teach in Hull"),
  fact("b", "option", "they offered me redundancy", "Take the redundancy"),
];
const shown = (rows: ReturnType<typeof factRows>) =>
  Object.fromEntries(rows.map(({ name, facts }) => [name, facts.map(({ words }) => words)]));

describe("rows of facts", () => {
  it("show short names, and what is needed although nothing is known of it", () => {
    expect(shown(factRows(FACTS, []))).toEqual({
      situation: ["I teach in Hull"],
      options: ["Take the redundancy"],
      ...{ refused: [], limits: [], when: [], money: [] },
    });
  });

  it("show changes that wait to be sent: edits, deletions, and what is new", () => {
    const rows = factRows(FACTS, [
      { fact_id: "a", kind: "situation", words: "I taught in Hull" },
      { fact_id: "b", words: null },
      { kind: "option", words: "three days a week" },
    ]);
    expect(shown(rows)).toMatchObject({
      situation: ["I taught in Hull"],
      options: ["three days a week"],
    });
  });
});
