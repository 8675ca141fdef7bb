/** Whether something is named to be left out. */

const NEGATION =
  /(?:不要|不用|不必|别|先别|无需|勿|不想|暂不|先不|不需要|没必要|暂停|停止|叫停|推迟)(?:再|先|急着|着急|给|帮|替|马上|直接|去)?[^,，。;；]{0,4}$|不(?:再|先|给|用给)?$|\b(?:do not|don't|dont|no need to|without|not|never|instead of|rather than|skip|hold off(?: on)?|hold|pause|freeze|park|suspend|halt|stop|won't|shouldn't|no)\s+(?:the\s+|any\s+|yet\s+|actually\s+|to\s+)?(?:[a-z]+\s+)?$/u;

/** "邮件先不用", "the mails can wait". */
const NEGATED_AFTER =
  /^(?:的事)?(?:就|先|暂时|都|也|暂|我看)+(?:不用|不必|不要|不急|不需要|不发|不写|不约|别发|免|算|停|缓|压|搁|放)(?:了|发|管|写|啦|着|一停|一缓|一压|一搁|一放|一下)?(?=[,，。!！]|$)|^(?: (?:can wait|are not needed|aren't needed|not (?:yet|now)|on hold))\b/u;

export function isNegated(sentence: string, index: number, match: string): boolean {
  const before = sentence
    .slice(Math.max(0, index - 24), index)
    .replaceAll(/(?:能不能|可不可以|要不要|会不会|愿不愿意|是不是|好不好|行不行)/gu, "");
  const clause = before.split(/[,，。;；]|\bbut\b|但|然后|\bthen\b/u).at(-1) ?? "";
  if (NEGATION.test(clause)) return true;
  if (NEGATED_AFTER.test(sentence.slice(index + match.length))) return true;
  return /^(?:[^,，]{0,12}?)(?:不要|先别|别)(?:发|安排|约)/u.test(match);
}

/** Whether a clause that only hints at something says no to it. */
export const isRefused = (clause: string) => NO.test(clause);

const NO =
  /暂停|停止|中止|停掉|^\s*(?:但|不过|but|and)?\s*(?:先|暂时|暂)?(?:不要|别|不用|不|no |don't|do not|without)|(?:先|就|暂时|都|也|暂)(?:不用|不必|不要|不急|不需要|不发|不写|不约|免|算)(?:了|发|管|写|啦)?\s*[,，。]?\s*$|先(?:停|缓|放|搁|压)(?:了|着|一停|一缓|一放|一搁|一下)?(?:吧)?\s*[,，。]?\s*$|\b(?:can wait|aren't needed|not needed|isn't needed|later)\s*[,.]?\s*$/u;
