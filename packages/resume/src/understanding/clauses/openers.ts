/** Whether a piece of a message begins a request of its own, or goes on with the one before. */
import { isNegated } from "../acts/requests.ts";
import { isOnlyDates } from "../dates/only-dates.ts";
import { isHowReached } from "../lexicon/how-reached.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import {
  ADD,
  CHANGE,
  CHANGE_TO,
  CLEAR,
  MOVE,
  NEW_ONE,
  POLISH,
  READ,
  REMOVE,
} from "../lexicon/verbs.ts";
import { levelIn } from "../reference/degrees.ts";
import { describedEntries, namedEntries } from "../reference/find-entries.ts";
import { findMentions } from "../reference/mentions.ts";
import { findOrdinals } from "../reference/ordinals.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";

/** How sure it is that a piece begins something. */
export type Opening =
  /** It says what is to be done with what. */
  | "command"
  /** It says how a field is: that may belong to what is being added. */
  | "label"
  /** It tells something about oneself. */
  | "statement"
  /** It says nothing but a time. */
  | "dates"
  | undefined;

const VERB = new RegExp(
  `^(?:${[CHANGE, ADD, REMOVE, CLEAR, READ, POLISH, MOVE].join("|")})(?:一下|下|掉|除|去)?`,
);
const EMPTY_OBJECT =
  /^\s*(?:了|吧|呢|啊|哈|呗|即可|就行|就好|一下|它|它们|这个|那个|这段|进去|上去|上|进来|下|掉|谢谢|可以吗|好吗|行吗|吗|please|pls|thanks?|thank you|it|that|this|those|them|that one|this one|one|too|as well|for me|now|in|to it|to that|there|to my resume|to the resume|[\s,.!?。~])*$/;
/** "I've learned Power BI and dbt, add both": of what was told. */
const ADD_BOTH =
  /^(?:add|include|list|put) (?:both|all|those two|these two)(?: of (?:them|those|these))?(?: please| to my skills| there| in)*[\s.!]*$/;
const LABEL =
  /^\s*(?:一?栏|部分|信息)?\s*(?:的话|呢|方面)?\s*,?\s*(?:也|都|就|应该|应当|要|请|现在|已经|其实|实际上|目前)*(?:改|换|是|不是|不叫|为|叫|写|填|删|去掉|不要了|不对|错了|有误|:|=|>|清空|移除|拿掉|加|补)|^\s*(?:(?:there|here) )?(?:(?:is|was|are|were)(?:n't)?(?![a-z])|should(?![a-z])|must(?![a-z])|needs? to(?![a-z])|ought(?![a-z])|'s(?![a-z])|to(?![a-z])|has(?![a-z])|=|:|->|>|ended|ended in|started|ran|began|went)/;
const STATEMENT =
  /^(?:我|本人)?(?:想|希望|期望|打算)(?:做|当|应聘|找|从事)[^,。]{2,16}|^叫[^,\s。]{2,4},?$|^(?:我|本人)(?:叫|姓|是|住|搬|在|于|从|自|毕业|会|现在?|目前|还|曾|之前|以前|换|的|\d|二|去年|前年|今年|本科|硕士|研究生|博士|大学|升|做|参|学|读|有|拿|考|获|精通|熟悉|掌握|擅长)|^(?:曾经?|还|也)?(?:参与|参加|主导|开发|负责|做)(?:过|了)|^(?:现|现在|目前|如今)(?:居|住|在|是|搬)|^(?:毕业于|就读于|就职于|任职于|供职于|曾任|曾就职|曾就读|现任|现就职)|^(?:人|家)在|^(?:住|居住|现居|现住|常住|坐标)|^(?:\d{4}|\d{2}年|从|自|去年|前年|今年).{0,28}(?:我|在|于|就读|入职|加入)|^(?:i|i'm|i am|i've|i'd|my|it (?:ended|started|began|finished|ran|lasted|was from|went from)|that (?:ended|started|began|finished|ran|lasted)|call me|(?:after|before|while|when|following|prior to) [^,]{2,30},? i|currently|previously|since (?:\d|[a-z]{3,9}\.? \d)|from (?:\d|[a-z]+ \d)|between \d|in \d{4},? i)(?![a-z])/;
const CONTACT = /^(?:[a-z\d._%+-]+@[a-z\d.-]+\.[a-z]{2,}|1[3-9]\d{9})$/;

/** "… and I'm still there" belongs to what was told. */
const GOES_ON =
  /^i (?:don't|do not|no longer|never)(?: really| actually)? use (?:it|that|them)(?: any ?more)?(?![a-z])|^i(?:'m| am)? still (?:work there|am|there|here|working|employed|doing|at it)|^(?:我)?(?:现在|目前|到现在)?(?:还|仍|一直)(?:在那|在职|在做|在这)/;

/** 别的不要动: of what else there is. */
const REST =
  /^(?:但是?|不过|,|\s)*(?:别的|其他的?|其它的?|剩下的?|其余的?).{0,6}(?:不|别|保留|照旧)|^(?:但是?|不过|,|\s)*(?:保留|留着|留下)|^(?:but |and )?(?:keep|leave) (?:everything|the rest|all|the others?)(?![a-z])/;

/** 哦不, "no wait": what was just said is said anew. */
const ANEW =
  /^(?:哦不|啊不|不对不?对?|噢不|说错了|打错了|no,? wait|wait,? no|no no|scratch that|correction|oops|oh no)[\s,.!…]*$/;

/** 我现在是总监，把这个写成我的求职意向: what was told before is to go there. */
const THAT_THERE =
  /^(?:把|将)(?:这个|它|这)(?:写成|写为|写到|写进|作为|当作|设为|放到|放进|填到|填进)(?:我的?)?[^,。:]{2,12}$/;

/** "Bupa was ages ago, take that job off". */
const TAKE_THAT =
  /^(?:take|cut|cross|pull|strike) (?:that|this) (?:whole )?(?:job|project|entry|role|position|one|school|degree|internship|experience) (?:off|out|away)(?![a-z])/;

export function openingOf(piece: Said, scene: Scene): Opening {
  const rest = part(piece, leadLength(piece.cues));
  const { cues } = rest;
  if (cues.trim() === "" || GOES_ON.test(cues)) return undefined;
  if (THAT_THERE.test(cues)) return undefined;
  if (/^(?:把|将(?!来))/.test(cues) || ANEW.test(piece.cues.trim())) return "command";
  if (new RegExp(`^(?:也|都|就)?${CHANGE_TO}`).test(cues)) return undefined;
  if (isNegated(cues) || REST.test(cues)) return "command";
  if (/^(?:put|use|list|write) [^,]{2,40} instead[\s.!]*$/.test(cues)) return "command";
  if (
    /^make (?:it|that) (?!(?:that|this|so)[\s.!]*$|sound|look|read|more|less|better|shorter|longer|clear|back|easier|possible|a bit|so)\S[^,]{0,40}$/.test(
      cues.trim(),
    )
  )
    return "command";
  if (TAKE_THAT.test(cues)) return "command";
  const verb = VERB.exec(cues);
  if (verb !== null) {
    const object = cues.slice(verb[0].length);
    if (refersBack(cues) || EMPTY_OBJECT.test(object) || ADD_BOTH.test(cues)) return undefined;
    return isOnlyValue(verb[0], part(rest, verb[0].length), scene) ? undefined : "command";
  }
  const run = targetRun(rest, scene);
  if (NEW_ONE.test(cues)) return "command";
  if (run > 0) {
    const after = cues.slice(run);
    if (
      new RegExp(
        `^\\s*(?:也|都|就|的话|请)*(?:(?:里面?|中|上)的[^,]{1,20}?(?=${CHANGE_TO})|里面?|中|上|下|那里)?(?:也|都|就|的话|请|帮我|再)*(?:${CHANGE_TO}|${REMOVE}|${CLEAR}|${ADD}|改|换|更新|更正|修改)`,
      ).test(after)
    )
      return "command";
    if (
      LABEL.test(after) ||
      /^(?:我要?|想)?(?:应聘|应征|求职意向)\s*[\p{Script=Han}a-z+#./ ]{2,20}$/u.test(
        cues.trim().replace(/,$/, ""),
      )
    )
      return "label";
    // "… and my email": one more thing that the request before is about.
    if (/^[\s.!?。,]*(?:(?:too|as well|also|please)[\s.!]*)?$/.test(after)) return undefined;
    if (CONTACT.test(after.replace(/[\s,;。.]+$/, "").trim()) || /^\s*[\d+(]/.test(after))
      return "label";
  }
  if (isOnlyDates(cues, scene.today)) return "dates";
  return STATEMENT.test(cues) || STATEMENT.test(piece.cues.trim()) || isHowReached(cues)
    ? "statement"
    : undefined;
}

/** "加进教育经历", "add it to my skills": what was told before is to go there. */
function refersBack(cues: string): boolean {
  const there =
    /^(?:加进|加到|加入到|写进|写到|写入|放进|放到|补进|列入|录入到|添加到|add(?: (?:it|that|this|those|them|these))? (?:to|into|under)|(?:put|stick|throw|place|list|note) (?:it|that|this|those|them|these|both) (?:in|into|under|on|to|with|among|down under)|include (?:it|that|this|them|those|both) (?:in|under|with|among))/.exec(
      cues,
    );
  if (there === null) return false;
  const rest = cues.slice(there[0].length);
  const [mention] = findMentions(rest);
  // 写进浙大那条的描述
  if (
    mention?.field === "description" &&
    /^[^,:]{0,16}$/.test(rest.slice(0, mention.start)) &&
    /^(?:里面?|中|去|吧|了|[\s,.。!])*$/.test(rest.slice(mention.end))
  )
    return true;
  return (
    mention !== undefined &&
    rest.slice(0, mention.start).replace(/(?:我的?|my|the|\s)/g, "") === "" &&
    /^(?:里面?|中|去|吧|section|list|please|[\s,.。!])*$/.test(rest.slice(mention.end))
  );
}

const CHANGES = new RegExp(`^(?:${CHANGE})`);

/** 写全栈工程师 after 职位不要写…: a verb of changing without a place of its own has only the value. */
function isOnlyValue(verb: string, object: Said, scene: Scene): boolean {
  if (object.cues.trim() === "") return true;
  if (!CHANGES.test(verb) || /^(?:update|change|edit|modify|fix)$/.test(verb)) return false;
  if (/成|为|到|(?<![a-z])(?:to|with|as|into|for)(?![a-z])/.test(object.cues)) return false;
  return (
    findMentions(object.cues).length +
      findOrdinals(object.cues).length +
      namedEntries(object.folded, scene.seen).length ===
    0
  );
}

/** 硕士的学校, 本科专业, "the bachelor's at MIT": a degree names its entry, if something of it is spoken of. */
function namesItsEntry(cues: string, end: number): boolean {
  return (
    /^(?:的|那段|那个|阶段|期间|'s|\s+(?:at|from|in|degree|program|ended|started|began|finished|was|is|ran|will)(?![a-z]))/.test(
      cues.slice(end),
    ) ||
    findMentions(cues).some(
      ({ start, field }) =>
        field !== undefined && cues.slice(end, start).trim() === "" && start >= end,
    )
  );
}

/** "my nursing degree", 审计员那段: what is known of an entry, with a word for what it is behind it. */
const describedRuns = (cues: string, folded: string, { seen }: Scene) =>
  KINDS.test(cues)
    ? describedEntries(folded, seen).filter(({ end }) => KIND_BEHIND.test(cues.slice(end)))
    : [];
const KINDS = /[那这][段份个]|(?<![a-z])(?:degree|studies|job|role|gig|position|one)(?![a-z])/;
const KIND_BEHIND = /^(?:的?[那这][段份个]|\s+(?:degree|studies|job|gig|one)(?![a-z]))/;

/** How far a piece begins with the place it speaks of; 0 if it does not. */
export function targetRun({ cues, folded }: Said, scene: Scene): number {
  const level = levelIn(cues);
  const named = namedEntries(folded, scene.seen);
  const marks = [
    // A word within a longer name is no word of its own: the "paper" of Paper Trails.
    ...findMentions(cues).filter(
      ({ start, end }) => !named.some((name) => name.start <= start && end < name.end),
    ),
    ...findOrdinals(cues),
    ...named,
    ...describedRuns(cues, folded, scene),
    ...(level !== undefined && namesItsEntry(cues, level.end) ? [level] : []),
  ];
  let end = 0;
  for (;;) {
    const comma = end > 0 ? (/^\s*,/.exec(cues.slice(end))?.[0].length ?? 0) : 0;
    const glue =
      comma +
      (/^(?:\s|我的?|你|的|它|其|该|新的?|最新的?|现在的|目前的|当前的|正确的|真正的|那段|那份|那个|这段|这个|这份|那家|另外?一[个段份家]|在|里面?|上面?|中|(?:my|its|this|that|the|our|a|an|of|at|for|in|on|from|under|'s|one|entry|new|current|latest|updated|correct|right|actual|real|old|other|and)(?![a-z]))*/.exec(
        cues.slice(end + comma),
      )?.[0].length ?? 0);
    const mark = marks.find(
      ({ start, end: to }) => start <= end + glue && to > end + glue && start >= end,
    );
    if (mark === undefined)
      return end > 0
        ? end + (/^(?:的|那段|那份|那个|这段|这个|\s)*/.exec(cues.slice(end))?.[0].length ?? 0)
        : 0;
    end = mark.end;
  }
}
