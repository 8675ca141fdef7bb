/**
 * How people say what must not count: gender, age, birth, family, origin, photo. Chinese and English.
 * Each pattern takes the whole saying with its value, so that another value leaves the same text.
 */

/** Where a value ends that has no other border. */
const VALUE = String.raw`[^\n|｜,，;；·•\t/、。]{0,40}?`;
const STOP = String.raw`(?=\s{2,}|\s*[\n|｜,，;；·•\t/、。]|\s+\S{1,6}[:：]|$)`;

const ZH_LABELS =
  "姓\\s*名|性\\s*别|年\\s*龄|出生(?:年月日?|日期|时间|地)?|生\\s*日|婚姻(?:状况)?|婚\\s*否|婚育(?:状况|情况)?|籍\\s*贯|祖\\s*籍|老\\s*家|户\\s*籍|户口(?:所在地)?|民\\s*族|国\\s*籍|政治面貌|宗教(?:信仰)?|身\\s*高|体\\s*重|血\\s*型|星\\s*座|属\\s*相|生\\s*肖|健康状况|照\\s*片|相\\s*片|头像|证件照";
const EN_LABELS =
  "full name|name|gender|sex|age|date of birth|birth ?date|birthday|place of birth|birth ?place|born|d\\.?o\\.?b\\.?|marital status|civil status|family status|children|nationality|citizenship|ethnicity|race|religion|height|weight|photo(?:graph)?|picture|portrait|hometown|pronouns";

/** `性别：女`, `Gender: female`; without a colon only where the value stands beside it in Chinese. */
const LABELLED = [
  new RegExp(`(?:${ZH_LABELS})\\s*[:：]\\s*${VALUE}${STOP}`, "gu"),
  new RegExp(`(?<![\\p{L}])(?:${EN_LABELS})\\s*[:：]\\s*${VALUE}${STOP}`, "giu"),
  /(?<![\p{L}])性\s*别\s*[男女]|(?<![\p{L}])年\s*龄\s*\d{1,2}(?:\s*岁)?|(?:籍\s*贯|民\s*族|姓\s*名)\s+\p{Script=Han}{2,8}(?![\p{L}])/gu,
];

const PROVINCES =
  "北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门|东北|南方|北方";

const SAID = [
  // Age and birth.
  /(?:今年|现年|年方)?\s*\d{2}\s*(?:周)?岁(?:的|了)?/gu,
  /(?:\d{4}|\d{2})\s*年(?:\s*\d{1,2}\s*月)?(?:\s*\d{1,2}\s*[日号])?\s*(?:出生|生人|生于|生(?=[，,。；;\s|]|$))(?:于\p{Script=Han}{2,10})?/gu,
  /(?<!\d)\d{2}\s*后(?=[，,。；;\s|的]|$)/gu,
  /出生(?:于|在)[^\n，,。；;|]{1,20}/gu,
  /\b(?:i am |i'm |aged?(?: of)? |an? )?\d{2}[- ]years?[- ]old\b/giu,
  /\b(?:aged|age)\s+\d{2}\b/giu,
  /\bborn (?:in|on|at)\b[^\n,.;|]{1,40}/giu,
  // Gender.
  /(?<![\p{Script=Han}])[男女](?:性|生|士|孩)?(?![\p{Script=Han}])/gu,
  /(?:男性|女性|男生|女生|女士|先生|小姐|男士|姑娘|小伙子?|女孩子?|男孩子?|宝妈|奶爸|全职妈妈|全职爸爸)/gu,
  /\b(?:male|female|man|woman|boy|girl|gentleman|lady|guy|mother|father|mum|mom|dad|wife|husband)\b(?:\s+of\s+(?:one|two|three|four|\d)\b)?/giu,
  /\b(?:he|she|him|his|hers?|himself|herself)\b/giu,
  /\b(?:mr|mrs|ms|miss|mx)\b\.?/giu,
  // Family.
  /(?:已婚已育|已婚未育|未婚未育|已婚|未婚|离异|丧偶|已育|未育|单身|(?:有)?[一两二三\d]个?(?:孩子|娃))/gu,
  /\b(?:married|unmarried|divorced|widowed|newlywed)\b(?:\s+with\s+(?:\w+\s+)?(?:children|kids?))?/giu,
  // Origin.
  new RegExp(`(?:${PROVINCES})\\p{Script=Han}{0,4}?人(?![\\p{Script=Han}])`, "gu"),
  new RegExp(`(?:老家|家乡|来自|家在)\\s*(?:${PROVINCES})\\p{Script=Han}{0,6}`, "gu"),
  /\p{Script=Han}{1,3}族(?=[，,。；;\s|]|$)/gu,
  /\b(?:originally from|native of|grew up in|hometown is)\b[^\n,.;|]{1,40}/giu,
  /\p{L}+\.(?:jpe?g|png|webp|heic)\b/giu,
];

export const TRAIT_PATTERNS: readonly RegExp[] = [...LABELLED, ...SAID];

/** Words that are a trait only where nothing else stands between two borders. */
export const LONE_TRAITS =
  /^(?:single|engaged|m|f|male|female|man|woman|man\/woman|\p{Script=Han}{1,3}族|中共党员|共青团员|群众|\d{2})$/iu;
