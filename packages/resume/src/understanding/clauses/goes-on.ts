/** What a piece says to the one before it: the right thing behind the wrong one, or when it was. */
import type { Said } from "../text/said.ts";

/** "Midas isn't my employer anymore, I left in September 2025". */
const NO_MORE = /(?:[a-z]n't|(?<![a-z])(?:not|no longer|never))(?![a-z])|不再?(?:在|是|干|做)/;
const LEFT =
  /^\s*(?:i (?:left|quit|resigned|stopped|finished)(?![a-z])|我?.{0,12}(?:离职|离开|走)的)/;

const NOT_YET =
  /(?:(?:不是|不叫|不为|(?<![a-z])(?:not|[a-z]+n't)(?![a-z]))[^,。;]{1,40}|错了?|不对|有误|[变换改升提早晚反漏][了啦咯喽]|(?<![a-z])(?:wrong|incorrect|outdated|mistaken|a typo|off))[,;.]?\s*$/;
const IT_IS =
  /^\s*(?:而|应该|应当|实际上?|其实|现在|正确的|新的)*(?:是|叫|为|用(?=\s*[\w+]))|^\s*(?:but|it(?:'s| is| was| should be)|rather|actually)(?![a-z])/;

/** …是2019年3月开始的，一直干到现在: the other end of the same time. */
const GOES_ON =
  /^\s*(?:然后)?(?:一直|直)?(?:干|做|待|工作|读|念|持续)?(?:到|至)(?:了?现在|今|如今|目前)|^\s*(?:and )?(?:until now|to this day|to (?:the )?present)/;

/** "at Jiffy Lube I was …, and it ended in April 2019": another fact of it. */
const ITS_TIME =
  /^\s*(?:and |but |,)?\s*(?:it|that) (?:ended|started|began|finished|ran|lasted|went)(?![a-z])/;
/** 那段时间写错了，2014年7月才入职: only now it is said when. */
const WRONG_TIME =
  /(?:时间|日期|年份|月份)[^,。]{0,4}(?:错了?|不对|有误)[,;]?\s*$|(?<![a-z])dates?(?![a-z])[^,;:]{0,30} (?:wrong|incorrect|off|not right)[,;.]?\s*$/;

export const saysWhenLeft = (before: Said, piece: Said): boolean =>
  NO_MORE.test(before.cues) && LEFT.test(piece.cues);

/** 不是2021年2月，是2021年1月 */
export const saysItAnew = (before: Said, piece: Said): boolean =>
  NOT_YET.test(before.cues) && IT_IS.test(piece.cues);

export const isSameTime = (before: Said, piece: Said): boolean =>
  GOES_ON.test(piece.cues) || WRONG_TIME.test(before.cues);

export const saysItsTime = (piece: Said): boolean => ITS_TIME.test(piece.cues);
