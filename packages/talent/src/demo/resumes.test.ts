import { describe, expect, it } from "vitest";
import { digestFile } from "../digest/index.ts";
import { findingsIn } from "../importing/findings.ts";
import { readDemo, readDemoFile } from "./read-demo.ts";

const TODAY = new Date("2026-11-15T08:00:00Z");
const HIDDEN = ["sun-jiahao", "ma-xiaofei", "derek-holloway", "chloe-banksmith", "daniel-osei"];
const ORDERS = ["he-zhiqiang", "hu-jun", "kevin-oduya", "samuel-okoro"];

const bare = (name: string) => name.normalize("NFC").toLowerCase().replaceAll(/\s/g, "");

describe("a résumé of the demo", async () => {
  const read = await Promise.all(
    readDemo().people.map(async (person) => ({
      ...person,
      ...(await digestFile(readDemoFile(person.file), TODAY)),
    })),
  );

  it.each(read)("is read from $file", ({ name, document, resume }) => {
    expect(bare(resume.data.basic.name)).toBe(bare(name));
    expect(resume.data.basic.email).toMatch(/^[\w.]+@example\.(com|cn)$/);
    for (const span of Object.values(resume.sources).flat()) {
      expect(span.end).toBeLessThanOrEqual(document.text.length);
      expect(document.text.slice(span.start, span.end).trim()).not.toBe("");
    }
  });

  it("says where somebody worked, learned or took part", () => {
    const empty = read.filter(({ resume: { data } }) => {
      const { workExperience, education, projects } = data;
      return workExperience.length + education.length + projects.length === 0;
    });
    expect(empty.map(({ key }) => key)).toEqual([]);
  });

  it("says how to call somebody", () => {
    const silent = read.filter(({ resume }) => resume.data.basic.phone === "");
    expect(silent.map(({ key }) => key)).toEqual([]);
  });

  it("hides text from the eye in five cases, and it is found in these alone", () => {
    const found = read.filter(({ document }) => document.hidden.length > 0).map(({ key }) => key);
    expect(found.toSorted()).toEqual(HIDDEN.toSorted());
  });

  it("keeps hidden skills out of what is found", () => {
    const derek = read.find(({ key }) => key === "derek-holloway");
    expect(derek?.found.map(({ id }) => id)).not.toContain("react");
    expect(derek?.document.text).not.toContain("GraphQL");
  });

  it("gives orders to a model in four cases that everybody can read", () => {
    const warned = read
      .filter(({ document }) =>
        findingsIn(document).some(({ kind, start }) => kind === "injection" && start !== null),
      )
      .map(({ key }) => key);
    expect(warned.toSorted()).toEqual(ORDERS.toSorted());
  });
});
