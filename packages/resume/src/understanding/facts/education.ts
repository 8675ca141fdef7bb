/** The facts of a study in what somebody tells: where, what, to which degree. */
import { findDegrees, majorScore, schoolScore } from "@bole/talent/reading";
import { fold, part, type Said } from "../text/said.ts";
import { barePieces } from "./bare-pieces.ts";
import { tidy } from "./labels.ts";
import { isPlausibleName } from "./plausible.ts";
import { type Span, spanOf, take } from "./take.ts";
import { trimName, withoutArticle } from "./trim-name.ts";

export interface EducationFacts {
  readonly school?: string;
  readonly major?: string;
  readonly degree?: string;
}

const SCHOOL_NAME =
  "(?<school>(?:(?![读念的我])[\\p{Script=Han}a-z·()]){2,20}?(?:大学学院(?=[\\s,]|$)|大学|学院(?!大学)|卫校|体校|艺校|警校|军校|学校|中学|附中|[一二三四五六七八九十]中(?!学)|高中|职校|职高|技校|党校|研究院|研究所)(?:[\\p{Script=Han}]{2,8}(?:分校|校区|学院(?=[^,]{2,}))|\\p{Script=Han}{1,3}学部)?)";
const SCHOOL_ZH = [
  new RegExp(
    `(?:毕业于|就读于|考入|考上|考进|考到|进入|入读|就读|升入|来自|保送到?|在|于|去|到|从)了?\\s*${SCHOOL_NAME}`,
    "du",
  ),
  new RegExp(SCHOOL_NAME, "du"),
];
const SHORT_ZH =
  /(?<school>清华|北大|复旦|浙大|上海交大|西安交大|交大|人大|武大|南大|中大|港大|港中文|港科大|科大|中科大|同济|南开|北航|北邮|北理工|华科|华工|哈工大|西电|厦大|川大|麻省理工|斯坦福|哈佛|剑桥|牛津|台大|政大|成大)(?!学)/d;
const LATIN_SCHOOL =
  /(?:毕业于|就读于|在|于|去|从)\s*(?<school>[a-z][a-z .,&'-]{1,40}?)\s*(?=读|学|就读|攻读|念|毕业|拿|的|,|上|$)/d;
const MAJOR_ZH = [
  /(?:主修|攻读|修读)(?:的是|了)?(?<major>[\p{Script=Han}a-z&/+\s()-]{2,24}?)(?:专业|系|方向|,|$)/du,
  /(?:^|[,\s的是读学念]|学习|主修|就读)(?<major>[\p{Script=Han}a-z&/+()-]{2,20}?)(?:专业|系(?=[,\s毕]|$))/du,
  /(?:专业(?:是|为|:)?|(?<=^|[,\s我在里又])(?:读|学|念)(?:的专业)?(?:的?是)?|就读|(?<=^|[,\s我])学习)(?:了)?(?:一?个)?(?<major>[\p{Script=Han}a-z&/+\s()-]{2,24}?)(?:方向)?(?:,|$)/du,
];

const IN_EN =
  /(?:^|[\s,])(?:in|studying|studied|study|majoring in|majored in|major in|major of|reading|read|for|with (?:a )?focus on|specializing in|specialising in)\s+(?<major>(?!the\s|my\s|for\s|towards?\s|an?\s|university|college|education(?=\s+(?:entry|section)|$)|\d)[^,]+?)(?=\s+(?:at|from|with|in|degree|major|and\s+(?:graduated|finished))(?:\s|$)|,|$)/d;
const SCHOOL_EN =
  /(?:^|[\s,])(?:at|from|attended|attending|into|went to|going to|joined)\s+(?<school>(?!my\s|education|resume|\d)[^,]+?)(?=\s+(?:in|with|for|as|where|and|studying|majoring|to study|doing|i)(?:\s|$)|,|$)/d;

/** 本科之前: when it was, not what it was. */
const EARLIER =
  /(?:本科|硕士|博士|大学|高中|研究生|专科|大专)(?:毕业)?(?:之前|以前|前|之后|以后|后)(?=[^,]|,|$)/;

/** "my master's: IIT Bombay, …, M.Tech": what it is, before its facts. */
const HEAD =
  /^\s*(?:my\s+)?(?:master|bachelor|doctorate|associate|undergrad)(?:'?s)?(?: degree)?\s*:\s*/;

function withoutHead(said: Said): Said {
  const head = HEAD.exec(said.folded)?.[0] ?? "";
  const facts = part(said, head.length);
  return head !== "" && degreeIn(facts) !== undefined ? facts : said;
}

export function readEducation(all: Said): EducationFacts {
  const whole = withoutHead(all);
  const before = EARLIER.exec(whole.folded);
  const said =
    before === null
      ? whole
      : take(whole, { start: before.index, end: before.index + before[0].length }).rest;
  const degreeSpan = degreeIn(said);
  const degree =
    degreeSpan === undefined
      ? ""
      : tidy("degree", said.raw.slice(degreeSpan.start, degreeSpan.end));
  const rest = degreeSpan === undefined ? said : take(said, degreeSpan).rest;
  const found = /\p{Script=Han}/u.test(said.raw) ? chinese(rest) : english(rest);
  const facts = { ...bare(found.rest, found), ...found };
  return {
    ...(facts.school ? { school: facts.school } : {}),
    ...(facts.major ? { major: facts.major } : {}),
    ...(degree === "" ? {} : { degree }),
  };
}

const LOOSE =
  /(?<![a-z])(?:(?:bachelor|master|doctorate|associate)(?:'?s)?(?: degree)?|ph\.?d\.?|mba|b\.?sc|m\.?sc|b\.?tech|m\.?tech|b\.?a|m\.?a|b\.?s|m\.?s|diploma|undergrad)(?![a-z])|初中|小学(?!老师|教师)/;

function degreeIn({ raw, folded }: Said): Span | undefined {
  const found = [...findDegrees(raw), ...findDegrees(folded)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const sure = found.filter(
    ({ start, end }) =>
      !/^(?:me|be|minor|ma|ba)$/.test(folded.slice(start, end)) ||
      /^(?:MA|BA)$/.test(raw.slice(start, end)),
  );
  // "my masters: M.Tech in …" announces the degree before it names it.
  const first = sure.find(({ end }) => !/^\s*:|^(?:期间|阶段)/.test(folded.slice(end))) ?? sure[0];
  if (first !== undefined) return first;
  const loose = LOOSE.exec(folded);
  return loose === null ? undefined : { start: loose.index, end: loose.index + loose[0].length };
}

interface Read extends EducationFacts {
  readonly rest: Said;
}

function chinese(said: Said): Read {
  const at = spanOf(said, "school", ...SCHOOL_ZH, SHORT_ZH, LATIN_SCHOOL);
  const { text, rest } = at === undefined ? { text: "", rest: said } : take(said, at);
  const school = trimName(text);
  const subject = spanOf(rest, "major", ...MAJOR_ZH);
  const major = subject === undefined ? "" : majorOf(rest.raw.slice(subject.start, subject.end));
  return { rest, ...(school === "" ? {} : { school }), ...(major === "" ? {} : { major }) };
}

function majorOf(text: string): string {
  const bare = tidy(
    "major",
    trimName(text).replace(/^(?:了)?[\d一二两三四五六七八九]+年半?的?(?=\S{2})/u, ""),
  ).replace(
    /^(?:[读念学修上]的(?:是)?|在职|(?:非)?全日制|脱产|函授|主修|获得?|取得|的|了|是|专业|專業|就读|毕业|畢業|学(?=\p{Script=Han}{3}))+/u,
    "",
  );
  return /^(?:一?个$|书|大学|完|毕业|过|习|历|校|位|于)|本科|硕士|博士|毕业/u.test(fold(bare))
    ? ""
    : bare;
}

function english(said: Said): Read {
  const at = spanOf(said, "school", SCHOOL_EN);
  const { text, rest } = at === undefined ? { text: "", rest: said } : take(said, at);
  const subject = spanOf(rest, "major", IN_EN);
  const school = withoutArticle(trimName(text));
  const major =
    subject === undefined
      ? ""
      : withoutArticle(trimName(rest.raw.slice(subject.start, subject.end))).replace(
          /\s+(?:degree|major)$/i,
          "",
        );
  return { rest, ...(school === "" ? {} : { school }), ...(major === "" ? {} : { major }) };
}

const NOT_NAMES =
  /^(?:(?:又|还|也|后来|另外)*[读念学修](?:了|过)?(?:一?个)?|(?:my )?(?:master'?s?|bachelor'?s?|doctorate|undergrad|phd|mba)(?: degree)?|我?的?学历是?|是在|在|读|上的|上|学|就读|毕业|毕业于|获得?|取得|获得了|取得了|拿到|授予|就读于|考入|考上|我|大学|在读|正在读|现在在读|degree|in|from|at|studied|graduated|i studied|i graduated|i|with|with a|and|本科|学历|学位|一个|拿|拿了|取得|got|have|a|an|got a|i got an?|got an?|have an?|an?|received an?|earned an?|hold an?|i hold an?|i have an?|i have|i got|my|my degree|a degree|的|学的|读的|是|全日制|统招|毕业了|学了|(?:i )?(?:have |had |just |also )*(?:completed|finished|earned|obtained|did|do|received|pursued|pursuing|doing|started|took|hold|got|have|get)(?: an?| my| the)?|'m (?:currently |now )?(?:doing|pursuing|getting|studying for)(?: an?| my| the)?(?: part-time| full-time| online| evening| distance)?)$/iu;

/** Names with nothing around them: what is a school is the school, the other is the subject. */
function bare(said: Said, { school, major }: EducationFacts): EducationFacts {
  const pieces = barePieces(said)
    .map((piece) =>
      piece.replace(/^(?:[读念学修上]的(?:是)?|在职|(?:非)?全日制|获得?|取得)(?=\S{2})/u, ""),
    )
    .map((piece) =>
      tidy("major", piece.replace(/^(?:high school|university|college|school)\s*:\s*/i, "")),
    )
    .filter(
      (piece) =>
        piece.length >= 2 &&
        isPlausibleName(fold(piece)) &&
        !isSaid(piece, [school, major]) &&
        !NOT_NAMES.test(piece),
    );
  const isSchool = (text: string) => schoolScore(text) > 0 || schoolScore(fold(text)) > 0;
  const place =
    school ??
    pieces.find(isSchool) ??
    (major === undefined || pieces.length > 1
      ? pieces.find((piece) => majorScore(piece) === 0)
      : pieces[0]);
  const subject =
    major ?? pieces.find((piece) => piece !== place && !isSchool(piece) && piece.length <= 60);
  return {
    ...(place === undefined ? {} : { school: place }),
    ...(subject === undefined ? {} : { major: subject }),
  };
}

const isSaid = (piece: string, facts: readonly (string | undefined)[]): boolean =>
  facts.some(
    (fact) => fact !== undefined && fact !== "" && (piece.includes(fact) || fact.includes(piece)),
  );
