import { describe, expect, it } from "vitest";
import { mentionAt, mentionsIn, suggestionsFor } from "./mentions-in.ts";

const COLLEAGUES = [
  { user_id: "h", name: "Henry Hale" },
  { user_id: "a", name: "Anna" },
  { user_id: "l", name: "Anna Lee" },
  { user_id: "w", name: "王芳" },
  { user_id: "h2", name: "Henry Hale" },
];

describe("whom a note mentions", () => {
  it("is who is named in full after an @, however it was written", () => {
    expect(mentionsIn("@Anna Lee and @王芳，please look", COLLEAGUES)).toEqual(["l", "w"]);
    expect(mentionsIn("ask @anna", COLLEAGUES)).toEqual(["a"]);
    expect(mentionsIn("ask Anna, write to anna@acme.example", COLLEAGUES)).toEqual([]);
  });

  it("is who was picked, where two have one name, and otherwise both", () => {
    expect(mentionsIn("@Henry Hale?", COLLEAGUES, ["h2"])).toEqual(["h2"]);
    expect(mentionsIn("@Henry Hale?", COLLEAGUES)).toEqual(["h", "h2"]);
  });
});

describe("while one types", () => {
  const suggested = (text: string) => {
    const typed = mentionAt(text, text.length);
    return typed === null ? null : suggestionsFor(typed, COLLEAGUES).map(({ user_id }) => user_id);
  };

  it("suggests those whose first or last name begins so", () => {
    expect(suggested("@")).toHaveLength(5);
    expect(suggested("Thanks @he")).toEqual(["h", "h2"]);
    expect(suggested("@lee")).toEqual(["l"]);
  });

  it("suggests nothing in an address, on the next line, or when the name is whole", () => {
    expect(suggested("anna@ac")).toBeNull();
    expect(suggested("@Anna\nnext")).toBeNull();
    expect(suggested("@Anna Lee")).toEqual([]);
  });
});
