/** A field that is said to be so: "我的电话是…", "邮箱写错了，应该是…", "my title should be …", "Phone: …". */

import { organisationScore, schoolScore } from "@bole/talent/reading";
import { targetRun } from "../clauses/openers.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { findMentions } from "../reference/mentions.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import type { Change } from "./change.ts";

const IS =
  /^\s*(?:一栏|那里|这里)?\s*(?:也|都|就|现在|目前|其实|实际上?|已经|最新|最近|我)*\s*(?:应该要?|应当|应|得|要|需要|需|理应)?(?:改?(?:是|为|叫做?|写成?|填|换成|改成|变成)了?|:|=|->|>)\s*(?<value>.+)$/ds;
const IS_EN =
  /^\s*(?:(?:there|here|now) )?(?:(?:is|are|was|were|'s)(?: (?:now|actually|really|supposed to be|meant to be|currently))?|(?:should|must|ought to|needs to|has to|is supposed to|was supposed to|will|shall)(?: (?:actually|really|now|just|only|simply|rather|instead))?(?: (?:be|read|say|have been|of been|show))(?: as)?|(?:has|have) (?:(?:been )?(?:changed|updated) to|become)|changed to|became|becomes|reads?|says?|to (?:be|say|read|show)|to|=|:|->|>)(?![a-z])\s*(?<value>.+)$/ds;
/** Something is wrong with it or has changed; what it should be follows behind a comma. */
const WRONG =
  /^[^,.。;:!?]{0,10}?(?:错|不对|有误|不正确|有问题|[变换改](?:了|啦|咯|喽)|更新[了啦]|过期|停用|不用了|改名|升了|提了|没[写填]|忘了?[写填]|漏了|空着|[写填][早晚多少反]了|[多少漏错][写打填]?了?[一两几][位个]|打不通|弄丢)[^,.。;:!?是为]{0,6}[,.。;:!?\s]*(?:(?:现在|新的?|正确的?|应该|应当|实际|其实|准确地?|我|它|号码|地址)*(?:是|为|叫|改成|改为|换成|写成|成|:|用(?=\s*[\w+]))|(?:现在|新的?|正确的?|应该)|(?<=[,。;])\s*(?=\d{4}))\s*(?<value>.+)$/ds;
const WRONG_EN =
  /^[^,.;:?!]{0,24}?(?<![a-z])(?:wrong|incorrect|not right|not correct|isn't right|isn't correct|outdated|out of date|old|misspell?ed|misspelt|typo|changed|mistaken?|spelling|spelled wrong|no longer (?:valid|works?|active)|off)(?![a-z])[^,.;:?!]{0,16}?(?:\s*[,.;:?!-]+\s*|\s+(?=(?:(?:the )?(?:new|right|correct|current)(?: [a-z]+)?|it|that)\s*(?:should|is|'s|was|must|needs)))(?:(?:the )?(?:new|right|correct|current)(?: (?:one|number|email|spelling|name|date|address))?|it|that)?\s*(?:should (?:be|read|say|have been)|is(?: now)?|'s(?: now)?|was|must be|to be|needs to be|:|=)?\s*(?<value>.+)$/ds;

/** 不是 A，是 B; "isn't A, it's B". */
const NOT_BUT =
  /^\s*(?:并|也|都|其实|应该|本来)*(?:不是|不叫|不为|不应该是|不该是)[^,。;]{1,30}[,。;]?\s*(?:而|应该|应当|实际上?|其实|现在|正确的)*(?:是|叫|为)\s*(?<value>.+)$/ds;
const NOT_BUT_EN =
  /^\s*(?:is|was|are|were)(?:n't| not)(?: actually| really)? (?!right|correct|wrong|updated|valid)[^,.;]{1,40}?(?:[,.;]\s*(?:but |it(?:'s| is| was| should be) |rather |actually )+|\s+but\s+(?:rather |actually )?)(?<value>.+)$/ds;

/** "University of Leeds, that should be …", 武汉大学，应该是…: what stands there, and what should. */
const THAT_SHOULD =
  /^\s*,\s*(?:(?:那个|这个|那里|这里|其实|实际上?|现在|,)*(?:应该|应当|得|要)(?:是|为|叫做?|写成?|改成|改为)|(?:that|this|it|which)(?: one)? (?:should|must|needs to|ought to|has to)(?: actually| really| now)?(?: be| read| say| have been)(?![a-z]))\s*(?<value>.+)$/ds;

/** "Education - Lund University, …": a heading. */
const HEADED = /^\s*-+\s+(?<value>.+)$/ds;

const PAST =
  /(?:之前|以前|原来|过去|曾经|从前|旧)的?|(?<![a-z])(?:old|former|previous|prior|earlier|past)(?![a-z])/;

const BECAME =
  /^\s*(?:(?:has|have|had) (?:now |just |recently )?(?:been )?(?:changed|updated|switched|moved) to|(?:was |is |got |been |(?:should|must|needs to|has to|ought to|to) be )?(?:(?:changed|updated|renamed|corrected|set|switched) to|replaced (?:with|by)|listed as|shown as|written as|spell?ed(?: as)?(?! (?:wrong|incorrect))|called)|(?:is|are|was) now (?:called|named|known as)|(?:has|have) been renamed(?: to| as)?|(?:is|was|got) (?:renamed|rebranded)(?: to| as)?|changed its name to)(?![a-z])\s*(?<value>.+)$/ds;

const JUDGED =
  /^(?:(?:[a-z\d]+ ){0,3}ago(?![a-z])|old news|(?:ancient )?history|irrelevant|no longer relevant|so long ago)|^错[了啦的]?[,。!\s]*$|^(?:太|很|有点|挺|不错|好的|错的|对的|空的|不对|老了)|^(?:too|so|very|really|a bit|a little|kind of|kinda|pretty|quite|rather|not(?! applicable)|all)\s|^(?:long|short|bad|good|fine|ok|okay|great|boring|old|outdated|wrong|empty|missing|terrible|awful|weak|perfect|correct|incorrect|right|messy|ugly|generic|vague|unclear)(?:[,.!;]|\s*$|\s+(?:and|but|so|now|already|as|the way|for|enough|to me|i think|like)(?![a-z]))/;

/** 我把邮箱打错了，…; "There's a typo in my email, …": that something is wrong comes before what. */
const FAULT =
  /^(?:我|你|之前|刚才|上次|不小心|,)*(?:(?:把|将)(?=[^,]{1,24}?(?:写|打|填|弄|搞|拼|输|记|留)[错反漏])|(?:写|打|填|弄|搞|拼|输|记|留)错了?)|^(?:there(?:'s| is| was| are) (?:an? |some )?(?:[a-z]+ )?(?:typos?|mistakes?|errors?|misspelling|problem) (?:in|with|on|for)|(?:i|you|we)(?:'ve| have)?(?: just)?(?: made| found| noticed| see| spotted)? an? (?:[a-z]+ )?(?:typo|mistake|error) (?:in|with|on|for)|(?:i|you|we)(?:'ve| have)? (?:(?:misspell?ed|misspelt|mistyped|messed up|screwed up)|(?:got|put|have|typed|wrote|entered|gave you|listed|used)(?= (?:the|an?|my) wrong | .{2,40} wrong(?![a-z])))(?: (?:the|an?|my) wrong)?)\s+/;
const RIGHTED =
  /^(?:\s|了|for me|wrong(?:ly)?|incorrectly|in there|on (?:my|the) (?:resume|cv))*[,.。;:!-]+\s*(?:(?:正确的?|应该|应当|实际上?|其实|准确的?|新的?|现在)*(?:是|为|叫|:)|(?:(?:it|that|mine|(?:the )?(?:right|correct|new|real|actual)(?: (?:one|number|email|address|name|date|spelling|title|version))?)\s*)?(?:should (?:be|read|say|have been)|is(?: actually| really)?|'s(?: actually| really)?|was|must be|:))\s*(?<value>.+)$/ds;

/** 我另一个手机号是…: not the one that the résumé has. */
const ANOTHER =
  /(?:另外?一个|(?<![a-z])other )\s*(?:手机|电话|邮箱|号码|微信|名字|email|e-mail|phone|number|mail|name|address)/;

function faultFirst(said: Said, scene: Scene): Change | undefined {
  const lead = FAULT.exec(said.cues)?.[0];
  if (lead === undefined) return undefined;
  const rest = part(said, lead.length);
  const run = targetRun(rest, scene);
  const behind = part(rest, run);
  const told = /^(?:写|打|填|弄|搞|拼|输|记|留)[错反漏]/.exec(behind.cues)?.[0].length ?? 0;
  const value = RIGHTED.exec(behind.cues.slice(told))?.indices?.groups?.value;
  return run === 0 || value === undefined
    ? undefined
    : {
        target: part(rest, 0, run),
        value: part(behind, told + value[0], told + value[1]),
        stated: true,
      };
}

/** "Acme, that should be fun" names nothing. */
function isAlike(name: string, value: Said): boolean {
  if (/^\s*(?:一?个|一[家所]|很|最|不|(?:an?|the best|so|very) )/.test(value.folded)) return false;
  const words = name.match(/[a-z]{4,}|\p{Script=Han}{2}/gu) ?? [];
  return (
    words.some((word) => value.folded.includes(word)) ||
    schoolScore(value.raw) > 0 ||
    organisationScore(value.raw) > 1
  );
}

/** The part of a sentence that names a place at its beginning, and what is said of it. */
export function readStated(act: Said, scene: Scene): Change | undefined {
  const said = part(act, leadLength(act.cues));
  const fault = faultFirst(said, scene);
  if (fault !== undefined) return fault;
  const run = targetRun(said, scene);
  if (run === 0) return undefined;
  const rest = part(said, run);
  if (ANOTHER.test(said.cues.slice(0, run))) return undefined;
  // "My old title was Engineer" tells of what is no more.
  if (
    PAST.test(said.cues.slice(0, run)) &&
    /^\s*(?:was|were|是|叫|为)(?!\s*(?:wrong|incorrect))/.test(rest.cues)
  )
    return undefined;
  for (const form of [NOT_BUT, NOT_BUT_EN, BECAME, WRONG, WRONG_EN, IS, IS_EN, THAT_SHOULD]) {
    const value = form.exec(rest.cues)?.indices?.groups?.value;
    if (value === undefined) continue;
    // "my summary is too long" says how it is, not what it says.
    if (JUDGED.test(rest.cues.slice(...value))) return undefined;
    // 腾讯换了新的办公楼 tells of nothing that is written there.
    if (form === WRONG && !/[,.。;:!?\s是为叫成]/.test(rest.cues.slice(0, value[0])))
      return undefined;
    if (form === THAT_SHOULD && !isAlike(said.folded.slice(0, run), part(rest, ...value)))
      return undefined;
    const by = rest.cues.slice(0, value[0]).trim();
    // "Stripe is now called the best place to work" names nothing.
    if (
      /(?:called|named|known as|renamed.*|rebranded.*)$/.test(by) &&
      /^\p{Ll}/u.test(rest.raw.slice(...value))
    )
      return undefined;
    const weak =
      /^(?:是|为|:|=|is|are|was|were|'s|(?:is|was) (?:now|actually|really|currently))$/.test(by)
        ? by
        : undefined;
    return {
      target: part(said, 0, run),
      // Behind a colon stands a text as it is, with its own stops.
      value: part(rest, weak === ":" ? rest.cues.lastIndexOf(":", value[0]) : value[0], value[1]),
      stated: true,
      ...(weak === undefined ? {} : { weak }),
    };
  }
  // 应聘店长
  if (
    findMentions(said.cues.slice(0, run)).at(-1)?.field === "headline" &&
    /^(?=.*\p{Script=Han})[\p{Script=Han}a-z+#./ ]{2,20}$/u.test(rest.cues.trim())
  )
    return { target: part(said, 0, run), value: rest, stated: true };
  const headed = HEADED.exec(rest.cues)?.indices?.groups?.value;
  if (headed !== undefined)
    return { target: part(said, 0, run), value: part(rest, ...headed), stated: true, weak: ":" };
  // "电话13722223333", "邮箱 a@b.cn"
  const field = findMentions(said.cues.slice(0, run)).some(
    (mention) => mention.field !== undefined,
  );
  if (field && /^\s*(?:[\d+(]|[\w.%+-]+@|一[三五七八九])/.test(rest.cues))
    return { target: part(said, 0, run), value: rest, stated: true };
  return undefined;
}
