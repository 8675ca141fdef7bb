/** Reads the entries of education. */
import type { Education } from "../../../model/resume-data.ts";
import type { Context } from "../context.ts";
import { LIMITS } from "../draft.ts";
import { dates, description, type EntryParts, entryParts } from "../entries/entry-parts.ts";
import { segmentEntries } from "../entries/segment-entries.ts";
import type { Line } from "../text/line.ts";
import type { Piece } from "../text/span.ts";
import { findDegrees, isGrade, majorScore, schoolScore } from "../words/degrees.ts";
import { isPlace } from "../words/places.ts";
import { studyPieces } from "./study-pieces.ts";

export function readEducation(context: Context, lines: readonly Line[]): Education[] {
  return segmentEntries(lines, hint)
    .slice(0, LIMITS.education)
    .map((entry, index) => write(context, entryParts(context.text, entry), index));
}

function hint({ text }: Line): number {
  if (
    /^(?:主修|核心|相关|专业)?(?:课程|荣誉)|^(?:relevant )?(?:coursework|courses|honou?rs|thesis)/i.test(
      text,
    )
  ) {
    return -2;
  }
  if (isGrade(text) && text.length < 30) return -1;
  return schoolScore(text) > 0 || findDegrees(text).length > 0 ? 1 : 0;
}

function write({ original, text, sourced }: Context, parts: EntryParts, index: number): Education {
  const path = `education[${index}]`;
  const { labelled, header } = parts;
  const { schools, degrees, majors, rest } = studyPieces(text, header.pieces);
  const school = labelled.get("school") ?? schools[0] ?? firstName(rest);
  const degree = labelled.get("degree") ?? degrees[0];
  const left = rest.filter(
    (piece) => piece !== school && !isPlace(piece.text) && !isGrade(piece.text),
  );
  const major =
    labelled.get("major") ??
    majors[0] ??
    left.toSorted((a, b) => majorScore(b.text) - majorScore(a.text))[0];
  return {
    id: `education-${index + 1}`,
    school: sourced.line(`${path}.school`, school),
    major: sourced.line(`${path}.major`, major),
    degree: sourced.line(`${path}.degree`, degree),
    ...dates(sourced, path, parts.range, "end"),
    description: sourced.prose(
      `${path}.description`,
      description(
        original,
        parts,
        [school, degree, major],
        rest.filter(({ text: words }) => isGrade(words)),
      ),
    ),
  };
}

/** A school whose name has none of the words that schools have: the first that can be a name. */
const firstName = (rest: readonly Piece[]) =>
  rest.find(({ text }) => !isPlace(text) && !isGrade(text) && majorScore(text) === 0);
