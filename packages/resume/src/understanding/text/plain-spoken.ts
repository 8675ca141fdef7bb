/**
 * A message without what people say around a request: hedges, news that something is coming, thanks,
 * laughter, apostrophes left out. Only before the first quote or colon: what stands behind is a value.
 */
import { findQuotes } from "./quotes.ts";

/** "dont", "wasnt", "im": typed without an apostrophe. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d@.'-])(do|does|did|is|are|was|were|has|have|had|should|would|could|ca|wo)nt(?![\p{L}\d'.@-])/giu,
    "$1n't",
  ],
  [/(?<![\p{L}\d@.'-])(i)(m|ve)(?=\s+\p{L})/giu, "$1'$2"],
  [/(?<![\p{L}\d@.'-])(what|that|there|where)s(?=\s+\p{L})/giu, "$1's"],
  [/(?<![\p{L}\d@.'-])(wan|gon)na(?= )/giu, "want to"],
];

const ADVERB =
  "(?:probably|actually|really|rather|simply|just|maybe|definitely|technically|surely|instead|in fact|of course|officially|only|basically|obviously)";
/** "should probably say", "actually started": how sure or how new it is changes nothing. */
const HEDGED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<![a-z])(should|must|needs? to|ought to|has to|have to) ${ADVERB} (?=(?:be|say|read|show|have been)(?![a-z]))`,
      "gi",
    ),
    "$1 ",
  ],
  [
    new RegExp(
      `(?<=[a-z]) ${ADVERB} (?=(?:started|ended|began|finished|ran|lasted|left|joined|graduated|studied|majored|worked)(?![a-z]))`,
      "gi",
    ),
    " ",
  ],
];

/** "…. Correct is x@y.z" */
const RIGHT_ONE: readonly [RegExp, string] = [
  /([.,;!]\s*)(?:the )?correct(?: (?:one|spelling|version|form|address|number))? (?:is|would be|should be)\s/gi,
  "$1it should be ",
];

/** "I forgot to add …" asks to add it; "I forgot to mention that I …" tells it. */
const FORGOT =
  "(?:(?:oh|ah|also|and|sorry|oops)[, ]+)*(?:i(?:'ve| have)? )?(?:just |totally |completely |almost |also )*forg[oe]t(?:ten)? to";
const NEWS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${FORGOT} (?:mention|say|tell you|note|write|put|add|include)(?: that)?\\s*[:,-]?\\s*(?=(?:i|i'm|i've|i'd|we|it|that|there)(?![a-z])|(?:my|the) [^,:]{2,40}? (?:is|was|are|were|ended|started|should)(?![a-z]))`,
      "i",
    ),
    "",
  ],
  [
    new RegExp(
      `^${FORGOT} (?:mention|say|tell you(?: about)?|note|list|put(?: in)?|write)(?: down)?\\s*[:,-]?\\s+(?=\\S)`,
      "i",
    ),
    "add ",
  ],
  [
    new RegExp(
      `^${FORGOT} (?=(?:add|include|change|update|remove|delete|fix|correct|set)(?![a-z]))`,
      "i",
    ),
    "",
  ],
  [
    /^(?:(?:so|well|ok|okay|hey|hi|oh)[, ]+)*(?:(?:it )?turns out(?: that)?|as it happens|just so you know|for the record|for your info(?:rmation)?|please note(?: that)?|note that|i should (?:also )?(?:mention|add|say) that|i(?:'ve)? (?:just )?(?:noticed|realized|realised|saw|discovered)(?: that)?|(?:small|quick|minor|tiny|little|one (?:small|quick|more)) (?:thing|fix|correction|update|change|edit|tweak|note|one)|good news|big news|great news)\s*[:,!.-]*\s+(?=(?:i|i'm|i've|my|the|our|we|on|in|at|there|please|can|could|change|update|add|remove|delete|set|fix|make)(?![a-z]))/i,
    "",
  ],
];

/** Thanks, leisure and laughter at the end. */
const TAIL =
  /[\s,.!;-]+(?:if that(?:'s| is) (?:ok|okay|possible|alright|all right|fine)(?: with you)?|when(?:ever)? you (?:get|have|find) (?:a|the|some) (?:chance|minute|moment|sec|second|time)|asap|a\.s\.a\.p\.?|thanks in advance|thanks a (?:lot|bunch|million)|much appreciated|(?:i'd |i would )?really appreciate it|that(?:'d| would) be (?:great|awesome|lovely|perfect|nice|amazing|good)|lol|haha+|hehe+|[:;]-?[)D]|(?:[\u{1F300}-\u{1FAFF}\u2600-\u27BF]\uFE0F?)+)(?=[\s.!]*$)[\s.!]*$/iu;

/** "What's my email at the moment?" */
const AT_PRESENT =
  /\s(?:at the moment|right now|currently|at present|at this point|these days|as of now|so far|for now|nowadays)(?=\s*\?\s*$)/i;

export function plainSpoken(spoken: string): string {
  const message = mended(spoken, NEWS);
  const border = valueAt(message);
  const [said, value] = [message.slice(0, border), message.slice(border)];
  return withoutTail(
    `${mended(said, [...SHORTENED, ...HEDGED, RIGHT_ONE])}${value}`,
    border < message.length,
  );
}

const mended = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((left, [pattern, plain]) => left.replace(pattern, plain), text);

/** Where the first text begins that is meant as it stands. */
function valueAt(message: string): number {
  const [quote] = findQuotes(message);
  const colon = /[:：](?!\d)/u.exec(message)?.index ?? message.length;
  return Math.min(quote?.start ?? message.length, colon);
}

function withoutTail(message: string, hasValue: boolean): string {
  let text = hasValue ? message : message.replace(AT_PRESENT, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(TAIL, "");
  }
  return text.trim() === "" ? message : text;
}
