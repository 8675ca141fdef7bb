/** Keeps what has no field of its own, under its own heading. */
import type { OtherSection } from "../../../model/resume-data.ts";
import type { TextSpan } from "../../../model/span.ts";
import type { Context } from "../context.ts";
import { LIMITS } from "../draft.ts";
import type { Section } from "../headings/split-sections.ts";
import { joinLines } from "../text/join-lines.ts";
import type { Line } from "../text/line.ts";
import { trimPiece } from "../text/span.ts";

/** @param not lines that belong elsewhere */
export function readOther(
  context: Context,
  sections: readonly Section[],
  not: readonly Line[],
): OtherSection[] {
  return sections
    .map((section) => ({ ...section, lines: section.lines.filter((line) => !not.includes(line)) }))
    .filter(({ kind, heading, lines }) => kind === "other" && heading && lines.length > 0)
    .slice(0, LIMITS.other)
    .map(({ heading, lines }, index) => ({
      id: `other-${index + 1}`,
      title: context.sourced.line(
        `other[${index}].title`,
        heading && withoutNumber(context.text, heading),
      ),
      content: context.sourced.prose(`other[${index}].content`, joinLines(context.original, lines)),
    }));
}

const NUMBER = /^\s*(?:(?:[一二三四五六七八九十]{1,2}|\d{1,2}|[IVX]{1,4})\s*[、.)]\s*|[【[「]\s*)/;

/** "六、证书" is about certificates, whatever its number. */
function withoutNumber(text: string, { start, end }: TextSpan) {
  const number = NUMBER.exec(text.slice(start, end))?.[0].length ?? 0;
  const words = trimPiece(text, start + number, end);
  return words && /[】」\]]$/.test(words.text)
    ? trimPiece(text, words.start, words.end - 1)
    : words;
}
