/** The facts of a study in what somebody tells: where, what, to which degree. */
import { findDegrees, majorScore, schoolScore } from "@bole/talent";
import type { Said } from "../text/said.ts";
import { barePieces } from "./bare-pieces.ts";
import { tidy } from "./labels.ts";
import { trimName, withoutArticle } from "./trim-name.ts";

export interface EducationFacts {
  readonly school?: string;
  readonly major?: string;
  readonly degree?: string;
}

const SCHOOL_ZH =
  /(?:在|于|去|到|考入|考上|进入|入读|就读|升入|来自)?(?<school>(?:[\p{Script=Han}A-Za-z·()（）]{2,20}?(?:大学|學院|学院|大學|学校|學校|中学|中學|高中|职校|党校|研究院|研究所)(?:[\p{Script=Han}]{2,8}(?:分校|校区|學院|学院(?=[^,]{2,})))?)|(?:清华|北大|复旦|浙大|交大|人大|武大|中大|港大|科大|同济|南开|北航|北邮|华科|哈工大|麻省理工|斯坦福|哈佛|剑桥|牛津|台大|政大|成大)(?!学))/u;
const MAJOR_ZH =
  /(?:主修|专业(?:是|为|:)?|读的?(?:是|专业是)?|学的?(?:是|专业是)?|攻读|修读|念的?(?:是)?|就读|学习)(?:了)?(?<major>[\p{Script=Han}A-Za-z&/+\s()（）-]{2,24}?)(?:专业|系|方向|的?(?:本科|硕士|博士|学士|研究生|大专|专科|学位|学历)|,|$)/u;
const MAJOR_BEFORE =
  /(?<major>[\p{Script=Han}A-Za-z&/+()（）-]{2,20}?)(?:专业|專業|系(?=[,\s毕]|$))/u;

const IN_EN =
  /(?:^|[\s,])(?:in|of|studying|studied|study|majoring in|majored in|major in|reading|read|did|for|with (?:a )?focus on)\s+(?<major>(?!the\s|a\s|an\s|university|\d)[^,]+?)(?=\s+(?:at|from|with|in\s+\d|degree|major|and\s+(?:graduated|finished))(?:\s|$)|,|$)/diu;
const SCHOOL_EN =
  /(?:^|[\s,])(?:at|from|attended|attending|into|went to|to|joined)\s+(?<school>(?:the\s+)?[^,]+?)(?=\s+(?:in|with|for|as|where|and|studying|majoring|to study|doing)(?:\s|$)|,|$)/diu;

export function readEducation(said: Said): EducationFacts {
  const degree = degreeIn(said);
  const zh = /\p{Script=Han}/u.test(said.raw);
  const found = zh ? chinese(said) : english(said, degree);
  const named = bare(said, found, degree);
  const facts = { ...named, ...found };
  return {
    ...(facts.school ? { school: facts.school } : {}),
    ...(facts.major ? { major: facts.major } : {}),
    ...(degree ? { degree } : {}),
  };
}

function degreeIn({ raw }: Said): string {
  const spans = findDegrees(raw);
  // A school of one's subject is no degree: "Master of Science in …" is, "Certificate" alone may be.
  const texts = spans
    .map(({ start, end }) => raw.slice(start, end))
    .filter((text) => !/^(?:ME|BE|Minor)$/.test(text));
  const [first] = texts;
  if (first !== undefined) return tidy("degree", first);
  const loose =
    /(?<![A-Za-z])(?:bachelor'?s?|master'?s?|phd|ph\.d\.?|doctorate|mba|bsc|msc|associate'?s?|b\.?tech|m\.?tech|diploma)(?![A-Za-z])/i.exec(
      raw,
    )?.[0];
  return loose ?? /學士|碩士|博士|學士學位|副學士|高級文憑/u.exec(raw)?.[0] ?? "";
}

function chinese({ raw }: Said): EducationFacts {
  const school = trimName(SCHOOL_ZH.exec(raw)?.groups?.school ?? "").replace(
    /^(?:毕业于|就读于|考入|考上|考进|進入|进入|畢業於|就讀於)/u,
    "",
  );
  const rest = school === "" ? raw : raw.replace(school, ",");
  const degrees = findDegrees(rest);
  const plain = degrees
    .reduceRight((text, { start, end }) => `${text.slice(0, start)},${text.slice(end)}`, rest)
    .replace(/學士|碩士|副學士/gu, ",");
  const major =
    MAJOR_BEFORE.exec(plain.replace(/(?:主修|读|学|攻读|念|修读|就读)(?:的)?(?:是)?/gu, ","))
      ?.groups?.major ??
    MAJOR_ZH.exec(plain)?.groups?.major ??
    "";
  const tidied = majorOf(major);
  return { ...(school === "" ? {} : { school }), ...(tidied === "" ? {} : { major: tidied }) };
}

function majorOf(text: string): string {
  const bare = tidy("major", trimName(text)).replace(/^(?:的|了|是|专业|就读|毕业|学)+/u, "");
  return /^(?:书|大学|完|毕业|过|习|历|校|位)|本科|硕士|博士|毕业/u.test(bare) ? "" : bare;
}

function english(said: Said, degree: string): EducationFacts {
  const text = degree === "" ? said.raw : said.raw.replace(degree, "");
  const school = SCHOOL_EN.exec(text)?.groups?.school ?? "";
  const major = IN_EN.exec(text)?.groups?.major ?? "";
  const tidied = withoutArticle(trimName(major))
    .replace(/^(?:degree in|major(?:ing|ed)? in)\s+/i, "")
    .replace(/\s+(?:degree|major)$/i, "");
  const place = withoutArticle(trimName(school));
  return {
    ...(place === "" || /^(?:my|resume|education|cv)\b/i.test(place) ? {} : { school: place }),
    ...(tidied === "" || /^(?:my|education|school|university|resume)\b/i.test(tidied)
      ? {}
      : { major: tidied }),
  };
}

/** Names with nothing around them: what is a school is the school, the other is the subject. */
function bare(said: Said, { school, major }: EducationFacts, degree: string): EducationFacts {
  const pieces = barePieces(said)
    .map((piece) => (degree === "" ? piece : piece.replace(degree, "")).trim())
    .map((piece) => tidy("major", piece))
    .filter(
      (piece) =>
        piece.length >= 2 &&
        !isSaid(piece, [school, major, degree]) &&
        !/^(?:读|学|就读|毕业|我|大学|degree|in|from|at|studied|graduated|i studied|i graduated|本科|学历|学位|一个|拿|拿了|取得|got|have|a|got a|i got an?|i have an?|my)$/iu.test(
          piece,
        ),
    );
  const isSchool = (text: string) => schoolScore(text) > 0 || /大學|學院|中學/u.test(text);
  const place =
    school ??
    pieces.find(isSchool) ??
    (major === undefined ? pieces.find((piece) => majorScore(piece) === 0) : undefined);
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
