/** Figures that a model writes: each must stand in our data or in what the person said, or follow from two that do. */
import { findUnbacked } from "@bole/guardrails";
import { numbersIn } from "@bole/language/text";

/** Smaller ones count steps and minutes; amounts, shares and counts of people are larger or have a sign. */
const LEAST = 100;
const SIGN = /[$£€¥￥%％‰]|元|块|percent|per cent|dollars?|pounds?|euros?/i;
/** How near a sum has to be. */
const NEAR = 0.01;
const MOST_TIMES = 24;

/** What figures may come from. */
export interface Backing {
  /** What the person said: their figures may be added up. */
  readonly said: readonly string[];
  /** What our data and records say: these are taken as they are. */
  readonly known: readonly string[];
}

export function unbackedFigures(text: string, { said, known }: Backing): string[] {
  const own = said.flatMap((one) => numbersIn(one)).map(({ value }) => value);
  return findUnbacked(text, [...said, ...known])
    .filter(({ kind }) => kind === "number")
    .filter(({ start, end, text: words }) => {
      const value = numbersIn(words)[0]?.value ?? Number.NaN;
      const around = text.slice(Math.max(0, start - 2), end + 8);
      if (!(value >= LEAST || SIGN.test(around))) return false;
      return !follows(value, own);
    })
    .map(({ text: words }) => words);
}

/** The same amount, the sum or difference of two, or so many times one. */
function follows(value: number, known: readonly number[]): boolean {
  const near = (other: number) => Math.abs(other - value) <= Math.abs(value) * NEAR;
  const large = known.filter((one) => one >= LEAST);
  return (
    known.some(near) ||
    large.some((one) => large.some((other) => near(one + other) || near(one - other))) ||
    large.some((one) =>
      Array.from({ length: MOST_TIMES }, (_, at) => at + 2).some(
        (times) => near(one * times) || near(one / times),
      ),
    )
  );
}
