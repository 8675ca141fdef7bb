/** What is told of an entry, in pieces: those that name something, and those that describe. */
import { isOnlyDates } from "../dates/only-dates.ts";
import { part, type Said, trimmed } from "../text/said.ts";

export interface Told {
  /** Names, dates and labels, with commas between them. */
  readonly head: Said;
  readonly description: string;
}

const BREAK =
  /[,;。\n|]|\s+and\s+(?=(?:i (?:was|am|worked as|served as)|(?:my|the) (?:position|role|title|job title|major|degree)(?: there)? (?:was|is)) )|\s+(?=\p{Script=Han}{2,5}\s*:)|\.(?=\s|$)|、(?!\S{0,12}$)|、|\s-\s(?!\s*(?:\d|至今|现在|present|now|today|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|(?<=[\p{Script=Han}\p{L}\d"”」』])\s?\((?=[^)]*\d)|\)(?=[\s,;。]|$)/gu;
/** What was done, as opposed to what it is called. */
const DESCRIBES =
  /^(?:我|本人|期间|在职期间|主要是?|平时|日常)*\s*(?:负责(?!人)|主要(?!负责人)|参与(?!者)|主导|完成|开发了|使用|利用|基于|统筹|带领|管理(?!员|层|学|科学|工程|者|培训)|协助|搭建|设计了|实现|描述是?|工作内容是?|职责是?|内容是?|成果|业绩|期间|用(?!户|友)|带(?!头)|通过|为了|支撑|优化|推动|组织(?!者|委)|策划了|对接|跟进|独立|做了|拿了|获得|实现了|服务|帮助|提升|(?:responsible|in charge|worked on|led|built|developed|designed|managed(?! care)|created|implemented|where i(?! (?:was|am|worked as|served as))|in which i(?! (?:was|am|worked as|served as))|it (?:[a-z]+s|was|can|will|let|made|helped|used)|(?:(?:for|as|with|under|in) )?(?:(?:the|a|its) )?description|using|i (?!(?:built|led|developed|created|designed|managed|launched|ran) (?:an?|the|this|my) (?:[a-z-]+ )?(?:project|app|website|tool|platform) (?:called|named|titled) )(?:built|led|developed|designed|managed|created|did(?! (?:an?|my|the|some)(?:$| (?:[a-z]+ ){0,2}(?:internship|placement|stint|apprenticeship|co-op)))|handled|was responsible|worked on|wrote|helped|implemented|ran|improved|launched|maintained|organized|organised|trained|sold|took care|served|taught|supported|migrated)|which|that (?:helps|lets|does|handles)|my (?:duties|responsibilities|tasks)|duties|responsibilities|handled|handling|helped|ran|owned|shipped|drove|grew|cut|reduced|increased|oversaw|coordinated|trained|taught|organi[sz]ed|supervised|automated|migrated|optimi[sz]ed|analy[sz]ed|conducted|opened|doubled|tripled|negotiated|launched|raised|saved|mentored|rebuilt|redesigned|maintained|wrote|launched|improved|delivered|supporting|building|leading|managing|developing)(?![a-z]))/;
/** "finished two weeks early": a verb of the past and what it is about. */
const DID =
  /^(?!(?:based|certified|licensed|registered|chartered|applied|advanced|integrated|limited|united|associated|expected|distributed|embedded|allied|graduated|majored|minored|worked|interned|employed|titled|named|called|located|started|ended|joined|promoted|hired|studied|need|red|shed|speed|feed|self|accredited|qualified|earned|received|obtained|completed my|attended)(?![a-z]))[a-z]{2,}ed (?:\S+ )+\S+$/;
const LABEL =
  /^(?:(?:for|as|with|under|in|the|a|my|its)\s+)*(?:描述|工作内容|职责|内容|工作描述|项目描述|项目内容|description|details|duties|responsibilities|tasks)(?:部分|一?栏|里面?|上)?(?:(?:就|也|请|直接)?(?:是|为|写成?|写上|填上?)|:|：|(?:are|is|were|was|includ(?:ed|e|ing)|of|as|put|write|say|says|should (?:be|say|read)|that)(?![a-z])|\s)*/i;

/** 获得学士学位 is a fact of its own. */
const DEGREE = /^(?:并|且|我)*(?:获得?|取得|拿到?|授予)了?.{0,10}(?:学位|学士|硕士|博士)$/;
/** 我负责后端开发: for a project that is one's part in it. */
const PART =
  /^独立(?:开发|完成|设计)者?$|^(?:我|本人|主要)*负责.{0,4}(?:开发|设计|测试|运营|策划|管理|分析|实施|运维|建模|标注)$/;

/** @param today dates that stand alone behind a description are none of its words */
export function told(said: Said, today: Date, isProject: boolean): Told {
  const pieces = piecesOf(said);
  const head: Said[] = [];
  const words: Said[] = [];
  for (const piece of pieces) {
    if (piece.folded.trim() === "") continue;
    const describes =
      (DESCRIBES.test(piece.folded.trim()) || (head.length > 0 && DID.test(piece.folded.trim()))) &&
      !(isProject && PART.test(piece.folded.trim())) &&
      !DEGREE.test(piece.folded.trim());
    if ((words.length > 0 || describes) && !isOnlyDates(piece.folded, today) && !isLabelled(piece))
      words.push(piece);
    else head.push(piece);
  }
  return { head: rejoined(head, said), description: describedBy(words, said) };
}

interface Placed extends Said {
  readonly at: number;
}

function piecesOf(said: Said): Placed[] {
  const pieces: Placed[] = [];
  let from = 0;
  for (const match of said.cues.matchAll(BREAK)) {
    // A list of things inside of a description or a date is no border between facts.
    if (
      match[0] === "." &&
      /(?:^|[\s,.])(?:[a-z]|inc|ltd|co|corp|dr|mr|ms|mrs|st|jr|sr|ph|sc|tech|eng|dept|univ|no|vs)$/.test(
        said.cues.slice(from, match.index),
      )
    )
      continue;
    pieces.push({ ...part(said, from, match.index), at: from });
    from = match.index + match[0].length;
  }
  pieces.push({ ...part(said, from), at: from });
  return pieces;
}

const isLabelled = (piece: Said): boolean =>
  /^\s*(?:职位|岗位|公司|学校|专业|学位|学历|角色|时间|起止时间|开始时间|结束时间|项目名称?|我?担任|position|company|title|role|school|major|degree|start|end|from|dates?)\s*(?:是|为|:|=|was|is|\s)/.test(
    piece.folded,
  ) && !/^\s*(?:from|end|start)\s+[a-z]{3,}\s+[a-z]/.test(piece.folded);

/** The pieces in one text again, each behind a comma. */
function rejoined(pieces: readonly Said[], whole: Said): Said {
  const join = (form: keyof Said) =>
    pieces
      .map((piece) => piece[form].trim())
      .filter((text) => text !== "")
      .join(",");
  return pieces.length === 0
    ? part(whole, 0, 0)
    : trimmed({ raw: join("raw"), folded: join("folded"), cues: join("cues") });
}

/** From the first to the last describing piece, as it was typed. */
function describedBy(words: readonly Said[], said: Said): string {
  const placed = words.filter((piece): piece is Placed => "at" in piece);
  const [first] = placed;
  const last = placed.at(-1);
  if (first === undefined || last === undefined) return "";
  const contiguous = placed.every(
    (piece, at) =>
      at === 0 || piece.at - ((placed[at - 1]?.at ?? 0) + (placed[at - 1]?.raw.length ?? 0)) <= 3,
  );
  const text = contiguous
    ? said.raw.slice(first.at, last.at + last.raw.length)
    : placed.map(({ raw }) => raw.trim()).join("，");
  const stop = /^[。.!]/.exec(said.raw.slice(last.at + last.raw.length))?.[0] ?? "";
  return `${text.trim().replace(LABEL, "")}${stop}`.trim();
}
