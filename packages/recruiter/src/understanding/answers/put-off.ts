/** Whoever wants to think, to ask or to come back has not answered. */

/** Whatever is said besides. */
export const isPutOff = (cues: string) => NOT_NOW.test(cues);

/** Of everything: said of one of them, it leaves that one out. */
export const isAway = (cues: string) => AWAY.test(cues);

const NOT_NOW =
  /\b(?:not|n't|un)[- ]?(?:so |really |quite |entirely |totally |that |yet )?(?:sure|certain|convinced yet)\b|\b(?:more|some|a bit of|a little) time\b(?! slots?)|\b(?:undecided|on the fence)\b|(?:不太?|还不|不是很)确定|拿不准|说不准|不好说|犹豫|纠结|^(?:先|还)?(?:不|别)(?:着急|急|忙|催|说|闹|逗|吵|烦)|\b(?:i'll|i will|we'll|let me|let us|i'd like to|i want to|i(?:'ve)? (?:need|have|got) to|i (?:must|should)|we (?:need|have) to) (?:first )?(?:come back|get back|look|think|decide|check|see|sleep|have a|ask|talk|speak|discuss|run (?:it|this|them|these) (?:by|past)|consult|confirm|clear (?:it|this)|consider|read|mull|chew)\b|\bi (?:have not|haven't|did not|didn't) (?:yet )?(?:read|seen|checked|looked|finished|decided|had|made up)\b|\bnot (?:quite )?(?:decided|ready)(?: yet)?\b|还没(?:看|想|读|决定|拿定)|没(?:想|考虑|看)好|^(?:maybe |not (?:now|yet)|later|in a (?:minute|moment|bit|sec)|give me (?:a|some|until)|bear with me|one (?:sec|second|moment|minute)\b)|^(?:我)?(?:先|再|等会儿?|晚一?点|晚些|回头|稍后|稍等|待会儿?|一会儿?)(?:我)?(?:再)?(?:看|想|说(?!明)|考虑|处理|回|琢磨|批|审|定|决定|答复|确认|弄)/u;

const AWAY =
  /(?:容|让|等)我(?:再|先|好好)?(?:想|考虑|看|琢磨|问|确认|商量)|我(?:先|再|得|要|需要|还要|还得)+(?:去)?(?:想|考虑|琢磨|问|确认|商量|请示|跟[^,，。]{1,8}(?:商量|确认|说|聊|对)|和[^,，。]{1,8}(?:商量|确认|说|聊|对))|(?:回来|回头|晚上|下午|明天|后天|下周|周[一二三四五六日天]|会后|饭后|忙完|开完会|有空|空了|之后|以后|待会儿?|等会儿?|晚点|晚些|稍后)(?:我)?再(?:看|说|定|回|弄|处理|决定|聊|讨论|来|批|审|答复|确认|给)|^我先去?(?:开|吃|接|忙|打|见|睡)|\b(?:hang|hold) on\b(?! to)|\bback (?:in|after) (?:a|an|my|the|lunch|ten|five|\d)/u;

/** "好的，知道了" says that it was heard, "yes and no" nothing at all. */
export const isHeard = (cues: string) =>
  /^(?:(?:好+的?|嗯+|行|ok(?:ay)?|yes|yeah|sure|right|谢谢|thanks?)[,，。. ]*)*(?:我?(?:都)?(?:知道|明白|收到|了解|懂|看到|清楚)(?:了|啦)?|got it|noted|understood|i see|yes and no|一半一半)[。.!！~,，]*(?:谢谢|thanks?)?[。.!！~]*$/u.test(
    cues,
  );

/** Without what is wished for another time: "发吧，下次短一点" is a yes. */
export const ofThisTime = (cues: string) =>
  cues
    .replace(/(?<=^(?:yes|yeah|yep|sure|ok(?:ay)?)),? why not[.!?]*$/u, "")
    .replaceAll(
      /(?:^|[,，.。;；!！])\s*(?:但是?|不过|but |and |though )*(?:下次|下回|以后|今后|往后|将来)[^,，。.;；!！]*|(?:^|[,.;!]|\bbut\b|\bthough\b)[^,.;!]{0,40}\b(?:next time|in (?:the )?future|from now on|going forward)\b[^,.;!]*/gu,
      "",
    )
    .trim();
