import { Salary } from "../../../model/job-draft.ts";
import { firstLine, type JsonRecord, recordOf, textOf } from "../unknown-json.ts";

const UNITS: Readonly<Record<Salary["per"], RegExp>> = {
  hour: /^(?:hour|hourly|hr|hur|h)$/i,
  day: /^(?:day|daily|d)$/i,
  week: /^(?:week|weekly|wee|w)$/i,
  month: /^(?:month|monthly|mon|m)$/i,
  year: /^(?:year|yearly|annual|annually|annum|ann|yr|y)$/i,
};

/** From `baseSalary` in any of its forms; null if it does not say enough. */
export function readSalary(posting: JsonRecord): Salary | null {
  const base = recordOf(posting.baseSalary) ?? { value: posting.baseSalary };
  const value = recordOf(base.value) ?? base;
  const currency = firstLine(base, "currency", "priceCurrency") || textOf(posting.salaryCurrency);
  const [low, high] = rangeOf(value);
  const unit = firstLine(value, "unitText", "unitCode") || firstLine(base, "unitText", "unitCode");
  const months = /(\d{2})\s*(?:months|薪)/.exec(textOf(base.description))?.[1];
  const checked = Salary.safeParse({
    min: low,
    max: high,
    currency: currency.toUpperCase(),
    per: periodOf(unit, high ?? low ?? 0),
    months: months === undefined ? null : Number(months),
  });
  return checked.success && (checked.data.max ?? checked.data.min ?? 0) > 0 ? checked.data : null;
}

function rangeOf(value: JsonRecord): readonly [number | null, number | null] {
  const [min, max] = [amountOf(value.minValue), amountOf(value.maxValue)];
  if (min !== null || max !== null) return [min, max];
  const text = textOf(value.value);
  const [low, high] = text.split(/\s*(?:-|–|~|to)\s*/).map(amountOf);
  return [low ?? null, high ?? low ?? null];
}

function amountOf(value: unknown): number | null {
  const text = textOf(value).replace(/[,\s]|[^\d.kK]/g, "");
  if (!/^\d+(?:\.\d+)?[kK]?$/.test(text)) return null;
  return Number(text.replace(/k$/i, "")) * (/k$/i.test(text) ? 1_000 : 1);
}

function periodOf(unit: string, amount: number): Salary["per"] {
  const periods = Object.entries(UNITS) as [Salary["per"], RegExp][];
  const named = periods.find(([, pattern]) => pattern.test(unit));
  if (named !== undefined) return named[0];
  return amount >= 20_000 ? "year" : amount >= 500 ? "month" : "hour";
}

export function writeSalary({ min, max, currency, per, months }: Salary): JsonRecord {
  const value = min === max ? { value: min } : { minValue: min, maxValue: max };
  const said = Object.entries(value).filter(([, amount]) => amount !== null);
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...Object.fromEntries(said),
      unitText: per.toUpperCase(),
    },
    ...(months === null ? {} : { description: `${months} months of pay a year` }),
  };
}
