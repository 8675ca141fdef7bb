import { describe, expect, it } from "vitest";
import { presetOf, presetsFor, type Scope, scopesOf, weakScopes } from "./key-presets.ts";

const RECRUITER: readonly Scope[] = [
  ...(["jobs.read", "jobs.all", "person.read", "people.read", "people.all"] as const),
  ...(["interviews.read", "interviews.all", "hiring.read", "audit.read"] as const),
];
const MANAGER: readonly Scope[] = ["jobs.read", "person.read", "notes.write"];

describe("presets of API keys", () => {
  it("never hold more than their maker may do", () => {
    expect(presetsFor(MANAGER)).toEqual(["jobs", "reading", "recruiter"]);
    expect(scopesOf("recruiter", MANAGER)).toEqual(["jobs.read", "person.read", "notes.write"]);
    expect(presetsFor(RECRUITER)).not.toContain("metrics");
  });

  it("are known again by their scopes", () => {
    expect(presetOf(scopesOf("reading", RECRUITER), RECRUITER)).toBe("reading");
    expect(presetOf(["people.read"], RECRUITER)).toBeUndefined();
  });

  it("see something, where their maker sees everything", () => {
    for (const preset of presetsFor(RECRUITER))
      expect(weakScopes(scopesOf(preset, RECRUITER))).toEqual({ narrow: [], idle: [] });
  });
});

it("names scopes that show little or nothing by themselves", () => {
  expect(weakScopes(["jobs.read"])).toEqual({ narrow: ["jobs.all"], idle: [] });
  expect(weakScopes(["people.all", "hiring.read"])).toEqual({ narrow: [], idle: ["people.all"] });
});
