import { expect, it } from "vitest";
import { withoutWords } from "./without-words.ts";

const without = (sentence: string, words: string) => {
  const start = sentence.indexOf(words);
  return withoutWords(sentence, { start, end: start + words.length });
};

it("takes a part out of a sentence with its comma", () => {
  const sentence = "Java, in Munich, not yet contacted";
  expect(without(sentence, "in Munich")).toBe("Java, not yet contacted");
  expect(without(sentence, "not yet contacted")).toBe("Java, in Munich");
  expect(without("in Munich, Java", "in Munich")).toBe("Java");
  expect(without("nurse in Berlin with a car", "in Berlin")).toBe("nurse with a car");
  expect(without("护士，五年以上、在上海", "五年以上")).toBe("护士，在上海");
  expect(without("五年以上", "五年以上")).toBe("");
});
