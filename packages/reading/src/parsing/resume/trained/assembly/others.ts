/** What has no field of its own, under its own heading. */
import { HAN_DIGITS } from "@bole/language/text";
import type { OtherSection } from "../../../../model/resume-data.ts";
import type { Context } from "../../context.ts";
import { LIMITS } from "../../draft.ts";
import { joinLines } from "../../text/join-lines.ts";
import type { Line } from "../../text/line.ts";
import { trimPiece } from "../../text/span.ts";
import type { LabelledLine } from "../labelled-line.ts";

interface Part {
  readonly heading: Line | undefined;
  readonly lines: Line[];
}

const NUMBER = new RegExp(`^(?:[${HAN_DIGITS}十]+、|\\d{1,2}[.)]\\s+)`, "u");

/** How long the number before a heading is: "四、", "3. ". */
const numbered = (heading: string): number => NUMBER.exec(heading)?.[0].length ?? 0;

export function writeOthers(context: Context, lines: readonly LabelledLine[]): OtherSection[] {
  const parts: Part[] = [];
  let current: Part | undefined;
  for (const { line, section, role } of lines) {
    if (section === "furniture") continue;
    if (section !== "other") current = undefined;
    else if (role === "heading") {
      current = { heading: line, lines: [] };
      parts.push(current);
    } else if (current) current.lines.push(line);
    else {
      current = { heading: undefined, lines: [line] };
      parts.push(current);
    }
  }
  return parts
    .filter((part) => part.lines.length > 0)
    .slice(0, LIMITS.other)
    .map(({ heading, lines: own }, index) => ({
      id: `other-${index + 1}`,
      title: context.sourced.line(
        `other[${index}].title`,
        heading && trimPiece(context.text, heading.start + numbered(heading.text), heading.end),
      ),
      content: context.sourced.prose(`other[${index}].content`, joinLines(context.original, own)),
    }));
}
