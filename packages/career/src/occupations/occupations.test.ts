import { allOccupations } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { findOccupations } from "./find-occupations.ts";
import { neighboursOf, transitionsFrom } from "./match-occupation.ts";
import { nearestOccupations } from "./nearest-occupations.ts";
import { occupationById } from "./occupation-by-id.ts";
import { isKnownSkill, skillsOf } from "./skills-of.ts";

const all = allOccupations();

describe("occupations", () => {
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
