/** Whether mails are to be written, and not sent. `isRefused`: whether they were named to be left out. */
export function isDraftOnly(cues: string, isRefused: boolean): boolean {
  return DRAFT_ONLY.test(cues) || (isRefused && DRAFTED.test(cues));
}

const DRAFT_ONLY =
  /(?:我|等我)?(?:看|审|过目|确认)(?:过|完|一下|了)?(?:之后|以后|后)?再发|\b(?:read|review|see|check|look at) (?:it|them|that)? ?(?:first|before)\b|(?:先别|先不|不要|别|暂不|暂时不)(?:急着)?(?:发(?:送|出)?)(?![^,，。]{0,3}(?:面试))|只(?:写|起草|草拟|拟)|(?:草稿|草拟|起草)(?![^。]{0,40}(?:发送|发出|发给|发掉))|先(?:写|起草|拟)(?:好|一下|个)?(?![^。]{0,30}(?:发送|再发|发出|然后发))|\bdrafts? only\b|\bonly (?:draft|write)\b|\bjust (?:draft|write)\b|\b(?:don't|do not|without|before|not) send(?:ing)?\b(?! (?:interview|invit))|\bdraft\b(?!.{0,60}\bsend\b)|\bnothing (?:leaves|goes out|is sent|gets sent)\b/u;
const DRAFTED = /起草|草拟|写|拟|\b(?:draft|write|compose)\b/u;
