/** The words of an article that are the writer's own. A new language is a new entry. */
import type { Language } from "../text/language.ts";

export interface Phrases {
  title(topic: string): string;
  opening(topic: string, titles: readonly string[]): string;
  /** Before the first quote of a source, before the second, and so on. */
  readonly leads: readonly [string, ...string[]];
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
      "The main point:",
      "A second observation:",
      "And, to put it into practice:",
      "It adds:",
    ],
    closing: (topic, titles) =>
      `Who wants to begin with ${topic} can take these in order: ${listOf(titles)}. None of them needs more than paper and an agreement among colleagues.`,
    sources: "Sources",
    space: " ",
  },
  zh: {
    title: (topic) => topic,
    opening: (topic, titles) =>
      `关于${topic}，已经知道什么，明天又能做什么？本文依据${titles.length}份资料：${titles.join("、")}。`,
    leads: ["要点是：", "另一个观察：", "落实到做法：", "资料还指出："],
    closing: (topic, titles) =>
      `想从${topic}着手，可以依次参考：${titles.join("、")}。这些做法只需要纸笔和同事之间的约定。`,
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
