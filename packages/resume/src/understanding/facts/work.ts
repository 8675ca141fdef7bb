/** The facts of a job in what somebody tells: where, as what. */
import { organisationScore, positionScore } from "@bole/talent/reading";
import { ALIASES } from "../lexicon/aliases.ts";
import type { Said } from "../text/said.ts";
import { barePieces } from "./bare-pieces.ts";
import { tidy } from "./labels.ts";
import { take } from "./take.ts";
import { trimName, withoutArticle } from "./trim-name.ts";

export interface WorkFacts {
  readonly company?: string;
  readonly position?: string;
}

const DOING =
  "担任|出任|任职|做过|做的|从事|实习(?!\\p{Script=Han}{0,6}(?:士|员|师|生|手|工|教|导|长|助理)(?:,|$))|工作|上班|兼职(?!\\p{Script=Han}{1,6}(?:员|师|生|手|工|教|导|长)(?:,|$))|打工|任(?!职)|做(?!法)|当(?!时|地)|干(?!部)|负责";
/** 在腾讯做后端工程师 */
const AT_ZH = new RegExp(
  `(?:就职于|供职于|任职于|受雇于|效力于|实习于|入职了?|加入了?|进入了?|进了|去了?|在|于)(?<company>[^,]{2,40}?)(?:(?<!有限|责任|集团|股份|[分总子])公司)?(?:的)?(?:里|那边)?(?:,)?(?:${DOING})+(?:了|过|着|的是|一名|一个|一位|为|的)*(?<position>[^,]*)`,
  "du",
);
/** 在中铁快运开货车: what somebody does there is what they are. */
const BUSY_ZH =
  /(?:在|于)(?<company>[^,]{2,20}?(?:公司|集团|快运|物流|快递|银行|医院|学校|中学|小学|大学|工厂|厂|店|超市|酒店|餐厅|饭店|局|所|站|中心|工地|机场|公园|家政|外卖|出行|科技|电子|事务所|幼儿园)?)(?<position>(?:开[^,]{0,4}[车机店]|送(?:外卖|快递|货|餐|水|奶)|教[^,]{1,4}|卖[^,]{1,4}|修[^,]{0,4}[车电机理]|跑(?:业务|销售|外卖|腿|车)|洗[^,]{1,3}|炒菜|端盘子|搬[^,]{1,3}|收银|保洁|接待|护理|讲课|带班|跟单|打杂|写代码|画图)[^,]{0,4})/du;
const JOINED_ZH =
  /(?:入职了?|加入了?|进入了?|就职于|供职于|任职于|受雇于|(?<!现)在|于)(?<company>[^,]{2,40})/du;
const AS_ZH =
  /(?:^|,)\s*(?:我|起|开始|至今|主要|一直|并|且|后来)*(?:担任|出任|任职?|做的是|做过|做|当|职位|岗位|从事|作为|身份是|是(?:一名|一个|个)?|干的?是?)(?:了|过|一名|一个|一位|为|的|是|:)*(?<position>[^,]{2,30})/du;
const POSITION_EN =
  "(?:(?:currently|now|also|previously|still|once|working as|employed as)\\s+)*(?:an?\\s+|the\\s+|their\\s+)?(?<position>(?!of\\s|at\\s|with\\s|in\\s|there|well|part of|working|employed)[^,]+?)(?=\\s+(?:at|for|with|in|@)\\s|,|$)";
const AS_EN = new RegExp(`(?:^|[\\s,])(?:as|being)\\s+${POSITION_EN}`, "du");
const WAS_EN = new RegExp(`(?:^|[\\s,])(?:was|am|i'm|been)\\s+${POSITION_EN}`, "du");
const AT_EN =
  /(?:^|[\s,])(?:at|for|with|@|joined|join|employed by|hired by)\s+(?:a company (?:called|named)\s+)?(?<company>[^,]+?)(?=\s+as\s|\s+i(?:'m|'ve)?\s|\s+in\s+(?=my|the)|,|\s+(?:where|doing|working|before|after|while|when|until|during|back|like|but|for)\s|$)/du;
/** "a nurse in St Thomas' Hospital": only where nothing better says where. */
const IN_EN = /[\s,]in\s+(?:the\s+)?(?<company>\p{Lu}[^,]{2,40}?)(?=,|\s+(?:as|since|from)\s|$)/du;
const WORDS_EN =
  /^(?:i|i've|i'm|i have|i am|we|have|been|was|am|worked?|working|works|employed|interned|interning|did|had|held|do|my|a|an|the|job|jobs|position|role|work|experience|internship|new|full-time|part-time|currently|previously|also|there|stint|some|time|of|is|it|entry|in|from)(?:\s+(?:i|i've|i'm|have|been|was|am|worked?|working|employed|interned|did|my|a|an|the|job|position|role|experience|internship|new|full-time|part-time|currently|previously|also|as|stint|of|is|entry|in|from))*(?=\s|,|$)/;

export function readWork(said: Said): WorkFacts {
  const found = /\p{Script=Han}/u.test(said.folded) ? chinese(said) : english(said);
  const others = bare(said, found);
  // A guess only where nothing better is told: "an internship at Spotify, Design Intern".
  const guess = intern(said, found);
  const sure = guess === undefined || positionScore(others.position ?? "") > 0;
  const facts = { ...others, ...found, ...(sure ? {} : { position: guess }) };
  return {
    ...(facts.company ? { company: facts.company } : {}),
    ...(facts.position ? { position: facts.position } : {}),
  };
}

function intern({ raw, folded }: Said, { company, position }: WorkFacts): string | undefined {
  if (company === undefined || position !== undefined) return undefined;
  if (/实习|實習/.test(raw)) return "实习生";
  return /(?<![a-z])intern(?:ed|ing|ship)?(?![a-z])/.test(folded) ? "Intern" : undefined;
}

const slice = (said: Said, match: RegExpExecArray | null, group: string): string => {
  const span = match?.indices?.groups?.[group];
  return span === undefined ? "" : said.raw.slice(...span);
};

/** 除了朝阳医院还在…: that one is only named beside it. */
const BESIDE = /除了[^,]{2,20}?(?:之外|以外|外)?(?=还|也|,)/;

function chinese(whole: Said): WorkFacts {
  const beside = BESIDE.exec(whole.folded);
  const said =
    beside === null
      ? whole
      : take(whole, { start: beside.index, end: beside.index + beside[0].length }).rest;
  const match = AT_ZH.exec(said.folded);
  const as = AS_ZH.exec(
    match === null
      ? said.folded
      : said.folded.slice(0, match.index) +
          "\u0000".repeat(match[0].length) +
          said.folded.slice(match.index + match[0].length),
  );
  const busy = match === null ? BUSY_ZH.exec(said.folded) : null;
  const joined = match === null && busy === null ? JOINED_ZH.exec(said.folded) : null;
  const company = trimName(slice(said, match ?? busy ?? joined, "company")).replace(
    /的?(?:工作|实习|任职)?经历$/u,
    "",
  );
  const done = positionOf(slice(said, match ?? busy, "position"));
  const position = done !== "" ? done : positionOf(slice(said, as, "position"));
  const [employer, post] =
    company === "" && position !== ""
      ? barePieces(said).length > 1
        ? splitJoined(position)
        : splitPost(position)
      : [];
  if (employer !== undefined && post !== undefined) return { company: employer, position: post };
  return { ...(company === "" ? {} : { company }), ...(position === "" ? {} : { position }) };
}

function english(said: Said): WorkFacts {
  const was = WAS_EN.exec(said.folded);
  // "I was still at Dropbox" says no position; "I was cashier at Target" does.
  const is =
    was !== null &&
    (/\s(?:an?|the)\s/.test(was[0]) || positionScore(slice(said, was, "position")) > 0);
  const as = AS_EN.exec(said.folded) ?? (is ? was : null);
  const at = AT_EN.exec(said.folded);
  const company = withoutArticle(trimName(slice(said, at ?? IN_EN.exec(said.raw), "company")));
  const before =
    at === null || as !== null
      ? ""
      : said.raw.slice(said.folded.lastIndexOf(",", at.index - 1) + 1, at.index).trim();
  const skipped = WORDS_EN.exec(before.toLowerCase())?.[0].length ?? 0;
  const named = positionOf(before.slice(skipped));
  const position = as === null ? named : positionOf(slice(said, as, "position"));
  return { ...(company === "" ? {} : { company }), ...(position === "" ? {} : { position }) };
}

/** 三年采购专员: how long is no part of what. */
const LASTED =
  /^(?:了|过)?(?:大概|差不多|将近|近|快)?[\d一二两三四五六七八九十半]+(?:年半?|个半?月)(?:多|左右)?的?(?=\S{2})/u;

/** How somebody was, not what: "I was never happy at Jiffy Lube". */
const NO_POST =
  /^(?:(?:never|not|always|often|so|very|really|quite|pretty|too|rather|extremely|kind of|sort of|mostly|barely|hardly)(?![a-z])|(?:un)?(?:happy|sad|glad|proud|tired|bored|lucky|fired|laid off|let go|miserable|stressed|sick|underpaid|overworked|stuck|promoted|demoted|transferred|reassigned|offered|interviewed|rejected)(?![a-z])|(?:still|back|here|there|once|also|now|hired|employed|working|busy)$|(?:still|currently|now|also|already|just) (?:working|employed|there|doing|busy)(?![a-z]))|^(?:了|过|的|一段时间|\d+年.*|.{0,2}年)$/iu;

function positionOf(text: string): string {
  const bare = tidy("position", trimName(text).replace(LASTED, "")).replace(/^(?:了|过)/u, "");
  return NO_POST.test(bare)
    ? ""
    : bare.replace(/(?:的)?(?:工作|任职|实习|活儿?)?(?:经历|经验)?$/u, "");
}

/** Names with nothing around them: the one that is a position is the position. */
function bare(said: Said, { company, position }: WorkFacts): WorkFacts {
  if (company !== undefined && position !== undefined) return {};
  if (company !== undefined || position !== undefined) {
    const used = company ?? position ?? "";
    const [other] = barePieces(said).filter(
      (piece) => !piece.includes(used) && !used.includes(piece),
    );
    if (other === undefined || !isName(other)) return {};
    return company === undefined
      ? { company: other }
      : positionScore(other) > 0 || other.length <= 16
        ? { position: tidy("position", other) }
        : {};
  }
  const pieces = barePieces(said).filter(isName).flatMap(splitJoined);
  const [first, second] = pieces;
  if (first === undefined) return {};
  if (second === undefined)
    return isPosition(first) ? { position: tidy("position", first) } : { company: first };
  const swapped = isPosition(first) && !isPosition(second);
  return swapped
    ? { company: second, position: tidy("position", first) }
    : { company: first, position: tidy("position", second) };
}

const isName = (piece: string) => piece.length >= 2 && piece.length <= 60 && !/^\d+$/.test(piece);
const isPosition = (text: string) => positionScore(text) > organisationScore(text);

/** 任李宁店长: where no company is known, its name is the shortest that leaves a position. */
function splitPost(piece: string): string[] {
  const known = splitJoined(piece);
  if (known.length > 1 || /的/.test(piece)) return known;
  for (const at of [2, 3]) {
    if (
      piece.length - at >= 2 &&
      piece.length <= 8 &&
      positionScore(piece.slice(at)) > 0 &&
      positionScore(piece.slice(0, at)) === 0
    )
      return [piece.slice(0, at), piece.slice(at)];
  }
  return known;
}

/** 腾讯后端工程师, 腾讯的后端工程师: where the company ends the position begins. */
function splitJoined(piece: string): string[] {
  const of = /^(?<company>.{2,20})的(?<position>.{2,16})$/u.exec(piece)?.groups;
  if (of !== undefined && positionScore(of.position ?? "") > 0)
    return [of.company ?? "", of.position ?? ""];
  if (!/\p{Script=Han}/u.test(piece) || positionScore(piece) === 0) return [piece];
  const formal =
    /^(?<company>.+?(?:公司|集团|银行|医院|大学|学院|事务所|研究院|研究所))(?<position>.{2,})$/u.exec(
      piece,
    )?.groups;
  if (formal !== undefined && positionScore(formal.position ?? "") > 0)
    return [formal.company ?? "", formal.position ?? ""];
  const known = ALIASES.flat()
    .filter(
      (name) => piece.toLowerCase().startsWith(name) && positionScore(piece.slice(name.length)) > 0,
    )
    .toSorted((a, b) => b.length - a.length)[0];
  if (known !== undefined) return [piece.slice(0, known.length), piece.slice(known.length)];
  for (let at = piece.length - 2; at >= 2; at -= 1) {
    if (organisationScore(piece.slice(0, at)) >= 2 && positionScore(piece.slice(at)) > 0)
      return [piece.slice(0, at), piece.slice(at)];
  }
  return [piece];
}
