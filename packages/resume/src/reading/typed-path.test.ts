import { describe, expect, it } from "vitest";
import { readTypedPath } from "./typed-path.ts";

describe("paths typed by hand", () => {
  it.each([
    ["basic.name = Jane Roe", { path: "basic.name", action: "update", value: "Jane Roe" }],
    [
      "set workExperience[0].endDate: 2021-06",
      { path: "workExperience[0].endDate", action: "update", value: "2021-06" },
    ],
    ["delete projects[1]", { path: "projects[1]", action: "delete" }],
    ["skillContent += Kafka", { path: "skillContent", action: "add", value: "Kafka" }],
    [
      'education += {"school": "Leeds"}',
      { path: "education", action: "add", value: { school: "Leeds" } },
    ],
  ])("%s edits", (message, params) => {
    expect(readTypedPath(message)).toEqual({ name: "CVEditor", params });
  });

  it.each(["education[-1].school", "read basic.email", "查看 workExperience[0]"])(
    "%s reads",
    (message) => {
      expect(readTypedPath(message)?.name).toBe("CVReader");
    },
  );

  it.each([
    "basic",
    "other",
    "projects: delete them",
    "my basic.name is fine",
    "education was hard",
  ])("%s is no path", (message) => {
    expect(readTypedPath(message)).toBeUndefined();
  });
});
