import { describe, expect, it } from "vitest";
import { queryWords } from "./query-words.ts";
import { wordsOf } from "./words.ts";

const words = (text: string) => [...wordsOf(text)].map(({ word }) => word);

describe("the words of a text", () => {
  it("are Latin words in lower case, without their endings", () => {
    expect(words("Managed, managing & manages DATABASES")).toEqual([
      "manag",
      "manag",
      "manag",
      "databas",
    ]);
    expect(words("companies company")).toEqual(["company", "company"]);
    expect(words("planned plans classes boxes")).toEqual(["plan", "plan", "class", "box"]);
  });

  it("keep words that only look as if they had an ending", () => {
    expect(words("string red need speed business bus analysis")).toEqual([
      "string",
      "red",
      "need",
      "speed",
      "business",
      "bus",
      "analysis",
    ]);
  });

  it("are pairs of Han signs, and a sign where it stands alone", () => {
    expect(words("后端工程师")).toEqual(["后端", "端工", "工程", "程师"]);
    expect(words("学 Python 三年")).toEqual(["学", "python", "三年"]);
    expect(words("𠮷野家")).toEqual(["𠮷野", "野家"]);
  });

  it("are names that a sign tells apart, and numbers", () => {
    expect(words("C, C++17, C#, F# and .NET 8; ASP.NET, Node.js")).toEqual([
      "c",
      "c++",
      "17",
      "c#",
      "f#",
      "and",
      ".net",
      "8",
      "asp",
      ".net",
      "node",
      "js",
    ]);
  });

  it("are the same in full width and half width", () => {
    expect(words("Ｊａｖａ １２")).toEqual(["java", "12"]);
  });

  it("know where they stand", () => {
    const text = "做 Payments、结算";
    expect([...wordsOf(text)].map(({ start, end }) => text.slice(start, end))).toEqual([
      "做",
      "Payments",
      "结算",
    ]);
  });
});

describe("the words of a question", () => {
  it("leave out what only makes it a question", () => {
    expect(queryWords("I am looking for someone who can weld ships")).toEqual(["weld", "ship"]);
    expect(queryWords("我想找一个会焊接的工人")).toEqual(["会焊", "焊接", "工人"]);
    expect(queryWords("the who")).toEqual([]);
  });

  it("are each sought once, and no more than forty", () => {
    expect(queryWords("weld, welding, welded")).toEqual(["weld"]);
    const long = Array.from({ length: 100 }, (_, number) => `word${number}`).join(" ");
    expect(queryWords(long)).toHaveLength(40);
  });
});

describe("the words of a Chinese question", () => {
  it("end where words end: what only two of them together would say is not sought", () => {
    expect(queryWords("前端工程师")).toEqual(["前端", "工程", "程师"]);
    expect(queryWords("懂供应链的运营经理")).not.toContain("营经");
  });
});
