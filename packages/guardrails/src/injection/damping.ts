/**
 * Makes a match weigh less where a text only talks about attacks, or where people set aside mails
 * and files. An order that stands at the beginning of its sentence is damped least: saying
 * "security research" around it does not make it harmless.
 */
import type { RuleMatch, SignIndex } from "./match-rules.ts";
import type { Sign } from "./rules.ts";
import type { SentenceBreaks } from "./sentence-breaks.ts";

export interface Surroundings {
  readonly text: string;
  readonly signs: SignIndex;
  readonly breaks: SentenceBreaks;
}

/** Signs that stay what they are whatever is said around them. */
const UNDAMPED: ReadonlySet<Sign> = new Set(["chatMarker", "leakyImage", "hiddenMarkup"]);

export function dampingOf(match: RuleMatch, around: Surroundings): number {
  if (match.rule.office === true && officeNear(match, around)) return 0.15;
  const first = match.hits[0];
  if (first === undefined || UNDAMPED.has(first.concept)) return 1;
  if (match.rule.feature === "verdict_forcing" && saidByAPerson(match, around.text)) return 0.25;
  const topic = near(around.signs, "topic", match, 160);
  const weak = topic || near(around.signs, "topicWeak", match, 100);
  const example = near(around.signs, "example", match, 50);
  const quoted = isQuoted(around.text, match.start, match.end);
  if (quoted && (weak || example)) return topic || example ? 0.15 : 0.3;
  const order = match.hits.some((hit) => around.breaks.begins(hit.start));
  if (topic) return order ? 0.7 : 0.3;
  if (weak && !order) return 0.6;
  return quoted ? 0.8 : 1;
}

function near(signs: SignIndex, sign: Sign, { start, end }: RuleMatch, distance: number): boolean {
  return (signs.get(sign) ?? []).some(
    (hit) => hit.end >= start - distance && hit.start <= end + distance,
  );
}

/** The thing that is set aside is a mail or a file: it stands among the rule's own words. */
function officeNear({ start, end }: RuleMatch, { signs, breaks }: Surroundings): boolean {
  return (signs.get("office") ?? []).some(
    (hit) =>
      hit.start >= start - 24 &&
      hit.start <= end + 14 &&
      breaks.between(Math.min(end, hit.end), Math.max(start, hit.start)) === 0,
  );
}

/** "I recommend this candidate": somebody vouches, nobody is ordered. */
function saidByAPerson({ hits }: RuleMatch, text: string): boolean {
  const judge = hits.find(({ concept }) => concept === "judge");
  if (judge === undefined) return false;
  return PERSON.test(text.slice(Math.max(0, judge.start - 24), judge.start));
}

const PERSON =
  /(?:\b(?:i|we|i'd|we'd|i'll|he|she|they|who|panel|interviewers?|manager|team|was|were|been|being|is|are) (?:[a-z]{1,12} ){0,2}|我们?(?:[\u4e00-\u9fff]{0,3})|面试官(?:[\u4e00-\u9fff]{0,3})|(?:获|被|已|曾)[\u4e00-\u9fff]{0,3})$/;

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”",
  "‘": "’",
  "「": "」",
  "『": "』",
  "`": "`",
  "《": "》",
  "'": "'",
};

/** Whether a quotation that opens shortly before also closes shortly after. */
export function isQuoted(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - 80);
  for (let at = start - 1; at >= from; at -= 1) {
    const sign = text.charAt(at);
    const closing = QUOTES[sign];
    if (closing === undefined || (sign === "'" && /[a-z]/.test(text.charAt(at - 1)))) continue;
    const close = text.indexOf(closing, Math.max(end - 1, at + 1));
    return close >= 0 && close - end < 120;
  }
  return false;
}
