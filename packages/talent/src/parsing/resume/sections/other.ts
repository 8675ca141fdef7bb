/** Keeps what has no field of its own, under its own heading. */
import type { OtherSection } from "../../../model/resume-data.ts";
import { LIMITS } from "../draft.ts";
import type { Section } from "../headings/split-sections.ts";
import { joinLines } from "../text/join-lines.ts";
import { trimPiece } from "../text/span.ts";
import type { Context } from "./context.ts";

export function readOther(context: Context, sections: readonly Section[]): OtherSection[] {
  return sections
    .filter(({ kind, heading, lines }) => kind === "other" && heading && lines.length > 0)
    .slice(0, LIMITS.other)
    .map(({ heading, lines }, index) => ({
      id: `other-${index + 1}`,
      title: context.sourced.line(
        `other[${index}].title`,
        heading && trimPiece(context.text, heading.start, heading.end),
      ),
      content: context.sourced.prose(`other[${index}].content`, joinLines(context.original, lines)),
    }));
}
