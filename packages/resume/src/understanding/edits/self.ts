/** What people tell about themselves in sentences of their own: who they are, where they live. */
import { isChineseName, isPlace, latinNameLength } from "@bole/talent/reading";
import { leadLength } from "../lexicon/lead-ins.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { namedEntries } from "../reference/find-entries.ts";
import type { Scene } from "../scene.ts";
import { fold, part, type Said } from "../text/said.ts";
import { lineValue } from "../values/read-value.ts";
import { basicPlace, lastOf } from "./place.ts";

const NAME =
  /^(?:我|本人|(?=叫[^,\s。]{2,4},?$)|(?=(?:现在|以后)(?:改|就)?叫))(?:的?(?:名字|姓名))?(?:改名(?:字)?了?[,，]?)?(?:现在|目前|以后|就|改)*(?:姓.[,，]?)?(?:叫做?|名叫|姓名是|名字是|大名|全名是?|全名叫)(?<value>[^,。;!?]{1,40})/d;
const CALL_ME =
  /^(?:以后|请|就|可以|大家|都|,|\s)*(?:叫|称呼|喊)我(?:做|为)?(?<value>[^,。;!?]{2,20}?)(?:吧|就行|就好|就可以|即可)?(?=[,。;!?]|$)/d;
const WHOLE_NAME = /^(?:我|本人).{0,8}?(?:全名|大名)(?:是|叫)?(?<value>[^,。;!?]{2,40})/d;
const NAME_MAYBE =
  /^(?:我是|本人是?|i'm|i am|this is|it's|my name'?s)\s*(?<value>[^,。;!?]{2,40}?)(?=[,.;!?。]|\s+and\s|\s+from\s|$)/d;
/** 姓名周晓婷 */
const NAME_LABEL =
  /^(?:我的?|本人)?(?:姓名|名字)\s*(?<value>\p{Script=Han}{2,4})(?=[,。;!?\s]|$)/du;
const NAME_EN =
  /^(?:my name is|my name's|the name is|the name's|call me(?! (?:at|on|via|back|when|if|tomorrow|later|today|anytime|maybe|crazy|\d)(?![a-z]))|i'm called|i am called|people call me|i go by|rename me(?: to)?|change me to|address me as|(?:to )?be (?:called|known as|named|listed as|referred to as)|i (?:want|prefer|would like|'d like) to (?:be (?:called|known as|listed as|named)|go by)|(?:list|put|show) me (?:down )?as)\s+(?<value>[^,;!?]{2,60})/d;

/** "I want to be listed as a candidate" is about no name. */
const AS_WHAT = /^.{0,24}(?:listed|known|referred to|(?:list|put|show) me(?: down)?) as /;

const HOME =
  /^(?:我|本人|人|家|现在?|目前|如今|最近|刚刚?|已经|上个?[月周]|去年|今年|前不久|从\S{2,6}?|坐标|,|\s)*(?:住在?|居住在?|居于|定居在?|定居于|搬家?(?:到|去|来|往|至)了?|搬家?了?[,，]?(?:现在|目前)(?:住)?在|现居(?:地是?)?|现住(?:在)?|常住|坐标|迁到|移居到?|人在|回到?(?=\S{2,6}(?:发展|生活|定居)))(?:了)?(?<value>[^,。;!?]{2,24})/d;
const HOME_AT = /^(?:我|本人)?(?:现在|目前|如今|人)(?:已经)?在(?<value>[^,。;!?]{2,12})/d;
const HOME_IN =
  /^(?:i'm|i am|we're|we are)(?: now| currently| actually| back)* in (?<value>[^;!?]{2,60})/d;
const HOME_EN =
  /^(?:i|i've|i'm|i am|i have|we|we've|we're|my (?:family|wife|husband|partner) and i)(?: (?:have|am|just|recently|now|currently|also|already|will be))*\s*(?:live in|living in|based in|located in|reside in|residing in|moved (?:from .{2,30} )?(?:over |back )?to|moving to|relocated (?:from .{2,30} )?to|relocating to|staying in|settled in|based out of)\s+(?<value>[^;!?]{2,60})/d;

/** "Relocated to Bangalore last week". */
const HOME_BARE =
  /^(?:just |recently |now )*(?:relocated|moved|moving)(?: (?:over|back))? to (?<value>[^;!?]{2,60})/d;

/** Adverbs of time and reasons are no part of a place. */
const AFTER_PLACE =
  /\s+(?:last|this|next|now|since|in (?:\d|january|february|march|april|may|june|july|august|september|october|november|december)|a (?:few|couple)|recently|for (?:work|a job|good|my)|with my|these days|today|yesterday|at the moment|currently|and (?!herzegovina)|so |but ).*$|(?:生活|发展|定居|居住|上班|工作|这边|那边|附近|了|啦|呢|市区)$/iu;

export function readSelf(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  return nameOf(said, scene) ?? homeOf(said, scene);
}

const group = (said: Said, pattern: RegExp): Said | undefined => {
  const span = pattern.exec(said.cues)?.indices?.groups?.value;
  return span === undefined ? undefined : part(said, ...span);
};

function nameOf(said: Said, scene: Scene): Outcome | undefined {
  const sure =
    group(said, WHOLE_NAME) ?? group(said, NAME) ?? group(said, CALL_ME) ?? group(said, NAME_EN);
  const maybe =
    sure === undefined ? (group(said, NAME_LABEL) ?? group(said, NAME_MAYBE)) : undefined;
  const text = lineValue(sure ?? maybe ?? part(said, 0, 0), "name").replace(
    /\s+(?:(?:and|from)\s.*|professionally|at work|in english|officially|for short)$/i,
    "",
  );
  if (text === "" || text.length > 40) return undefined;
  const short = sure === undefined ? undefined : nameBefore(text);
  if (short !== undefined) return set("name", short, scene);
  if ((maybe !== undefined || AS_WHAT.test(said.cues)) && !isName(text)) return undefined;
  if (sure !== undefined && /什么|啥|谁|吗|(?<![a-z])(?:what|who|not)(?![a-z])/.test(fold(text)))
    return undefined;
  return set("name", text, scene);
}

/** Dictated without a stop: 叫马建国今年45了. */
function nameBefore(text: string): string | undefined {
  if (!/^\p{Script=Han}{5,}/u.test(text)) return undefined;
  const lengths = [3, 2, 4].filter(
    (length) =>
      isChineseName(fold(text.slice(0, length))) &&
      /^(?:今年|现在|目前|住|在|电话|手机|邮箱|男|女|来自|毕业|是|我)/.test(
        fold(text.slice(length)),
      ),
  );
  const [length] = lengths;
  return length === undefined ? undefined : text.slice(0, length);
}

const isName = (text: string): boolean => isChineseName(fold(text)) || latinNameLength(text) > 0;

function homeOf(said: Said, scene: Scene): Outcome | undefined {
  // "I moved from Stripe to Plaid" tells of jobs.
  const jobs = namedEntries(said.folded, scene.seen);
  if (/(?<![a-z])from(?![a-z])|从/.test(said.cues) && jobs.length > 0) return undefined;
  const sure = group(said, HOME) ?? group(said, HOME_EN);
  const maybe =
    sure === undefined
      ? (group(said, HOME_AT) ?? group(said, HOME_IN) ?? group(said, HOME_BARE))
      : undefined;
  const text = placeIn(sure ?? maybe ?? part(said, 0, 0));
  if (
    text === "" ||
    /什么|哪|吗|酒店|宿舍|家里|(?<![a-z])(?:a|an|the|my|fear|peace)(?: |$)/i.test(text)
  )
    return undefined;
  if (maybe !== undefined && !isPlace(fold(text)) && !CITY_AND_STATE.test(text)) return undefined;
  return set("location", text, scene);
}

const CITY_AND_STATE = /^\p{Lu}[\p{L}. ]+, \p{Lu}{2}$/u;

function placeIn(said: Said): string {
  const place = said.raw.replace(AFTER_PLACE, "");
  let text = lineValue(place === "" ? said : { ...said, raw: place }, "location");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(AFTER_PLACE, "").trim();
  }
  return text;
}

function set(field: string, value: string, scene: Scene): Outcome {
  const place = basicPlace(scene, field);
  return edits([update(place.path, value)], lastOf(place, "update"));
}
