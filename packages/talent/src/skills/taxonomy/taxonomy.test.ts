import { describe, expect, it } from "vitest";
import { formsUnder, KEY_LENGTH, keyOf } from "../finding/lexicon.ts";
import { spellingsOf } from "../finding/spellings.ts";
import { allCategories, allConcepts, conceptById, neighboursOf, tagsOf } from "./concepts.ts";
import { taxonomy } from "./taxonomy.ts";

const HAN = /\p{Script=Han}/u;

describe("the concepts", () => {
  const concepts = allConcepts();

  it("are more than 1,200, each with an id of its own that fits an address", () => {
    expect(concepts.length).toBeGreaterThan(1_200);
    expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length);
    expect(concepts.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it("have a Chinese name in Chinese, unless nobody translates it", () => {
    const odd = concepts.filter(({ zh, en }) => !HAN.test(zh) && zh !== en);
    expect(odd.map(({ id, zh }) => `${id}: ${zh}`)).toEqual([]);
    expect(concepts.filter(({ en }) => HAN.test(en))).toEqual([]);
  });

  it("have neighbours, mutually", () => {
    const lonely = concepts.filter(({ neighbours }) => neighbours.length === 0);
    const oneSided = concepts.flatMap(({ id, neighbours }) =>
      neighbours
        .filter((other) => other === id || !conceptById(other)?.neighbours.includes(id))
        .map((other) => `${id} – ${other}`),
    );
    expect(lonely.map(({ id }) => id)).toEqual([]);
    expect(oneSided).toEqual([]);
    expect(neighboursOf("kubernetes").map(({ id }) => id)).toContain("docker");
    expect(neighboursOf("no-such-skill")).toEqual([]);
  });

  it("belong to categories, whose names do not repeat", () => {
    const categories = allCategories();
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
    for (const { id, zh, en } of categories) {
      expect(concepts.filter(({ category }) => category === id).length, id).toBeGreaterThan(2);
      expect(zh, id).toMatch(HAN);
      expect(en, id).not.toMatch(HAN);
    }
  });
});

describe("the aliases", () => {
  const aliases = taxonomy().rows.flatMap((row) => row.aliases);

  it("belong to one concept, unless all that share one ask for company", () => {
    const shared = [...new Set(aliases.map(({ written }) => keyOf(written)))]
      .flatMap(formsUnder)
      .filter(({ readings }) => readings.length > 1)
      .filter(({ readings }) => readings.some(({ when }) => when.kind === "always"));
    expect(shared.map(({ words, readings }) => [words, ...readings.map(({ id }) => id)])).toEqual(
      [],
    );
  });

  it("begin alike in all their spellings, because they are filed by their beginning", () => {
    const strayed = aliases.filter(({ written }) =>
      spellingsOf(written).some(
        (words) => words.replaceAll(" ", "").slice(0, KEY_LENGTH) !== keyOf(written),
      ),
    );
    expect(strayed).toEqual([]);
  });

  it("ask only for the company of categories that there are", () => {
    const known = new Set(allCategories().map(({ id }) => id));
    const asked = aliases.flatMap(({ when }) => (when.kind === "near" ? when.categories : []));
    expect(asked.filter((category) => !known.has(category))).toEqual([]);
  });

  it("are not blank, and of one sign only where company is asked for", () => {
    expect(aliases.filter(({ written }) => written === "" || written.trim() !== written)).toEqual(
      [],
    );
    const short = aliases.filter(({ written }) => written.length === 1);
    expect(short.filter(({ when }) => when.kind === "always")).toEqual([]);
  });
});

describe("tagsOf", () => {
  it("sorts what was found by kind, each once, and leaves out what is no concept", () => {
    const found = [{ id: "java" }, { id: "robotics" }, { id: "java" }, { id: "gone" }];
    expect(tagsOf(found)).toEqual({ interest: ["robotics"], skill: ["java"] });
  });
});
