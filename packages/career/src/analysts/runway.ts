/** How long the money lasts, where somebody says what they have and what a month costs. Added up, never guessed. */
import { numbersIn } from "@bole/language/text";
import type { Fact } from "../facts/fact.ts";
import { situationOf } from "../facts/situation.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import { grouped } from "../text/grouped.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { type SourceBook, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";

const LIKE = 0.5;
/** Less is a count of something else, and so is a year. */
const LEAST = 100;
const PARTS = /[，,。；;.]\s+|[，。；;]/;

export async function runwayOf(
  facts: readonly Fact[],
  meaning: Meaning,
  language: Language,
  book: SourceBook,
  signal?: AbortSignal,
): Promise<Statement | null> {
  const money = facts.filter(({ kind }) => kind === "money" || kind === "pay_floor");
  const parts = money.flatMap((fact) =>
    (fact.said ?? fact.words).split(PARTS).map((words) => ({ fact, words })),
  );
  const known = parts.flatMap(({ fact, words }) => {
    const [amount, ...others] = numbersIn(words).filter(({ value }) => value >= LEAST);
    return amount === undefined || others.length > 0 ? [] : [{ fact, words, value: amount.value }];
  });
  const unique = [...new Map(known.map((one) => [one.words, one])).values()];
  const senses = await meaning.senses(
    "money",
    unique.map(({ words }) => words),
    LIKE,
    signal,
  );
  const sum = (sense: string) =>
    unique
      .filter((_, at) => senses[at]?.[0]?.sense === sense)
      .reduce((all, { value }) => all + value, 0);
  const [saved, payout, costs] = [sum("savings"), sum("payout"), sum("cost")];
  const [first] = unique;
  if (costs === 0 || saved + payout === 0 || first === undefined) return null;
  const months = (value: number) => Math.floor(value / costs);
  const both =
    payout > 0 && saved > 0
      ? say(
          language,
          `；加上补偿约 ${grouped(payout)}，约 ${months(saved + payout)} 个月`,
          `; with the payment of about ${grouped(payout)} for about ${months(saved + payout)} months`,
        )
      : "";
  const [own, lasts] = saved > 0 ? [saved, months(saved)] : [payout, months(payout)];
  const source = book.message({ message: first.fact.message ?? 0, text: first.words });
  const { status } = situationOf(facts);
  const aside = status === "employed" ? say(language, "如果没有工资，", "Without your pay, ") : "";
  return stated(
    say(
      language,
      `${aside}按你说的每月支出约 ${grouped(costs)}，手里的 ${grouped(own)} 能撑约 ${lasts} 个月${both}（别的收入没算进去）。`,
      `${aside || "By your figures, "}${grouped(own)} against about ${grouped(costs)} a month lasts for about ${lasts} months${both} (other income is not counted).`,
    ),
    source,
  );
}
