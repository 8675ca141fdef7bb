/** Pages about a person: addresses in the text, and those that its words are linked to. */
import type { ReadDocument } from "../../../model/read-document.ts";
import type { TextSpan } from "../../../model/span.ts";

export interface FoundLink {
  readonly value: string;
  /** Two, if the address was broken at the end of a line. */
  readonly spans: readonly [TextSpan, ...TextSpan[]];
}

const URL_PATTERN =
  /(?:https?:\/\/|www\.)[^\s<>()[\]{}"'，。；、|\u3400-\u9fff]+|(?<![\p{L}\p{N}@./-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|cn|co|ai|app|xyz|tech|info|page|site|blog|uk|de|fr|eu|in|us|ca|au|edu|github\.io)(?:\/[^\s<>()[\]{}"'，。；、|\u3400-\u9fff]*)?(?![\p{L}\p{N}@])/giu;
const PROFILE =
  /linkedin\.com\/|github\.com\/|gitee\.com\/|gitlab\.com\/|behance\.net|dribbble\.com|kaggle\.com|scholar\.google|orcid\.org|stackoverflow\.com/i;

/** A résumé has fewer; a list of links is none. */
const MOST = 200;

/** What looks like an address and is a library. */
const SOFTWARE = /^(?:node|vue|next|express|nuxt|socket|asp|three|d3)\.(?:js|io|net)$/i;

/** Known to be about a person, wherever it stands. */
export const isProfile = ({ value }: FoundLink): boolean => PROFILE.test(value);

export function findLinks(text: string): FoundLink[] {
  const found = candidates(text);
  const rests = found.flatMap(({ spans: [, ...rest] }) => rest);
  return found.filter(({ spans: [{ start }] }) => !rests.some((rest) => rest.start === start));
}

function candidates(text: string): FoundLink[] {
  return [...text.matchAll(URL_PATTERN).take(MOST)].flatMap((match): FoundLink[] => {
    const value = match[0].replace(/[.,;:!?)*_]+$/, "");
    if (SOFTWARE.test(value) || /^[a-z]\.[a-z]{2}$/i.test(value)) return [];
    const span = { start: match.index, end: match.index + value.length };
    const rest = brokenRest(text, match.index + match[0].length, match[0]);
    if (rest === undefined) return [{ value, spans: [span] }];
    const whole = { start: match.index, end: match.index + match[0].length };
    return [{ value: match[0] + text.slice(rest.start, rest.end), spans: [whole, rest] }];
  });
}

/** Narrow columns break addresses: a slash or dash at the end of a line, and one word on the next. */
function brokenRest(text: string, end: number, value: string): TextSpan | undefined {
  if (!/[/.-]$/.test(value)) return undefined;
  const match = /^(\s*\n\s*)([\w%./-]+)\s*(?:\n|$)/.exec(text.slice(end, end + 200));
  if (match === null || /\d{7}/.test(match[2] ?? "")) return undefined;
  const start = end + (match[1] ?? "").length;
  return { start, end: start + (match[2] ?? "").length };
}

/** Pages that words of the text lead to without naming them. */
export function linkedPages(document: ReadDocument): FoundLink[] {
  return document.links
    .filter(({ url, start, end }) => /^https?:\/\//i.test(url) && start < end)
    .map(({ url, start, end }) => ({ value: url, spans: [{ start, end }] }));
}
