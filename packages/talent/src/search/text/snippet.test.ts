import { describe, expect, it } from "vitest";
import { snippetOf } from "./snippet.ts";

const NO_CONCEPTS = () => [];
const marked = ({ snippet, marks }: ReturnType<typeof snippetOf>) =>
  marks.map(({ start, end }) => snippet.slice(start, end));

describe("the piece of a text that is shown", () => {
  const filler = "Nothing is said here that matters to anybody. ".repeat(20);
  const words = new Map([
    ["weld", 3],
    ["ship", 2],
  ]);

  it("is where the most of what was sought stands together", () => {
    const text = `A ship. ${filler}\nAda welded ships.\n${filler} He welds.`;
    const shown = snippetOf(text, "en", { words, concepts: NO_CONCEPTS, start: () => 0 });
    expect(shown.snippet).toContain("Ada welded ships.");
    expect(shown.snippet).toHaveLength(220);
    expect(marked(shown)).toEqual(["welded", "ships"]);
  });

  it("is all of a short text, on one line", () => {
    const shown = snippetOf("Welds\nships", "en", { words, concepts: NO_CONCEPTS, start: () => 0 });
    expect(shown).toEqual({
      snippet: "Welds ships",
      marks: [
        { start: 0, end: 5 },
        { start: 6, end: 11 },
      ],
    });
  });

  it("marks pairs of Han signs that touch as one", () => {
    const shown = snippetOf("他是后端工程师。", "zh", {
      words: new Map(["后端", "工程", "程师"].map((word) => [word, 1])),
      concepts: NO_CONCEPTS,
      start: () => 0,
    });
    expect(marked(shown)).toEqual(["后端工程师"]);
  });

  it("shows a concept in the words of the other language", () => {
    const text = `${filler}She knows machine learning. ${filler}`;
    const concepts = (part: string) => {
      const start = part.indexOf("machine learning");
      return start < 0 ? [] : [{ start, end: start + 16 }];
    };
    const shown = snippetOf(text, "en", {
      words: new Map([["机器", 1]]),
      concepts,
      start: () => 0,
    });
    expect(marked(shown)).toEqual(["machine learning"]);
  });

  it("begins with what is nearest in meaning if there is nothing to mark", () => {
    const text = `${filler}\nShe built bridges. ${filler}`;
    const start = text.indexOf("She");
    const shown = snippetOf(text, "en", { words, concepts: NO_CONCEPTS, start: () => start });
    expect(shown.snippet).toContain("She built bridges.");
    expect(shown.marks).toEqual([]);
  });
});
