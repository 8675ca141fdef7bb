import { describe, expect, it } from "vitest";
import { knownConcept } from "./known-concepts.ts";
import { occupationLikeness } from "./occupation-likeness.ts";
import { resolveConcepts } from "./resolve-concepts.ts";
import { titleNames } from "./title-names.ts";

const nameOf = (id: string): string => {
  const known = knownConcept(id);
  return known === undefined ? id : known.en || (known.zh[0] ?? "");
};
/** What a text names, in English where there is such a name; what is denied with a "!". */
const namedIn = (text: string): string[] =>
  resolveConcepts(text).map(({ id, negated }) => `${negated ? "!" : ""}${nameOf(id)}`);
const idOf = (title: string): string =>
  resolveConcepts(title).find(({ id }) => id.startsWith("esco:"))?.id ?? "";

describe("resolving concepts", () => {
  it("finds titles and skills by any of their names, in any order of their words", () => {
    expect(namedIn("supervise correctional procedures")).toEqual([
      "supervise correctional procedures",
    ]);
    expect(namedIn("technologies for 3D body scanning")).toEqual(["3D body scanning technologies"]);
    expect(namedIn("Gabelstaplerfahrer")).toContain("forklift operator");
    expect(namedIn("出租车司机")).toContain("客运车辆驾驶员");
    expect(namedIn("负责员工管理")).toContain("manage staff");
  });

  it("finds them in sentences, where a word that is no concept's main name is only a word", () => {
    const named = namedIn("I worked as a welder and forklift operator in Leeds");
    expect(named).toEqual(expect.arrayContaining(["welder", "forklift operator"]));
    expect(namedIn("The technician will lead you there")).toEqual([]);
  });

  it("takes whole words only", () => {
    expect(namedIn("We moved to Germany")).not.toContain("German");
    expect(namedIn("welders' gloves and Javanese")).not.toContain("Java (computer programming)");
  });

  it.each([
    ["German is not required.", "!German"],
    ["Statistics aren't a must", "!statistics"],
    ["no SAP", "!sap"],
    ["不要求德语", "!german"],
    ["会计不限", "!accounting"],
  ])("says what is denied: %s", (text, denied) => {
    expect(namedIn(text)).toContain(denied);
  });

  it("takes a time that grows with the length of the text", () => {
    const text = "we are looking for ".repeat(5_000);
    expect(namedIn(text)).toEqual([]);
  });
});

describe("occupations", () => {
  it("are called by their other names", () => {
    expect(titleNames("forklift operator")?.en).toContain("forklift operator");
    expect(titleNames("the weather")).toBeNull();
  });

  it("are alike where a classification says so", () => {
    const [welder, cook] = [idOf("welder"), idOf("cook")];
    expect(occupationLikeness(welder, welder)).toBe(1);
    expect(occupationLikeness(welder, idOf("laser beam welder"))).toBe(0.6);
    expect(occupationLikeness(welder, cook)).toBe(0);
    expect(occupationLikeness(welder, "nothing")).toBe(0);
  });
});
