import { describe, expect, it } from "vitest";
import { namedItems } from "./named-items.ts";

const JOBS = ["Harm in two languages: a benchmark", "Privacy Counsel", "Florist", "前台主管"].map(
  (title) => ({ id: title, title, organisation: "", location: "" }),
);

const named = (message: string) =>
  namedItems(message, { people: [], jobs: JOBS }).map(({ item }) => item.label);

describe("a job that a message names", () => {
  it("is named by its title, or by two words of it", () => {
    expect(named("is the privacy counsel still open")).toEqual(["Privacy Counsel"]);
    expect(named("the florist one, then")).toEqual(["Florist"]);
    expect(named("前台主管那边怎么样")).toEqual(["前台主管"]);
  });

  it("is not named by a word that only happens to stand in a long title", () => {
    expect(named("hybrid, two days a week")).toEqual([]);
    expect(named("add the first two")).toEqual([]);
  });
});
