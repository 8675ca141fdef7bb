import { describe, expect, it } from "vitest";
import { shareAt } from "./own-or-wanted.ts";

const share = (wish: string, word: string) => shareAt(wish, wish.indexOf(word));

describe("beside what is wanted", () => {
  it.each([
    ["想做计算机视觉相关的项目，会 Python 和一点 PyTorch", "PyTorch"],
    ["会 React，想转做后端开发", "React"],
    ["I know Python and SQL and want to do research on climate", "SQL"],
    ["frontend developer with React, looking for a backend role", "React"],
  ])("what somebody can do counts for less: %s", (wish, word) => {
    expect(share(wish, word)).toBeLessThan(1);
  });

  it.each([
    ["想做计算机视觉相关的项目，会 Python 和一点 PyTorch", "计算机视觉"],
    ["I know Python and SQL and want to do research on climate", "climate"],
    ["I want to work with children", "children"],
    ["想做有意思的数据分析", "数据分析"],
    ["会 Java 和 Kafka", "Kafka"],
    ["社会研究，想做访谈", "研究"],
    ["Python", "nothing of it"],
  ])("the rest counts in full: %s", (wish, word) => expect(share(wish, word)).toBe(1));
});
