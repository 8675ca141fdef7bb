/** What the pieces of an education's header are: schools, degrees and what they were in. */
import { hasCjk } from "../text/characters.ts";
import { between, matchesOutside, type Piece, trimPiece } from "../text/span.ts";
import { findDegrees, isGrade, schoolScore } from "../words/degrees.ts";

interface StudyPieces {
  readonly schools: readonly Piece[];
  readonly degrees: readonly Piece[];
  /** What a degree is said to be in. */
  readonly majors: readonly Piece[];
  readonly rest: readonly Piece[];
}

/** Universities that are told apart by the place behind the comma. */
const OF_A_PLACE =
  /^(?:University of [A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?|Indian Institute of [\p{L}]+|National Institute of [\p{L}]+|[\p{L} ]*State University|City University of New York)$/u;

/** Commas, slashes, and the end of a school's name where its subject follows without a blank. */
const CHINESE_CUT =
  /\s*[,、/]\s*|(?<=大学|学院)(?=(?!.*(?:学院|分校|校区|医院)$)[\u3400-\u9fff]{2})/g;

/** How somebody studied, which is no subject. */
const WAY =
  "(?:在职|全日制|非全日制|统招|自考|成人|成教|函授|脱产|业余|part[- ]time|full[- ]time|online|remote|evening (?:course|school)|not (?:completed|finished)|unfinished|incomplete|in progress|ongoing|(?:first|second|third|fourth|final)[- ]year(?: student)?|year \\d+|student|\\d+[- ](?:weeks?|months?|years?|周|个月|年))";
const NOTE = new RegExp(`^[(]?(?:${WAY}|师范)(?:\\s*[,/·]\\s*${WAY})*[)]?$`, "i");
const NOTE_BEHIND = new RegExp(`\\s*\\(\\s*${WAY}(?:\\s*[,/·]\\s*${WAY})*\\s*\\)$`, "i");

export function studyPieces(text: string, pieces: readonly Piece[]): StudyPieces {
  const found = {
    schools: [] as Piece[],
    degrees: [] as Piece[],
    majors: [] as Piece[],
    rest: [] as Piece[],
  };
  for (const whole of pieces.flatMap((one) => parts(text, one))) {
    const piece = withoutNote(text, whole);
    if (piece === undefined || NOTE.test(piece.text)) continue;
    const [degree] = findDegrees(piece.text);
    if (isGrade(piece.text)) found.rest.push(piece);
    else if (schoolScore(piece.text) > 0 && !(degree && degree.start === 0))
      found.schools.push(schoolOf(text, piece));
    else if (degree === undefined) {
      const major = majorOf(text, piece);
      (major.start === piece.start && major.end === piece.end ? found.rest : found.majors).push(
        major,
      );
    } else {
      const at = piece.start + degree.start;
      const to = piece.start + degree.end;
      found.degrees.push({ start: at, end: to, text: text.slice(at, to) });
      const behind = trimPiece(text, skipWord(text, to, piece.end), piece.end);
      const before = trimPiece(text, piece.start, at);
      for (const side of [behind, before]) {
        if (side) found.majors.push(majorOf(text, side));
      }
    }
  }
  const best = found.schools.toSorted((a, b) => rank(b.text) - rank(a.text));
  return { ...found, schools: best };
}

function withoutNote(text: string, piece: Piece): Piece | undefined {
  const note = NOTE_BEHIND.exec(piece.text);
  return note ? trimPiece(text, piece.start, piece.start + note.index) : piece;
}

const rank = (school: string) => (/大学|University/.test(school) ? 1 : 0);

/** "in", "of" and signs between a degree and its subject. */
function skipWord(text: string, from: number, to: number): number {
  const match = /^\s*(?:degree\s+)?(?:[,:(–—-]\s*)?(?:in|of|,|major(?:ing)? in)?\s+/i.exec(
    text.slice(from, to),
  );
  return from + (match?.[0].length ?? 0);
}

/** "毕业于复旦大学" names the school only behind its first words. */
function schoolOf(text: string, piece: Piece): Piece {
  const lead = /^(?:就读于|毕业于|考入|在|于)\s*(?=[\u4e00-\u9fff]{3})/.exec(piece.text);
  return trimPiece(text, piece.start + (lead?.[0].length ?? 0), piece.end) ?? piece;
}

/** Without the word that says it is one: "软件工程专业", "Major in History". */
function majorOf(text: string, piece: Piece): Piece {
  const label =
    /^(?:主修|专业|攻读|修读|就读|学习|读|major(?:ing)?(?: in)?|specializ(?:ing|ation) in|concentration in)\s*[:：]?\s*/i.exec(
      piece.text,
    );
  const end = /专业$/.test(piece.text) && piece.text.length > 3 ? piece.end - 2 : piece.end;
  return trimPiece(text, piece.start + (label?.[0].length ?? 0), end) ?? piece;
}

/** Commas divide here, unless they belong to the school's name. */
function parts(text: string, piece: Piece): Piece[] {
  const commas = matchesOutside(text, piece, hasCjk(piece.text) ? CHINESE_CUT : /\s*,\s+/g);
  const cut = between(text, piece, commas);
  const joined: Piece[] = [];
  for (const [index, part] of cut.entries()) {
    const before = joined.at(-1);
    const after = cut[index + 1];
    const campus =
      before !== undefined &&
      OF_A_PLACE.test(before.text) &&
      findDegrees(part.text).length === 0 &&
      /^[A-Z][\p{L}-]+(?: [A-Z][\p{L}]+){0,2}$/u.test(part.text) &&
      !/^[A-Z]{2}$/.test(after?.text ?? "");
    if (campus)
      joined[joined.length - 1] = {
        start: before.start,
        end: part.end,
        text: text.slice(before.start, part.end),
      };
    else joined.push(part);
  }
  return joined;
}
