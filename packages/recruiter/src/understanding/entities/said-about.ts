/** What was said about people and about mails, in the writer's own words. */
import { findConcepts } from "@bole/talent/reading";
import { quotesIn, type Said } from "../text/said.ts";

const ABOUT_PEOPLE: readonly RegExp[] = [
  /(?:会|懂|熟悉|精通|擅长|做过|了解|掌握|具备)[^,，。;；]{1,30}?(?=的|,|，|。|;|；|并|然后|$)/gu,
  /有[^,，。;；]{1,24}(?:经验|背景|证书|资格)/gu,
  /[\d一二两三四五六七八九十]+\s*年(?:以上|及以上)?(?:的)?[^,，。;；的]{0,10}(?:经验|工作)/gu,
  /(?:在|坐标|base)\s*[^,，。;；的]{2,8}(?:的(?:人|候选人))/gu,
  /\b(?:with|who (?:know|have|has|speak|can|did|are|is)|experienced in|skilled in|based in|from|fluent in)\s+[^,.;]{2,60}?(?=,|\.|;|$| and (?:then|email|send|schedule|reach|write|contact|mail|draft)| then\b| for (?:the|our|this))/giu,
  /\b\d+\+?\s*(?:years?|yrs?)(?: of)?[^,.;]{0,30}?(?:experience)?(?=,|\.|;|$| and | then )/giu,
];

/** "会 Go 的", "with payments experience": empty where nothing was said. */
export function criteriaIn({ raw, folded }: Said): string {
  const found = ABOUT_PEOPLE.flatMap((pattern) =>
    [...raw.matchAll(pattern)].map(([said]) => said.trim()),
  );
  if (found.length > 0) return [...new Set(found)].join(", ");
  return findConcepts(folded)
    .flatMap(({ spans: [span] }) => (span === undefined ? [] : [raw.slice(span.start, span.end)]))
    .join(", ");
}

const ABOUT_MAILS: readonly RegExp[] = [
  /(?:提到|提一下|提及|强调|说明|突出|附上|注明|别提|不要提|语气|口吻|写得|写短|简短|简洁|正式一点|正式些|热情|用(?:英文|中文|英语|汉语)|邮件里|信里|内容(?:是|为)|主题)[^。;；\n]{0,120}/gu,
  /\b(?:mention(?:ing)?|emphasi[sz]\w+|highlight\w*|keep (?:it|them)|make (?:it|them)|say(?:ing)? that|saying|include|don't mention|tell(?:ing)? them(?: that)?|in (?:english|chinese|german)|with (?:the )?subject|subject(?: line)?|tone|short and|friendly|formal)\b[^.;\n]{0,140}/giu,
];

/** What the mails should say or be like. Words in quotes are to be said as they stand. */
export function instructionsIn({ raw }: Said, template: string | null): string {
  const found = ABOUT_MAILS.flatMap((pattern) => {
    const [first] = raw.match(pattern) ?? [];
    return first === undefined ? [] : [first.trim()];
  });
  const quoted = quotesIn(raw).filter(
    (quote) => quote !== template && !found.some((one) => one.includes(quote)),
  );
  return [...found, ...(found.length > 0 || quoted.join("").length > 12 ? quoted : [])]
    .join(" ")
    .slice(0, 2_000);
}
