/** What a payment for leaving comes to by years and pay, where the law counts a month's pay for each year. */
import { numbersIn } from "@bole/language/text";
import type { Fact } from "../facts/fact.ts";
import type { Ledger } from "../facts/money-ledger.ts";
import { grouped } from "../text/grouped.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";

/** Countries whose law counts so; in the others nothing is added up. */
const BY_YEARS: ReadonlySet<string> = new Set(["CN"]);
const MOST_YEARS = 50;
const LEAST_PAY = 500;

export function severanceSum(
  facts: readonly Fact[],
  { income }: Ledger,
  country: string | null,
  language: Language,
): string {
  const years = yearsOf(facts);
  const pay = income.find(({ value }) => value >= LEAST_PAY)?.value;
  if (country === null || !BY_YEARS.has(country) || years === null || pay === undefined) return "";
  const offered = facts
    .filter(({ kind }) => kind === "option" || kind === "note")
    .flatMap(({ words }) => numbersIn(words))
    .find(({ value }) => value >= LEAST_PAY && value < years * pay)?.value;
  const against =
    offered === undefined
      ? ""
      : say(
          language,
          `，你提到的数是 ${grouped(offered)}，差 ${grouped(years * pay - offered)}`,
          `; the sum you named is ${grouped(offered)}, ${grouped(years * pay - offered)} less`,
        );
  return say(
    language,
    `按你说的 ${years} 年、每月 ${grouped(pay)} 粗算：${years} × ${grouped(pay)} = ${grouped(years * pay)}（到手数，按税前平均工资会更多）${against}。`,
    `By your ${years} years and ${grouped(pay)} a month: ${years} × ${grouped(pay)} = ${grouped(years * pay)}, roughly${against}. `,
  );
}

/** How long they have worked there. */
function yearsOf(facts: readonly Fact[]): number | null {
  const found = facts
    .filter(({ kind }) => kind === "situation" || kind === "experience")
    .flatMap(({ words }) =>
      numbersIn(words)
        .filter(({ place: [, end] }) => /^\s*(?:年|years?)/.test(words.slice(end)))
        .map(({ value }) => value),
    )
    .filter((value) => value > 0 && value <= MOST_YEARS);
  return found[0] ?? null;
}
