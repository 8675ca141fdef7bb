import { expect, it } from "vitest";
import { gapsOf } from "./gaps.ts";

const basic = { name: "", title: "", email: "", phone: "", location: "", summary: "", links: [] };
const EMPTY = { basic, workExperience: [], education: [], skillContent: "" };

it("names everything that a blank résumé lacks", () => {
  expect(gapsOf(EMPTY, [])).toEqual(["name", "contact", "summary", "work", "education", "skills"]);
});

it("is content with one way to reach somebody, and takes empty markup for nothing", () => {
  const told = { ...basic, name: "Ida", phone: "+49 30 1", summary: "<p>Baker</p>" };
  expect(gapsOf({ ...EMPTY, basic: told, skillContent: "<p> </p>" }, [])).toEqual([
    "work",
    "education",
    "skills",
  ]);
});
