import { describe, expect, it } from "vitest";
import { findSkill, skillsOf, withoutSkill } from "./skills.ts";

const names = (content: string) => skillsOf(content).map(({ text }) => text);
const without = (content: string, words: string) => {
  const skill = findSkill(content, words);
  return skill && withoutSkill(content, skill);
};

describe("skills in a text", () => {
  it.each([
    ["Java、Go、C++", ["Java", "Go", "C++"]],
    ["Languages: Python, Go\n- Tools: Git", ["Python", "Go", "Git"]],
    ["CI/CD; Node.js.", ["CI/CD", "Node.js"]],
  ])("%j", (content, expected) => expect(names(content)).toEqual(expected));

  it.each([
    ["Java、Go、C++", "go", "Java、C++"],
    ["Java, Go", "Go", "Java"],
    ["- Git\n- Docker", "git", "- Docker"],
    ["IV therapy, phlebotomy", "therapy", "phlebotomy"],
    ["React, React Native", "React", "React Native"],
  ])("%j without %s", (content, words, left) => expect(without(content, words)).toBe(left));

  it("are not guessed where two fit, or none", () => {
    expect(findSkill("MySQL, PostgreSQL", "SQL")).toBeUndefined();
    expect(findSkill("Java", "Rust")).toBeUndefined();
  });
});
