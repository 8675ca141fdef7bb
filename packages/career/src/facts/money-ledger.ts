/** The sums that somebody names, each for what it is: savings, monthly cost, income, pay of an option, debt and floor are never mixed. */
import { numbersIn } from "@bole/language/text";
import { MoneyKind } from "../clauses/clause-kind.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import type { Fact } from "./fact.ts";

export interface Sum {
  readonly value: number;
  readonly fact: Fact;
}

export type Ledger = Readonly<Record<MoneyKind | "floor", readonly Sum[]>>;

/** Less is a count of something else. */
const LEAST = 100;
const LIKE = 0.5;
/** 三千五四千 is a range, and no number. */
const RANGE = /([百千万])\p{Script=Han}{1,2}\1/u;
/** Examples of the sentence model tell a payment for leaving from savings; both are in hand. */
const SENSES: Readonly<Record<string, MoneyKind>> = { payout: "savings" };

export async function ledgerOf(
  facts: readonly Fact[],
  meaning: Pick<Meaning, "senses">,
  signal?: AbortSignal,
): Promise<Ledger> {
  const money = facts.filter(({ kind }) => kind === "money" || kind === "pay_floor");
  const sums = money.flatMap((fact): Sum[] => {
    if (RANGE.test(fact.words)) return [];
    const amounts = numbersIn(fact.words).filter(({ value }) => value >= LEAST);
    // With two sums in one clause nobody can tell which is which.
    return amounts.length === 1 && amounts[0] ? [{ value: amounts[0].value, fact }] : [];
  });
  // What the person wrote into the list themselves is told apart by what it is like.
  const like = await meaning.senses(
    "money",
    sums.map(({ fact }) => fact.words),
    LIKE,
    signal,
  );
  const kinds = sums.map(({ fact }, at): MoneyKind | "floor" | null => {
    if (fact.kind === "pay_floor") return "floor";
    const written = fact.message === null ? like[at]?.[0]?.sense : null;
    const sense = fact.sense ?? written ?? "";
    const kind = MoneyKind.safeParse(SENSES[sense] ?? sense);
    return kind.success ? kind.data : null;
  });
  const of = (kind: MoneyKind | "floor") =>
    unique(
      sums.filter(
        ({ fact }, at) => kinds[at] === kind && !(kind === "savings" && multiplies(fact)),
      ),
    );
  return {
    ...{ savings: of("savings"), cost: of("cost"), income: of("income"), pay: of("pay") },
    ...{ debt: of("debt"), floor: of("floor") },
  };
}

/** "11 months of 9,800" is not 9,800: it is left to the person to say what it comes to. */
const multiplies = ({ words }: Fact): boolean =>
  numbersIn(words).some(({ value }) => value > 1 && value < LEAST);

/** Whoever says a sum twice has it once. */
const unique = (sums: readonly Sum[]): Sum[] =>
  sums.filter(({ value }, at) => !sums.slice(0, at).some((other) => other.value === value));

export const totalOf = (sums: readonly Sum[]): number =>
  sums.reduce((all, { value }) => all + value, 0);

/** A year's pay by the month: what is more than half a year's costs is no month's pay. */
export function monthly(
  value: number,
  cost: number,
): { readonly value: number; readonly yearly: boolean } {
  const yearly = cost > 0 && value > cost * HALF_A_YEAR;
  return { value: yearly ? Math.round(value / MONTHS) : value, yearly };
}
const HALF_A_YEAR = 6;
const MONTHS = 12;
