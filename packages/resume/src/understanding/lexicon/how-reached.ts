/** What people say before a number or an address: "I got a new number", "you can reach me at", 有事打. */

const WAY =
  "(?:phone|mobile|cell|cell ?phone|number|phone number|mobile number|e-?mail|e-?mail address|contact)";
/** One form for each way of telling it. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^i(?:'ve| have)?(?: just| recently| also| now)* (?:got|have|bought|changed to|switched to|use|am using)(?: an?| my)? (?:new|different) ${WAY}(?![a-z])`,
  ),
  new RegExp(`^i(?:'ve| have)?(?: just| recently)* (?:changed|switched)(?: my)? ${WAY}(?![a-z])`),
  /^(?:you|people|they|recruiters|employers|anyone)(?: can| may| could| should| will)(?: now| also| always| best| just)* (?:reach|contact|call|text|ring|phone|e-?mail|message) me (?:at|on|via|by|under|through)(?![a-z])/,
  /^(?:please )?(?:reach|contact|call|text|ring|phone|e-?mail|message) me (?:at|on|via|by|under|through)(?![a-z])/,
  /^i can be (?:reached|contacted|called|e-?mailed)(?: now| best)? (?:at|on|via|by|under|through)(?![a-z])/,
  /^(?:the )?(?:best|easiest|quickest) way to (?:reach|contact|call|get) (?:me|hold of me|in touch with me)(?: is)?(?![a-z])/,
  /^(?:我|最近|刚刚?|已经|,|\s)*(?:换|办|用|改|开|申请|注册)(?:了|用)?(?:一?个)?新的?(?:手机|电话|邮箱|号|号码|手机号|电话号码)/,
  /^(?:我|有事|有需要|可以|请|大家|都|直接|,|\s)*(?:打|拨|拨打|发(?:邮件|信)?到?|写(?:邮件|信)到|用)\s*[\d+(a-z][^,。]{5,40}(?:联系|找|联络)(?:到)?我/,
  /^(?:想|要|可以|请)?(?:联系|找|联络)(?:到)?我(?:的话|可以|请|就|直接|,|\s)*(?:打|拨打?|发(?:邮件|信)?到?|写(?:邮件|信)到|用)/,
];
export const isHowReached = (cues: string): boolean => FORMS.some((form) => form.test(cues));
