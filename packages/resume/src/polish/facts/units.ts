/** What a number counts. Units that mean the same have one name; what is no unit has none. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ["%", /^\s?(?:%|％|percent(?![a-z])|per cent(?![a-z])|个百分点|percentage points?(?![a-z]))/i],
  ["month", /^\s?-?(?:个月|months?(?![a-z])|mos?(?![a-z]))/i],
  ["year", /^\s?-?(?:多|余|来)?(?:周年|年(?!级|度)|years?(?![a-z])|yrs?(?![a-z]))/i],
  ["week", /^\s?-?(?:周(?!年|边|期)|个?星期|weeks?(?![a-z]))/i],
  ["day", /^\s?-?(?:天|日(?!志|常|活|均)|days?(?![a-z]))/i],
  ["hour", /^\s?-?(?:个?小时|hours?(?![a-z])|hrs?(?![a-z])|h(?![a-z]))/i],
  ["minute", /^\s?-?(?:分钟|minutes?(?![a-z])|mins?(?![a-z]))/i],
  ["ms", /^\s?-?(?:毫秒|ms(?![a-z])|milliseconds?(?![a-z]))/i],
  ["second", /^\s?-?(?:秒|seconds?(?![a-z])|secs?(?![a-z])|s(?![a-z]))/i],
  [
    "money",
    /^\s?(?:元|块钱?|美元|美金|人民币|欧元|港币|新台币|usd(?![a-z])|rmb(?![a-z])|cny(?![a-z])|eur(?![a-z])|dollars?(?![a-z])|euros?(?![a-z]))/i,
  ],
  ["person", /^\s?(?:多|余)?(?:人(?!民|工|机)|名|位(?!置)|people(?![a-z])|persons?(?![a-z]))/i],
  ["times", /^\s?(?:倍|x(?![a-z\d])|times(?![a-z])|-?fold(?![a-z]))/i],
  ["count", /^\s?(?:多|余)?(?:次|回|场)(?![a-z])/i],
  [
    "thing",
    /^\s?(?:多|余)?(?:个(?!百分点|月|小时|星期)|家|项|篇|件|门|份|款|套|台|条|届|张|本(?!科)|座|支|所|间|辆|只|部(?!门)|级|岁|分(?!钟|布|析|类|别|为|层|支|之))/,
  ],
  ["size", /^\s?(?:[kmgtp]i?b(?![a-z])|字节)/i],
  ["rate", /^\s?(?:qps|tps|rps|dau|mau|pv|uv|gmv)(?![a-z])/i],
];

/** With what the unit of size or rate is: GB and TB are two. */
export function unitAfter(rest: string): string {
  for (const [name, pattern] of UNITS) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    return name === "size" || name === "rate" ? match[0].trim().toLowerCase() : name;
  }
  return "";
}
