import { fold } from "../text/said.ts";

/** What people say behind a value that is no part of it: particles, thanks, reasons. */

const PARTICLES =
  /(?:(?:(?:的?(?:就行|就好|就可以|即可|就OK|就ok))|(?:谢谢(?:你|您|啦|了)?|多谢|感谢|辛苦(?:了|啦)?|拜托了?|麻烦(?:了|你了|您了)?|唔该)|(?:好吗|可以吗|行吗|好不好|行不行|吗|(?<!酒|网|贴)吧|呢|啊|哈|呗|哦|噢|啦|喔|嘛|呀|哟)|(?:请|帮我)?(?:改一下|改下|修改一下|更新一下|更正一下|帮忙改一下|帮我改|改过来)|(?<=\S)了|(?<![a-z])(?:please|pls|plz|thanks(?: a lot| so much)?|thank you(?: so much| very much)?|thx|ty|cheers|ok\??|okay|instead|for me|if you can|if possible|right now|from now on|would you|will you|can you|from now|as of now|thank u|too|as well|(?<=\s)now|at the moment|these days|currently))[\s,.!?。，！？~～…]*)+$/iu;
const SIGNS =
  /^[\s,，:：、;；。.!！?？~=>]+|[\s,，:：、;；。!！?？~]+$|(?<=[\p{Script=Han}\d])\.+$|(?<![.\s](?:\p{L}|Inc|Ltd|Co|Corp|Jr|Sr|Univ|Inst|Dept|Bros|Assoc|Intl|Mfg|St|Ave))(?<=\p{L}{2})\.+$/gu;

/** A reason or a comment that follows behind a comma. */
const ASIDE =
  /[,，;；。]\s*(?:因为|之前|原来|以前|刚才|刚刚|谢|辛苦|麻烦|不是|而不是|别的|其他|其它|不用|不要|这样|我(?:之前|刚才|写错|打错|填错|记错|上次|看)|写错|打错|才对|对吧|好吗|可以吗|可以|现在(?:这个|的)|目前这个|就这|先这样|ok|because|since (?:i|it|the|my)|as (?:i|it|the|my) |thanks?|thank|please|pls|it (?:was|is|got|used)|it's|the (?:old|other|previous|current|rest)|that's|that is|i (?:made|typed|wrote|got|just|think|have|recently|had|was|used|don't|no longer|spelled|misspelled)|not |instead|sorry|if (?:you|that)|and (?:keep|leave|that's|thanks)|but |so |which |rather than|my old|everything else|would you|can you|could you)[\s\S]*$/iu;
/** The same without a comma. */
const REASON =
  /\s+(?:because|since (?:i|it|the|my)(?![a-z])|as (?:i|it) (?:was|is|am|have)|instead of|rather than|so that|not (?=\p{Lu}|\d)|and not |but (?:not|keep|leave|don't|do not|nothing|only) |if (?:that's|you|possible)|i (?:made|got|just|think|typed|moved|changed)(?![a-z]))[\s\S]*$|(?:因为|,?而?不是)[\s\S]*$/iu;

/** A line of text without them. Cues are looked for in the folded text; the words stay as typed. */
export function withoutTails(text: string): string {
  let bare = text.trim();
  for (;;) {
    const folded = fold(bare);
    const cuts = [ASIDE, REASON, PARTICLES].map(
      (tail) => tail.exec(folded)?.index ?? folded.length,
    );
    const next = bare
      .slice(0, Math.min(...cuts))
      .replace(SIGNS, "")
      .trim();
    if (next === "") return bare.replace(SIGNS, "");
    if (next === bare) return bare;
    bare = next;
  }
}

const COURTESY =
  /[,，。.!！\s]*(?:谢谢(?:你|您|啦|了)?|多谢|辛苦了?|麻烦了|拜托了?|唔该|(?:可以|好|行)(?:吗|么|不)|thanks(?: a lot| so much)?|thank you(?: so much| very much)?|please|pls|thx)[\s.!！。~?？]*$/iu;

/** Prose keeps its own stops and reasons; only courtesies at its end go. */
export function withoutCourtesy(text: string): string {
  const bare = text.trim().replace(/^[\s,，:：、=>]+/u, "");
  return bare.slice(0, COURTESY.exec(fold(bare))?.index).trim();
}

/** Said within a sentence, its last stop is the sentence's: "可以把简介改成…吗", "change it to … ." */
export function withoutSentenceEnd(text: string): string {
  const bare = text.replace(/(?:吗|嗎|吧|呢|啊|哈|(?<=\S{4})了)?[\s?？]*$/u, "");
  const stop = /[。.!！]$/u.test(bare) && !/[。.!！？?；;]\s*\S/u.test(bare.slice(0, -1));
  return stop ? bare.slice(0, -1) : bare;
}
