import { describe, expect, it } from "vitest";
import { allOccupations, dataSet, occupationById } from "./data-set.ts";
import { findOccupations } from "./find-occupations.ts";
import { neighboursOf, transitionsFrom } from "./match-occupation.ts";
import { nearestOccupations } from "./nearest-occupations.ts";
import { isKnownSkill, skillsOf } from "./skills-of.ts";

const all = allOccupations();

describe("the data set", () => {
  it("has at least 120 occupations, in many fields, and no field without any", () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    const { fields } = dataSet();
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

  it("asks for skills that the taxonomy knows, each once", () => {
    for (const occupation of all) {
      const skills = skillsOf(occupation);
      expect(
        skills.filter((skill) => !isKnownSkill(skill)),
        occupation.id,
      ).toEqual([]);
      expect(new Set(skills).size, occupation.id).toBe(skills.length);
    }
  });

  it("knows both ends of every transition, and what carries over", () => {
    for (const { id } of all) {
      for (const { to, carries } of transitionsFrom(id)) {
        expect(occupationById(to).id).not.toBe(id);
        expect(carries, `${id} → ${to}`).not.toEqual([]);
      }
      expect(neighboursOf(id, 3)).toHaveLength(3);
    }
  });

  it("says as much in both languages, and who says it, and when", () => {
    for (const { id, tasks, sources, as_of, salary, outlook } of all) {
      expect(tasks.zh, id).toHaveLength(tasks.en.length);
      expect(
        sources.filter((source) => !dataSet().sources.has(source)),
        id,
      ).toEqual([]);
      expect(as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      // A figure would have to bring its source and date; there is none yet.
      expect([salary, outlook]).toEqual(["unknown", "unknown"]);
    }
  });
});

describe("findOccupations", () => {
  const ids = (text: string) => findOccupations(text).map(({ id }) => id);

  it.each([
    ["我想从Java后端转数据工程师", ["backend-engineer", "data-engineer"]],
    ["I'm a nurse and my sister writes for software testers", ["nurse", "qa-engineer"]],
    ["大客户经理", ["key-account-manager"]],
    ["HR or QA", ["hr-specialist", "qa-engineer"]],
  ])("finds in “%s” the longest names", (text, found) => {
    expect(ids(text)).toEqual(found);
  });

  it.each(["我会计划好每一天", "three qas", "the scheftains", "hr 部门的通知"])(
    "finds nothing in “%s”",
    (text) => {
      expect(ids(text)).toEqual([]);
    },
  );

  it("offers what is near to what there is not", () => {
    expect(nearestOccupations("前端架构工程师", [], 3).map(({ id }) => id)).toContain(
      "frontend-engineer",
    );
    expect(nearestOccupations("animal whisperer", [], 5).map(({ id }) => id)).toContain(
      "veterinarian",
    );
  });
});
