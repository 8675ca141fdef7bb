/** Other ways to say the same, each with the plain one. They are tried in order, before anything is read. */

export type Rewording = readonly [pattern: RegExp, plain: string];

/** "dont", "wasnt", "im": typed without an apostrophe. */
const SHORTENED: readonly Rewording[] = [
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
const HEDGED: readonly Rewording[] = [
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

/** "Could the title say Lead Analyst?" is a request; "Could it be better?" only asks. */
const ASKED_FOR: Rewording = [
  /^(?:[Cc]an|[Cc]ould|[Mm]ay|[Mm]ight) ((?:my|the) [^,?]{2,40}?) (be|say|read|show) (?=(?:changed|updated|set) to |\p{Lu}|\d|\S+@)([^?]+?)\s*\?*\s*$/u,
  "$1 should $2 $3",
];

/** "Worked at …", "Moved to …": people leave themselves out. */
const SUBJECT: Rewording = [
  /(?<=^|[.!;]\s+)([Ww]orked|[Ss]tudied|[Gg]raduated|[Ii]nterned|[Mm]ajored|[Rr]elocated|[Mm]oved|[Vv]olunteered|[Jj]oined|[Qq]uit|[Ll]eft|[Gg]ot promoted|[Ww]as promoted|(?<=,\s)finished(?= there))(?= (?:at|as|for|with|in|from|on|there|last) | (?:to )?\p{Lu})/gu,
  "I $1",
];

/** "Under skills add: …" */
const ENTRY_FIRST: Rewording = [
  /^(?:please )?(?:under|for|at) ((?!(?:my |the )?(?:skills?|summary|profile|bio|objective|about|title|headline|name|phone|e-?mail)(?![a-z]))[^,:]{2,40}?),? (?:please |also )*(?:add|write|put|note|say)\s*$/i,
  "add to the description of $1",
];
const PLACE_FIRST: Rewording = [
  /^(?:please )?(?:under|in|to|for) ((?:my |the )?skills?(?: section| list)?),? (?:please |also )*(?:add|write|put|list|include|note)\s*$/i,
  "add to $1",
];

/** "I changed my last name to Walker" tells of life, not of the résumé. */
const NEW_NAME: Rewording = [
  /^(?:[Ii](?:'ve| have)?) (?:recently |just |legally |officially )*changed my ((?:last |family |first )?name|surname) to (?=\p{Lu})/u,
  "change my $1 to ",
];

/** "I no longer live in Leeds, I'm in York now", "…, finished there last month". */
const NO_LONGER: readonly Rewording[] = [
  [
    /^i (?:no longer|don't|do not) live in [^,.;]+?(?: any ?more)?[,.;] (?:and |but |now )*(?:i'm|i am|i live|i've moved|i moved)(?: now| currently)* (?:in|to) /i,
    "I live in ",
  ],
  [/(?<=,\s)(finished|left|quit|stopped)(?= there)/gi, "I $1"],
];

/** "It's in Brooklyn actually" takes back what was said. */
const TAKEN_BACK: Rewording = [
  /^((?:it's|its|it is|that's|it should be|should be|i meant?) [^?]{2,60}?),? (?:actually|sorry|in fact|rather)[.!\s]*$/i,
  "actually, $1",
];

/** "Paper Trails needs a role: Solo developer" */
const LACKS: Rewording = [
  / (?:still )?needs (?:an?|its|the) (role|description|title|position|start date|end date|degree|major)\s*$/i,
  " $1",
];

/** "…. Correct is x@y.z" */
const RIGHT_ONE: Rewording = [
  /([.,;!]\s*)(?:the )?correct(?: (?:one|spelling|version|form|address|number))? (?:is|would be|should be)\s/gi,
  "$1it should be ",
];

/** "I forgot to add …" asks to add it; "I forgot to mention that I …" tells it. */
const FORGOT =
  "(?:(?:oh|ah|also|and|sorry|oops)[, ]+)*(?:i(?:'ve| have)? )?(?:just |totally |completely |almost |also )*forg[oe]t(?:ten)? to";
export const ANNOUNCED: readonly Rewording[] = [
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

export const REWORDED: readonly Rewording[] = [
  ...SHORTENED,
  ASKED_FOR,
  ...HEDGED,
  SUBJECT,
  PLACE_FIRST,
  ENTRY_FIRST,
  NEW_NAME,
  ...NO_LONGER,
  TAKEN_BACK,
  LACKS,
  RIGHT_ONE,
];
