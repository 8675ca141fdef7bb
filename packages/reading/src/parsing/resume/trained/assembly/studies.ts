/** A degree and its subject, where the network has taken them for one: "Grado en Historia", "教育硕士（在职）". */
import type { TextSpan } from "../../../../model/span.ts";
import { trimPiece } from "../../text/span.ts";
import { findDegrees } from "../../words/degrees.ts";
import type { Spans } from "./fields.ts";

export interface Study {
  readonly degree: Spans;
  readonly major: Spans;
}

/** How somebody studied, or the degree once more in short. */
const BESIDE =
  /[(（](?:全日制|非全日制|在职|在職|函授|自考|统招|统招生|成人|夜大)[)）]$|\s[-–]\s\p{Lu}[\p{L}.]{1,5}$/u;
/** "工学学士" is the name of a degree; in "教育硕士" the subject stands before it. */
const CHINESE =
  /^(?![工理文法经經管医醫农農教艺藝史哲军軍]学|[工理文法經管醫農藝史哲]學)(\p{Script=Han}{2,}?)(?:专业|專業)?(?:博士|硕士|碩士|学士|學士)(?:学位|學位)?$/u;
const JOINED = /^(.{2,60})\s(?:in|en|em)\s(?=\p{L}{3})/u;

export function studyOf(text: string, degree: Spans, major: Spans): Study {
  const [first, ...others] = degree;
  if (first === undefined || others.length > 0) return { degree, major };
  const words = text.slice(first.start, first.end);
  const beside = BESIDE.exec(words);
  const whole = beside ? { start: first.start, end: first.start + beside.index } : first;
  if (major.length > 0) return { degree: [whole], major };
  const cut = subjectIn(text.slice(whole.start, whole.end));
  if (cut === undefined) return { degree: [whole], major };
  const piece = ({ start, end }: TextSpan) => {
    const own = trimPiece(text, whole.start + start, whole.start + end);
    return own ? [{ start: own.start, end: own.end }] : [];
  };
  return { degree: piece(cut.degree), major: piece(cut.major) };
}

function subjectIn(words: string): { degree: TextSpan; major: TextSpan } | undefined {
  const length = words.length;
  const subject = CHINESE.exec(words)?.[1]?.length;
  if (subject !== undefined)
    return { degree: { start: subject, end: length }, major: { start: 0, end: subject } };
  const [known] = findDegrees(words);
  const joined = JOINED.exec(words);
  if (joined && words.length < 120)
    return {
      degree: { start: 0, end: joined[1]?.length ?? 0 },
      major: { start: joined[0].length, end: length },
    };
  if (known?.start !== 0 || !/^[\s,:–-]+\p{Lu}\p{L}{3}/u.test(words.slice(known.end)))
    return undefined;
  return { degree: known, major: { start: known.end, end: length } };
}
