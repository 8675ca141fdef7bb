import { expect, it, vi } from "vitest";

// Preferences listen to other tabs, of which there are none here.
vi.stubGlobal("addEventListener", () => {});
const { AREAS, areaOf, needsOf, sideOf } = await import("./index.ts");

it.each([
  ["/", undefined],
  ["/jobs/job_1", "hiring"],
  ["/people", "hiring"],
  ["/resumes", "career"],
  ["/matches", "career"],
  ["/resumes/resume_1", undefined],
  ["/settings/mail", undefined],
  ["/runs/run_1", undefined],
])("%s is on the side %s", (path, side) => {
  expect(sideOf(path)).toBe(side);
});

it("finds the area of a page below it, and none by a common beginning", () => {
  expect(areaOf("/runs/run_1")?.id).toBe("runs");
  expect(areaOf("/plans")).toBeUndefined();
});

it.each([
  ["/jobs", "jobs.read"],
  ["/jobs/new", "jobs.write"],
  ["/jobs/job_1", "jobs.read"],
  ["/people/person_1", undefined],
  ["/runs/schedules", "runs.read"],
  ["/runs/run_1", "runs.read"],
  ["/settings/guardrails", "policy.read"],
  ["/settings/templates/outreach", "hiring.read"],
  ["/settings/appearance", undefined],
  ["/nowhere", undefined],
])("%s needs %s", (path, needs) => {
  expect(needsOf(path)).toBe(needs);
});

it("has each shortcut once", () => {
  const keys = AREAS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
