import { expect, it } from "vitest";
import { writingWish } from "./writing-wishes.ts";

it.each([
  ["shorter", { kind: "shorter" }],
  ["a bit less formal", { kind: "casual" }],
  ["more formal please", { kind: "formal" }],
  ["mention two days of remote work.", { kind: "mention", what: "two days of remote work" }],
  ["Add that the team is small", { kind: "mention", what: "the team is small" }],
  ["4 lines at most", { kind: "length", sentences: 4 }],
  ["just two sentences", { kind: "length", sentences: 2 }],
  ["三句话以内", { kind: "length", sentences: 3 }],
  ["短一点", { kind: "shorter" }],
  ["语气随意一点", { kind: "casual" }],
  ["不要太正式", { kind: "casual" }],
  ["正式一些", { kind: "formal" }],
  ["提一下每周可以远程两天", { kind: "mention", what: "每周可以远程两天" }],
])("%s", (words, wish) => expect(writingWish(words)).toEqual(wish));

it.each(["in the style of a pirate", "写成一首诗", "mention", ""])("needs a writer: %s", (words) =>
  expect(writingWish(words)).toBeUndefined(),
);
