import type { Resume } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { placeLine, placesFor, unplacedIn } from "./place-line.ts";

const DATA: Resume["data"] = {
  basic: { name: "Ann", title: "", email: "", phone: "", location: "", summary: "", links: [] },
  workExperience: [
    {
      id: "w1",
      company: "Acme",
      position: "",
      location: "",
      startDate: "",
      endDate: "",
      description: "- Built it",
    },
  ],
  education: [],
  projects: [],
  skillContent: "",
  other: [
    { id: "other-1", title: "Awards", content: "Best" },
    { id: "unplaced", title: "", content: "Engineer\nBerlin" },
  ],
};

describe("a line that no field has taken", () => {
  it("can go to every empty field and to every text", () => {
    expect(unplacedIn(DATA)).toEqual({ index: 1, lines: ["Engineer", "Berlin"] });
    expect(placesFor(DATA).map(({ pointer }) => pointer)).toEqual([
      "/basic/title",
      "/basic/email",
      "/basic/phone",
      "/basic/location",
      "/basic/summary",
      "/skillContent",
      "/workExperience/0/position",
      "/workExperience/0/location",
      "/workExperience/0/description",
    ]);
  });

  it("is put there and taken from the others", () => {
    expect(placeLine(DATA, 1, "/workExperience/0/location")).toEqual([
      { op: "replace", path: "/workExperience/0/location", value: "Berlin" },
      { op: "replace", path: "/other/1/content", value: "Engineer" },
    ]);
  });

  it("is added to what a text says already", () => {
    expect(placeLine(DATA, 0, "/workExperience/0/description")[0]).toEqual({
      op: "replace",
      path: "/workExperience/0/description",
      value: "- Built it\nEngineer",
    });
  });

  it("is left out, and its section with the last one", () => {
    const last = { ...DATA, other: [{ id: "unplaced", title: "", content: "Page" }] };
    expect(placeLine(last, 0, null)).toEqual([{ op: "remove", path: "/other/0" }]);
    expect(placeLine(last, 3, null)).toEqual([]);
  });
});
