/** What a number counts. Two units of one class can be compared; an unknown one with any. */
export type Unit =
  | "year"
  | "month"
  | "day"
  | "person"
  | "percent"
  | "money"
  | "times"
  | "thing"
  | "";

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ["percent", /^ ?(?:%|％|percent\b|per cent\b|个百分点)/i],
  ["month", /^ ?-?(?:个月|months?\b|mos?\b)/i],
  ["year", /^ ?-?(?:多|余|来)?(?:年|周年|years?\b|yrs?\b)/i],
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
    /^ ?(?:多|余)?(?:个|家|项|篇|件|门|份|款|套|台|条|届|张|本|座|支|岁|分|级|场|期|projects?\b|papers?\b|companies\b|teams?\b|products?\b|awards?\b|patents?\b|publications?\b|languages?\b)/i,
  ],
];

/** The unit that follows a number. */
export function unitAfter(rest: string): Unit {
  return UNITS.find(([, pattern]) => pattern.test(rest))?.[0] ?? "";
}

export function sameUnit(one: Unit, other: Unit): boolean {
  return one === other || one === "" || other === "";
}
