/** A job that is described in the message itself: it is none of those we have, whichever page is open. */

const HEAD =
  "(?:jd|岗位说明|岗位描述|职位描述|职位说明|岗位要求|招聘要求)[^,，。:：]{0,6}(?:如下|在这|见下|在下面)?|(?:下面|这|这里|以下|附上)(?:是|就是)?[^,，。:：]{0,10}(?:jd|职位描述|岗位说明|岗位描述)|新(?:岗位|职位|岗)[^,，。:：]{0,8}|\\b(?:here's|here is|this is|below is|got|have)\\b[^.:]{0,24}\\b(?:jd|job description)\\b|\\b(?:jd|job description)\\b[^.:]{0,12}|\\bnew (?:role|job|position|opening)\\b[^.:]{0,40}";
/** Its title, and at least two facts behind it. */
const DESCRIBED = new RegExp(
  `(?:${HEAD})(?:[:：.。]|,\\s*jd below\\.?)\\s*(?:启动招聘[:：])?([^,，.。:：\\n]{2,40})(?:[,，][^,，.。\\n]{1,40}){2,}`,
  "u",
);
/** "Here's a JD for a junior bookkeeper in Dublin: …", "下面是JD，启动招聘：行政前台，…". */
const TITLED =
  /\b(?:jd|job description) for (?:an? |the )?([a-z][a-z /&-]{2,40}?)(?: in [a-z ]+)?[:.]|(?:jd|岗位说明|职位描述)[^。\n]{0,12}[:：]\s*([^,，.。:：\n]{2,20})(?:[,，][^,，.。\n]{1,40}){2,}/u;

/** Undefined where none is described. */
export function describedJob(folded: string): string | undefined {
  const said = TITLED.exec(folded);
  return (said?.[1] ?? said?.[2] ?? DESCRIBED.exec(folded)?.[1])?.trim();
}
