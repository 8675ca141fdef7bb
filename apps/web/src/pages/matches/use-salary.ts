/** A salary as one reads it; empty where none is said. */
import type { Salary } from "@bole/server/contract";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { matchesText } from "./matches-text.ts";

export function useSalary(salary: Salary | null): string {
  const t = useText(matchesText);
  const { number } = useFormat();
  if (salary === null) return "";
  const { min, max, currency, per } = salary;
  const amount = (value: number) => `${currency} ${number(value)}`;
  const range =
    min !== null && max !== null
      ? `${amount(min)}–${number(max)}`
      : min !== null
        ? t.from(amount(min))
        : t.upTo(amount(max ?? 0));
  return t.perUnit(range, t.pers[per]);
}
