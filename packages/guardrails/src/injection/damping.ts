/**
 * Makes a match weigh less where a text only talks about attacks, or where people set aside mails
 * and files. An order that stands at the beginning of its sentence is damped least: saying
 * "security research" around it does not make it harmless.
 */
import type { RuleMatch, SignIndex } from "./match-rules.ts";
import type { Quotations } from "./quotations.ts";
import type { Sign } from "./rules/rule.ts";
import type { SentenceBreaks } from "./sentence-breaks.ts";

export interface Surroundings {
  readonly text: string;
  readonly signs: SignIndex;
  readonly breaks: SentenceBreaks;
  readonly thirdParty: boolean;
  readonly quoted: Quotations;
}

/** Signs that stay what they are whatever is said around them. */
const UNDAMPED: ReadonlySet<Sign> = new Set(["chatMarker", "leakyImage", "hiddenMarkup"]);

export function dampingOf(match: RuleMatch, around: Surroundings): number {
  if (match.rule.office === true && setAside(match, around)) return 0.15;
  const first = match.hits[0];
  if (first === undefined || UNDAMPED.has(first.concept)) return 1;
  if (match.rule.feature === "verdict_forcing" && saidByAPerson(match, around.text)) return 0.25;
  const topic = near(around.signs, "topic", match, 160);
  const weak = topic || near(around.signs, "topicWeak", match, 100);
  const example = near(around.signs, "example", match, 50);
  const quoted = match.hits.some((hit) => around.quoted(hit));
  if (quoted && (weak || example)) return topic || example ? 0.15 : 0.3;
  const order = match.hits.some((hit) => around.breaks.begins(hit.start));
  if (topic && example) return order ? 0.4 : 0.2;
  if (topic) return order ? 0.6 : 0.3;
  if (weak && !order) return 0.6;
  // A role that nobody is ordered to take: actors, players, liaisons.
  if (first.concept === "role" && !around.breaks.begins(first.start)) return 0.45;
  return quoted ? 0.8 : 1;
}

function near(signs: SignIndex, sign: Sign, { start, end }: RuleMatch, distance: number): boolean {
  return (signs.get(sign) ?? []).some(
    (hit) => hit.end >= start - distance && hit.start <= end + distance,
  );
}

/** The thing that is set aside is a mail or a file: it stands among the rule's own words. */
function setAside({ start, end, hits }: RuleMatch, around: Surroundings): boolean {
  const model = hits.some(({ concept }) => concept === "yours" || concept === "orders");
  const things = around.thirdParty || model ? OFFICE : DESK;
  return things.some((thing) =>
    (around.signs.get(thing) ?? []).some(
      (hit) =>
        hit.start >= start - 10 &&
        hit.start <= end + 10 &&
        !/[,.;:!?，。；：！？、\n]/.test(
          around.text.slice(Math.min(end, hit.end), Math.max(start, hit.start)),
        ),
    ),
  );
}

const OFFICE: readonly Sign[] = ["office"];
const DESK: readonly Sign[] = ["office", "desk"];

/** "I recommend this candidate": somebody vouches, nobody is ordered. */
function saidByAPerson({ hits }: RuleMatch, text: string): boolean {
  const judge = hits.find(({ concept }) => concept === "judge");
  if (judge === undefined) return false;
  return PERSON.test(text.slice(Math.max(0, judge.start - 24), judge.start));
}

const PERSON =
  /(?:\b(?:i|we|i'd|we'd|i'll|he|she|they|who|panel|interviewers?|manager|team|was|were|been|being|is|are) (?:[a-z]{1,12} ){0,2}|我们?(?:[\u4e00-\u9fff]{0,3})|面试官(?:[\u4e00-\u9fff]{0,3})|(?:获|被|已|曾)[\u4e00-\u9fff]{0,3})$/;
