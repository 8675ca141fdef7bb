/** A range with its currency and period. Without either end there is no salary. */
import type { Salary } from "@bole/server/contract";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { LabelledSelect } from "../../talent/labelled-select.tsx";
import { NumberField } from "../../talent/number-field.tsx";
import { useIssue, useJobForm } from "./form-context.ts";
import { jobText } from "./job-text.ts";
import { QuoteLine } from "./quote-line.tsx";

const PERS = ["hour", "day", "week", "month", "year"] as const satisfies readonly Salary["per"][];
const CURRENCIES = ["CNY", "USD", "EUR", "GBP", "HKD", "TWD", "JPY", "SGD", "CAD", "AUD", "INR"];

/** What is meant where nothing else is said, by the language of the page. */
const USUAL = {
  zh: { currency: "CNY", per: "month" },
  en: { currency: "USD", per: "year" },
} as const;

export function SalaryFields() {
  const t = useText(jobText);
  const { draft, change, placeOf } = useJobForm();
  const usual = USUAL[useLanguage()];
  const salary: Salary = draft.salary ?? { min: null, max: null, months: null, ...usual };
  const set = (part: Partial<Salary>) => {
    const next = { ...salary, ...part };
    change({ salary: next.min === null && next.max === null ? null : next });
  };
  const whole = useIssue("salary");
  const currencies = [...new Set([...CURRENCIES, salary.currency])];
  return (
    <div className="mt-4">
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3 xl:grid-cols-5">
        <NumberField
          label={t.fields.salaryMin}
          value={salary.min}
          onChange={(min) => set({ min })}
          {...whole}
        />
        <NumberField
          label={t.fields.salaryMax}
          value={salary.max}
          onChange={(max) => set({ max })}
        />
        <LabelledSelect
          label={t.fields.currency}
          value={salary.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => set({ currency })}
        />
        <LabelledSelect
          label={t.fields.per}
          value={salary.per}
          options={PERS.map((value) => ({ value, label: t.pers[value] }))}
          onChange={(per) => set({ per })}
        />
        <NumberField
          label={t.fields.months}
          max={36}
          value={salary.months}
          onChange={(months) => set({ months })}
          {...useIssue("salary.months")}
        />
      </div>
      <QuoteLine place={placeOf("salary")} field={t.fields.salary} />
    </div>
  );
}
