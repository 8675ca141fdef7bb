import { describe, expect, it } from "vitest";
import { QuotableText } from "./find-quote.ts";

const TEXT = "李雷，Google  Cloud\n工程师 since 2019（上海）";
const find = (quote: string) => {
  const span = new QuotableText(TEXT).find(quote);
  return span === undefined ? undefined : TEXT.slice(span.start, span.end);
};

describe("a quote", () => {
  it.each([
    ["Google Cloud", "Google  Cloud"],
    ["Cloud 工程师", "Cloud\n工程师"],
    ["李雷,", "李雷，"],
    [" since2019 (上海) ", "since 2019（上海）"],
  ])("of %j is found whatever blanks and widths it has", (quote, there) => {
    expect(find(quote)).toBe(there);
  });

  it.each(["google cloud", "Go", "201", "Google Clod", "", "  ", "李雷的工程师"])(
    "of %j is none: other words, or a part of a word",
    (quote) => expect(find(quote)).toBeUndefined(),
  );
});
