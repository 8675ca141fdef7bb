import { describe, expect, it } from "vitest";
import { allOccupations, occupationData } from "./data-set.ts";

const all = allOccupations();

describe("the occupations", () => {
  it("has at least 120 occupations, in many fields, and no field without any", () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    const { fields } = occupationData();
    expect(fields.size).toBeGreaterThanOrEqual(16);
    for (const field of fields.keys()) {
      expect(all.filter((one) => one.field === field).length, field).toBeGreaterThanOrEqual(5);
    }
    expect(all.filter(({ field }) => !fields.has(field))).toEqual([]);
  });

  it("gives a name to one occupation only", () => {
    const names = all.flatMap(({ id, zh, en, aliases }) =>
      [...new Set([zh, en, ...aliases].map((name) => name.toLowerCase()))].map((name) => ({
        name,
        id,
      })),
    );
    const byName = Map.groupBy(names, ({ name }) => name);
    expect([...byName].filter(([, ids]) => ids.length > 1).map(([name]) => name)).toEqual([]);
  });

  it("says as much in both languages, and who says it, and when", () => {
    for (const { id, tasks, sources, as_of, salary, outlook } of all) {
      expect(tasks.zh, id).toHaveLength(tasks.en.length);
      expect(
        sources.filter((source) => !occupationData().sources.has(source)),
        id,
      ).toEqual([]);
      expect(as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      // A figure would have to bring its source and date; there is none yet.
      expect([salary, outlook]).toEqual(["unknown", "unknown"]);
    }
  });
});
