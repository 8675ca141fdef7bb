/** "不会 Java" and "no experience with Java" name a skill that somebody does not have. */
import { BETWEEN_ITEMS } from "./context-words.ts";

const REACH = 48;

const CHINESE_BEFORE =
  /(?:不会|不懂|不熟悉|不太熟悉|不太会|不擅长|不了解|不精通|不掌握|不需要|无需|无须|不要求|不必|没有|没用过|没有用过|没学过|没做过|没接触过|未使用过|未接触过|未学过|从未|缺乏|缺少|暂无|零基础学|尚未掌握)(?:任何|什么|太多|相关|具备|掌握|学习|学过|接触|从事|使用|用|写|做|过|的|\s)*$/;
/** 无 alone begins too many words; here it needs its noun. */
const NONE_OF = /(?:^|[^\p{Script=Han}])无\s*$/u;
const NONE_NOUN = /^[^，。；\n]{0,8}(?:经验|基础|背景|经历)/;

const ENGLISH_BEFORE =
  /\b(?:(?:no|little|without|lacks?|lacking|never had|limited)(?: (?:any|prior|previous|hands-on|real|formal|direct|much|working|professional))*(?: (?:experience|knowledge|background|exposure|training|familiarity|understanding))?(?: (?:with|in|of|using|to|at))?|never (?:used|tried|learned|learnt|touched|worked (?:with|in|on))|not (?:yet )?(?:familiar|experienced|proficient|skilled|fluent|good|comfortable)(?: (?:with|in|at))|unfamiliar with|(?:do|does|did)(?: not|n['’]t) (?:know|use|need|require|have|speak|write)(?: any)?|can(?:not|['’]t) (?:use|write|code in|program in|speak)|no longer (?:use|using|work with))\s*$/i;

/** "German is not required", "SAP skills aren't a must", 德语不作要求 */
const BEHIND =
  /^\s*(?:经验|基础|能力|水平|语言能力|experience|knowledge|skills?|licen[cs]e|degree|background|speaker)?\s*(?:[:：]\s*(?:无|none|no)\s*(?:$|[\n,，;；。.])|(?:(?:is|are|was) |will )?(?:not|n['’]t) (?:be )?(?:a |an |strictly |absolutely )?(?:required|needed|necessary|must|mandatory|essential|requirement|obligatory|wanted)|(?:is|are|was)n['’]t (?:a |an |strictly )?(?:required|needed|necessary|must|mandatory|essential|requirement)|unnecessary|不作要求|不做要求|不要求|不强制|不限|不是必须|非必须|并非必需|不熟|不会|不需要|没用过|没学过)/i;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** For each place, whether it is denied. @param places in the order of the text */
export function deniedAmong(text: string, places: readonly Place[]): boolean[] {
  let before: Place | null = null;
  let negated = false;
  return places.map((place) => {
    const gap: string | null = before && text.slice(before.end, place.start);
    // "no Java, Python or Go" denies all three; "no Java, but Go" only the first.
    const goesOn = negated && gap !== null && gap.length <= 12 && BETWEEN_ITEMS.test(gap);
    negated = (goesOn && !gap.includes("\n")) || isNegated(text, place);
    before = place;
    return negated;
  });
}

/** Whether what stands at a place is said to be lacking, unwanted or not required. */
export function isNegated(text: string, { start, end }: Place): boolean {
  const before = lastLine(text.slice(Math.max(0, start - REACH), start));
  const after = text.slice(end, end + REACH);
  if (CHINESE_BEFORE.test(before) || ENGLISH_BEFORE.test(before) || BEHIND.test(after)) return true;
  return NONE_OF.test(before) && NONE_NOUN.test(after);
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf("\n") + 1);
