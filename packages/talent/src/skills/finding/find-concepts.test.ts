import { describe, expect, it } from "vitest";
import { findConcepts } from "./find-concepts.ts";

/** What was found, in the words of the text. */
const wordsIn = (text: string): string[] =>
  findConcepts(text).flatMap(({ id, spans }) =>
    spans.map(({ start, end }) => `${id}: ${text.slice(start, end)}`),
  );
const idsIn = (text: string): string[] => findConcepts(text).map(({ id }) => id);

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
    expect(idsIn("node js and NodeJS, CI / CD")).toEqual(["node-js", "ci-cd"]);
  });

  it("may have a version or a plural behind them, and the spelling of either side of the ocean", () => {
    expect(wordsIn("Python3 and Vue2")).toEqual(["python: Python3", "vue: Vue2"]);
    expect(wordsIn("REST APIs, knowledge graph")).toEqual([
      "rest-api: REST APIs",
      "knowledge-graphs: knowledge graph",
    ]);
    expect(idsIn("data visualization, data visualisation")).toEqual(["data-visualization"]);
    expect(idsIn("lives in Leeds and draws on a Canvas")).toEqual([]);
  });

  it("go on in the next line, but not in the next paragraph", () => {
    expect(wordsIn("machine\nlearning")).toEqual(["machine-learning: machine\nlearning"]);
    expect(idsIn("washing machine\n\nlearning")).toEqual([]);
  });
});

describe("Chinese names", () => {
  it("are the longest ones", () => {
    expect(wordsIn("自然语言处理与大语言模型微调")).toEqual([
      "natural-language-processing: 自然语言处理",
      "large-language-models: 大语言模型",
    ]);
  });

  it("cut no word in half", () => {
    // 社会|计划 is not 会计, 目前|端口 not 前端, 语法|语义 not 法语, 客户|服务器 not 客户服务.
    expect(idsIn("社会计划，目前端口，语法语义，客户服务器")).toEqual([]);
    expect(wordsIn("成本会计、前端工程师、法语、数据分析师")).toEqual([
      "cost-accounting: 成本会计",
      "frontend-development: 前端工程师",
      "french: 法语",
      "data-analysis: 数据分析师",
    ]);
  });

  it("may be broken by the end of a line, and mixed with Latin letters", () => {
    expect(wordsIn("负责数据库优\n化")).toEqual(["database-tuning: 数据库优\n化"]);
    expect(idsIn("C 语言、C语言")).toEqual(["c-language"]);
  });
});

describe("ambiguous names", () => {
  it("count in a list of skills, beside another one, and after words that say so", () => {
    expect(idsIn("Java, Go, R")).toEqual(["java", "go", "r-language"]);
    expect(idsIn("skills: c, r, java")).toEqual(["c-language", "r-language", "java"]);
    expect(idsIn("熟悉 go 和 c")).toEqual(["go", "c-language"]);
    expect(idsIn("Wrote services in Go. Analysed data with R.")).toEqual(["go", "r-language"]);
    expect(idsIn("Word、Excel")).toEqual(["word", "excel"]);
    expect(idsIn("会用 React 的前端")).toEqual(["react", "frontend-development"]);
    expect(idsIn("找一个会 Go 的人")).toEqual(["go"]);
  });

  it("do not count elsewhere", () => {
    expect(idsIn("We go to Spring Festival and excel in a word")).toEqual([]);
    expect(idsIn("R&D, Vitamin C, C 端用户, Spring 2019")).toEqual([]);
  });

  it("count when they are all that is asked about", () => {
    expect(idsIn("Go")).toEqual(["go"]);
  });

  it("mean what stands nearby", () => {
    expect(idsIn("PS、AI、AE")).toEqual(["photoshop", "illustrator", "after-effects"]);
    expect(idsIn("AI 与大模型")).toEqual(["artificial-intelligence", "large-language-models"]);
    expect(idsIn("AWS, GCP")).toEqual(["aws", "google-cloud"]);
    expect(idsIn("临床监查，遵循 GCP")).toEqual(["clinical-trials"]);
  });
});

describe("what does not count", () => {
  it("is what somebody says they cannot do, or what is not asked for", () => {
    expect(idsIn("不会 Java、Go，但熟悉 Python")).toEqual(["python"]);
    expect(idsIn("无 Java 经验；没用过 Docker")).toEqual([]);
    expect(idsIn("No experience with Java, Docker or Go, but Rust services")).toEqual(["rust"]);
    expect(idsIn("Java is not required; Kotlin is")).toEqual(["kotlin"]);
    expect(idsIn("不仅熟悉 Java，而且不断学习 Python")).toEqual(["java", "python"]);
  });

  it("is a part of an address", () => {
    expect(idsIn("https://github.com/li/vue, java@docker.com, www.python.org")).toEqual([]);
  });
});

it("gives each concept once, with all its places", () => {
  expect(findConcepts("SQL 与 SQL")).toEqual([
    {
      id: "sql",
      spans: [
        { start: 0, end: 3 },
        { start: 6, end: 9 },
      ],
    },
  ]);
  expect(findConcepts("")).toEqual([]);
});

it("takes odd texts as they are", () => {
  const odd = "\ufeff\ud800 İ Java\u0000\u200b 👩‍💻 Python".normalize();
  const found = findConcepts(odd).flatMap(({ spans }) => spans);
  expect(found.map(({ start, end }) => odd.slice(start, end))).toEqual(["Java", "Python"]);
});
