/** The words that are meant as a field's new value, in the form that the field has. */
import { isOnlyDates } from "../dates/only-dates.ts";
import { readDate } from "../dates/read-date.ts";
import type { Scene } from "../scene.ts";
import { findQuotes, unquoted } from "../text/quotes.ts";
import type { Said } from "../text/said.ts";
import { emailIn, linkIn, phoneIn } from "./contacts.ts";
import { withoutCourtesy, withoutSentenceEnd, withoutTails } from "./tails.ts";

export const isProse = (field: string): boolean =>
  field === "summary" || field === "description" || field === "content";
export const isDate = (field: string): boolean => field === "startDate" || field === "endDate";

/** Undefined where it says nothing that the field could hold. */
export function readValue(
  field: string,
  said: Said,
  scene: Scene,
  had: string,
): string | undefined {
  if (field === "email") return emailIn(said.raw);
  if (field === "phone") return phoneIn(said.raw);
  if (field === "links") return linkIn(said.raw);
  if (isDate(field)) {
    const date = readDate(said.folded, scene, had);
    return field === "startDate" && date === scene.open ? undefined : date;
  }
  if (isProse(field)) {
    const text = proseValue(said, scene);
    return text === "" || AS_WHAT.test(text.toLowerCase()) ? undefined : text;
  }
  const line = lineValue(said, field);
  if (NO_WORDS.test(line.toLowerCase())) return undefined;
  if (isOnlyDates(line, scene.today)) return undefined;
  return line === "" || /^(?:什么|啥|谁|哪.{0,2}|多少|what|which|who)$/i.test(line)
    ? undefined
    : line;
}

/** How it should be, not what it should say: 改成英文, "to something better". */
const NO_WORDS =
  /^(?:成)?(?:英文|中文|英语|汉语|拼音|英文版|中文版|英文名字?|中文名字?|真名|全名|全称|简称|缩写|大写|小写|繁体字?|简体字?|别的|其他的?|另外?一?个?|新的|更?好一?点的?|更?(?:专业|正式|好听|高级|简洁|合适)一?点?的?|随便|什么都行|(?:an? |my |the |all )?(?:english|chinese|pinyin|uppercase|lowercase|upper case|lower case|capital letters|caps|real name|full name|english name|chinese name|something (?:else|better|different|nicer|more .+)|anything(?: else)?|another (?:one|name|title)|new one|different one|better one))$/;

/** "two sentences", 三句话: how long it should be. */
const AS_WHAT =
  /^(?:(?:just|only|about|in|into|as|a|one|two|three|four|five|\d+|a few|several|short(?:er)?|long(?:er)?|bullet)[\s-]*)+(?:sentences?|lines?|words|paragraphs?|points|bullets)$|^(?:大概|差不多)?[一二两三四五六\d]+(?:句话?|行|段|个?字)(?:以内|左右)?$/;

function proseValue({ raw }: Said, scene: Scene): string {
  // Behind a colon or in quotes stands the text itself; elsewhere it is part of what is said.
  const itself = /^\s*[:：\n“"「『《]/u.test(raw);
  const said = withoutCourtesy(raw);
  const text = unquoted(itself ? said : withoutSentenceEnd(said));
  return text === "" ||
    /^(?:以下|如下|下面|the following|this|以下内容|这段)[^\n]{0,6}$/.test(text.toLowerCase())
    ? scene.paste
    : text;
}

/** One line: what is quoted, or all up to where something else begins. */
export function lineValue({ raw }: Said, field: string): string {
  const text = raw
    .trim()
    .replace(/^[\s,，:：、=>]+/u, "")
    .replace(/^(?:it|that)(?:'s| is| should be)\s+(?:now |actually )?(?=\S)/i, "");
  const label = /^[^\s\d:：/]{1,6}[:：](?!\/\/)\s*(?=\S)/u.exec(text)?.[0].length ?? 0;
  if (label > 0) return lineValue({ raw: text.slice(label), folded: "", cues: "" }, field);
  const [quote] = findQuotes(text);
  if (quote?.start === 0) return unquoted(text.slice(quote.start, quote.end));
  const sentence =
    text.split(
      /[。！？!?\n；;]|(?<![\s.](?:St|Dr|Mr|Mrs|Ms|Jr|Sr|Inc|Ltd|Co|Corp|Mt|Ft))(?<=[\w)]{2})\.\s+(?=[A-Z\p{Script=Han}])/u,
    )[0] ?? "";
  const bare = upToComma(withoutTails(sentence), field);
  const plain = unquoted(withoutTails(bare));
  if (field === "name")
    return plain
      .replace(/^(?:英文名|中文名|真名|全名|本名|笔名|艺名)(?:字)?(?:是|叫|为)?(?=\S{2})/u, "")
      .replace(/^(?:actually |really )?(?:spell?ed|spelt|written|pronounced)\s+(?:as\s+)?/i, "");
  if (field === "company" || field === "school")
    return plain.replace(/^(?:at|with|from)\s+(?=\p{Lu})/u, "");
  if (field === "location") return plain.replace(/^in\s+(?=\p{Lu})/u, "");
  return ["position", "title", "role", "degree"].includes(field)
    ? plain.replace(/^(?:an?|the)\s+(?=\S)/i, "")
    : plain;
}

const AFTER_COMMA: Readonly<Record<string, RegExp>> = {
  location:
    /^\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*){0,2}(?:,\s*\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*){0,2})?$/u,
  company: /^(?:Inc|LLC|Ltd|Limited|Co|Corp|GmbH|S\.?A|PLC|LLP|Pte)\b.*$/i,
  name: /^(?:Jr|Sr|II|III|PhD|MD|CPA|PMP|RN|MBA)\.?$/i,
};
const TITLES = /^\p{Lu}[\p{L}&/+-]*(?:\s+(?:\p{Lu}[\p{L}&/+-]*|and|of|&)){0,3}$/u;

/** Behind a comma stands something else, unless it is the way such names are written. */
function upToComma(text: string, field: string): string {
  const at = text.search(/[,，]/);
  if (at < 0) return text;
  const rest = text.slice(at + 1).trim();
  const belongs = AFTER_COMMA[field] ?? TITLES;
  return belongs.test(rest) ? text : text.slice(0, at).trim();
}
