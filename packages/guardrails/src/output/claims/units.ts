/** What a number counts; nothing that we know, or in a record anything. */
export type Unit =
  | "year"
  | "month"
  | "day"
  | "person"
  | "percent"
  | "money"
  | "times"
  | "thing"
  | "any"
  | "";

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ["percent", /^ ?(?:%|％|percent\b|per cent\b|个百分点)/i],
  ["month", /^ ?-?(?:个月|months?\b|mos?\b)/i],
  ["year", /^ ?-?(?:多|余|来)?(?:年|周年|years?\b|yrs?\b|y\b)/i],
  ["day", /^ ?-?(?:天|日|days?\b)/i],
  [
    "money",
    /^ ?(?:元|块|美元|人民币|美金|欧元|usd\b|rmb\b|cny\b|eur\b|dollars?\b|euros?\b|k\/月)/i,
  ],
  [
    "person",
    /^ ?(?:多|余)?(?:人|名|位|people\b|persons?\b|engineers?\b|employees\b|members\b|developers?\b|reports\b|students\b|users\b|customers\b)/i,
  ],
  ["times", /^ ?(?:倍|次|times\b|x\b|-fold\b)/i],
  [
    "thing",
    /^ ?(?:多|余)?(?:个|家|项|篇|件|门|份|款|套|台|条|届|张|本|座|支|岁|分|级|场|期|projects?\b|papers?\b|companies\b|teams?\b|products?\b|awards?\b|patents?\b|publications?\b|languages?\b|items?\b)/i,
  ],
];

/** The unit that follows a number; in English up to two words may stand between. */
export function unitAfter(rest: string): Unit {
  for (let words = rest, skipped = 0; skipped < 3; skipped += 1) {
    const unit = UNITS.find(([, pattern]) => pattern.test(words))?.[0];
    if (unit !== undefined) return unit;
    const next = words.replace(/^ [a-z-]{2,14}(?= )/, "");
    if (next === words) break;
    words = next;
  }
  return "";
}

/**
 * Whether a fact's number can back a claim's. A number that counts nothing in a text ("10/10") says
 * nothing about years or people; a record's field may count anything.
 */
export function backs(fact: Unit, claim: Unit): boolean {
  if (fact === claim || fact === "any" || claim === "") return true;
  return fact === "" && (claim === "thing" || claim === "times");
}
