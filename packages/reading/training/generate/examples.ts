/** A document as numbers: what the network is given, and what it should say. */

import { foldText } from "../../src/parsing/resume/text/characters.ts";
import { readLines } from "../../src/parsing/resume/text/read-lines.ts";
import { featuresOfLines } from "../../src/parsing/resume/trained/features/features.ts";
import { ROLES, SECTIONS, TAGS } from "../../src/parsing/resume/trained/labels.ts";
import type { Written } from "./writer.ts";

export interface Example {
  readonly lines: readonly {
    readonly looks: readonly number[];
    readonly section: number;
    readonly role: number;
    readonly words: readonly {
      readonly key: string;
      readonly place: number;
      readonly tag: number;
    }[];
  }[];
}

export function exampleOf({ document, lines, tags }: Written): Example {
  const text = foldText(document.text);
  let at = 0;
  let next = 0;
  return {
    lines: featuresOfLines(text, readLines(document, text)).map(
      ({ line, looks, words, places }) => {
        while ((lines[at]?.end ?? Number.POSITIVE_INFINITY) <= line.start) at += 1;
        return {
          looks,
          section: SECTIONS.indexOf(lines[at]?.section ?? "other"),
          role: ROLES.indexOf(lines[at]?.role ?? "body"),
          words: words.map(({ key, start }, index) => {
            while ((tags[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
            const tag =
              (tags[next]?.start ?? Number.POSITIVE_INFINITY) <= start ? tags[next]?.tag : "none";
            return { key, place: places[index] ?? 0, tag: TAGS.indexOf(tag ?? "none") };
          }),
        };
      },
    ),
  };
}
