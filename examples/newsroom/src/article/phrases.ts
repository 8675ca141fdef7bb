/** The words of an article that are the writer's own. A new language is a new entry. */
import type { Language } from "../text/language.ts";

export interface Phrases {
  title(topic: string): string;
  opening(topic: string, titles: readonly string[]): string;
  /** For section after section: before the first quote of its source, the second, and so on. */
  readonly leads: readonly (readonly string[])[];
  closing(topic: string, titles: readonly string[]): string;
  readonly sources: string;
  /** Between a quote and what follows it. */
  readonly space: string;
}

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    title: (topic) => capital(topic),
    opening: (topic, titles) =>
      `What is known about ${topic}, and what can be done with it tomorrow? ${countOf(titles.length)} on it: ${listOf(titles)}.`,
    leads: [
      ["The main point:", "A second observation:", "And in practice:"],
      ["To begin with:", "It follows, more concretely:", "And beyond that:"],
      ["One reads there:", "And, a little later:", "And at last:"],
      ["The source is plain about it:", "It adds:", "It ends with:"],
    ],
    closing: (topic, titles) =>
      `Who wants to begin with ${topic} can read on in this order: ${listOf(titles)}.`,
    sources: "Sources",
    space: " ",
  },
  zh: {
    title: (topic) => topic,
    opening: (topic, titles) =>
      `关于${topic}，已经知道什么，明天又能做什么？本文依据以下资料：${titles.join("、")}。`,
    leads: [
      ["要点是：", "另一个观察：", "落实到做法："],
      ["首先：", "更具体地说：", "此外："],
      ["资料写道：", "随后又写道：", "最后写道："],
      ["这一点说得很清楚：", "资料还指出：", "最后指出："],
    ],
    closing: (topic, titles) => `想从${topic}着手，可以依次参考：${titles.join("、")}。`,
    sources: "资料来源",
    space: "",
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const countOf = (count: number) => (count === 1 ? "One source reports" : `${count} sources report`);

function listOf(titles: readonly string[]): string {
  const names = titles.map((title) => `*${title}*`);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join("; ")}; ${names.at(-1)}`;
}
