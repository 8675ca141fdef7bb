import { describe, expect, it } from "vitest";
import { digestFile } from "./digest-file.ts";

const TODAY = new Date("2026-01-15T00:00:00Z");
const digest = (name: string, text: string) =>
  digestFile({ name, bytes: new TextEncoder().encode(text) }, TODAY);

describe("a digest", () => {
  it("says who somebody is, what they can do and for how long they have worked", async () => {
    const { document, resume, found, years } = await digest(
      "alice.txt",
      "Alice Smith\nalice@example.com\n\nExperience\nAcme Corp, Software Engineer\n2020-01 – present\n- Built a ledger with PostgreSQL and Kafka",
    );
    expect(document.kind).toBe("txt");
    expect(resume.data.basic).toMatchObject({ name: "Alice Smith", email: "alice@example.com" });
    expect(years).toBe(6);
    const words = found.flatMap(({ spans }) =>
      spans.map(({ start, end }) => document.text.slice(start, end)),
    );
    expect(words).toEqual(expect.arrayContaining(["PostgreSQL", "Kafka"]));
  });

  it.each([
    [
      "JSON Resume",
      {
        basics: { name: "Alice Smith", email: "alice@example.com" },
        work: [{ name: "Acme", position: "Engineer", startDate: "2020-01", highlights: ["Kafka"] }],
        skills: [{ name: "Databases", keywords: ["PostgreSQL"] }],
      },
    ],
    [
      "the assistant's own JSON",
      {
        basic: { name: "Alice Smith", email: "alice@example.com" },
        workExperience: [{ id: "w1", company: "Acme", position: "Engineer", startDate: "2020-01" }],
        skillContent: "PostgreSQL",
      },
    ],
  ])("writes %s down, and knows where each value stands", async (_, json) => {
    const { document, resume } = await digest("alice.json", JSON.stringify(json));
    const said = (path: string) =>
      resume.sources[path]?.map(({ start, end }) => document.text.slice(start, end));
    expect(said("basic.name")).toEqual(["Alice Smith"]);
    expect(said("basic.email")).toEqual(["alice@example.com"]);
    expect(said("workExperience[0].company")).toEqual(["Acme"]);
    expect(said("skillContent")?.join()).toContain("PostgreSQL");
    expect(resume.data.workExperience[0]?.company).toBe("Acme");
    expect(document.text).toContain("Work experience\nAcme · Engineer");
  });

  it("refuses JSON that is about something else", async () => {
    await expect(digest("x.json", '{"price": 3}')).rejects.toMatchObject({
      code: "json-no-resume",
    });
  });
});
