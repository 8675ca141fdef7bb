import { expect, it, vi } from "vitest";

// Preferences listen to other tabs, of which there are none here.
vi.stubGlobal("addEventListener", () => {});
const { AREAS } = await import("../areas/index.ts");
const { SECTIONS } = await import("../pages/settings/sections.ts");
const { helpText } = await import("./help-text.ts");
const { topicOf } = await import("./topics.ts");

it.each([
  ["/", "hiring", "todayHiring"],
  ["/", "career", "todayCareer"],
  ["/jobs", "hiring", "jobs"],
  ["/jobs/new", "hiring", "newJob"],
  ["/jobs/job_1", "hiring", "job"],
  ["/resumes/resume_1/interview", "career", "practice"],
  ["/resumes/resume_1", "career", "resume"],
  ["/settings/templates/template_1", "hiring", "templates"],
  ["/settings/appearance", "hiring", "settings"],
  ["/runs/run_1", "hiring", "runs"],
] as const)("%s on the side %s is explained by %s", (path, side, topic) => {
  expect(topicOf(path, side)).toBe(topic);
});

it("every page of the navigation has help of its own in both languages", () => {
  const paths = [...AREAS, ...SECTIONS].map(({ path }) => path);
  const topics = paths
    .filter((path) => path !== "/" && path !== "/design" && path !== "/settings/appearance")
    .map((path) => topicOf(path, "hiring"));
  expect(new Set(topics).size).toBe(topics.length);
  for (const topic of topics) {
    expect(helpText.en.topics[topic].points.length).toBeGreaterThan(1);
    expect(helpText.zh.topics[topic].points).toHaveLength(helpText.en.topics[topic].points.length);
  }
});
