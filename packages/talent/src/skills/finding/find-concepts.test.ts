import { describe, expect, it } from "vitest";
import { findConcepts } from "./find-concepts.ts";

const wordsIn = (text: string): string[] =>
  findConcepts(text).flatMap(({ id, spans }) =>
    spans.map(({ start, end }) => `${id}: ${text.slice(start, end)}`),
  );

describe("names in Latin letters", () => {
  it("are whole words, whatever their case, width, hyphens and spaces", () => {
    expect(wordsIn("JavaScript, not java")).toEqual(["javascript: JavaScript", "java: java"]);
    expect(wordsIn("Ｊａｖａ")).toEqual(["java: Ｊａｖａ"]);
    expect(wordsIn("front end, Front-End, FRONTEND")).toEqual([
      "frontend-development: front end",
      "frontend-development: Front-End",
      "frontend-development: FRONTEND",
    ]);
  });

  it("may hold signs", () => {
    expect(wordsIn("C++, C#, .NET, ASP.NET, Node.js, CI/CD")).toEqual([
      "cpp: C++",
      "csharp: C#",
      "dotnet: .NET",
      "asp-net: ASP.NET",
      "node-js: Node.js",
      "ci-cd: CI/CD",
    ]);
  });
});
