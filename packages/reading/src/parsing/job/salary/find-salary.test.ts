import { describe, expect, it } from "vitest";
import { parseJob } from "../index.ts";

/** As "min-max CUR/per×months". */
function salaryOf(text: string): string | null {
  const { salary } = parseJob(`Job\n${text}`).draft;
  if (salary === null) return null;
  const { min, max, currency, per, months } = salary;
  return `${min ?? ""}-${max ?? ""} ${currency}/${per}${months === null ? "" : `×${months}`}`;
}

describe("a salary", () => {
  it.each([
    ["15k-25k·14薪", "15000-25000 CNY/month×14"],
    ["15-25K*16薪", "15000-25000 CNY/month×16"],
    ["薪酬：20-30K × 14", "20000-30000 CNY/month×14"],
    ["月薪 9000-14000 元（含夜班费），13 薪，五险一金", "9000-14000 CNY/month×13"],
    ["薪资：20-35万/年", "200000-350000 CNY/year"],
    ["年薪20-35万", "200000-350000 CNY/year"],
    ["月薪1.5万-2万", "15000-20000 CNY/month"],
    ["薪资：8千-1.2万", "8000-12000 CNY/month"],
    ["薪资：8000－12000元/月", "8000-12000 CNY/month"],
    ["时薪25元", "25-25 CNY/hour"],
    ["150-200元/天", "150-200 CNY/day"],
    ["薪资：20k以上", "20000- CNY/month"],
    ["$120,000–150,000 per year", "120000-150000 USD/year"],
    ["Salary: €60k", "60000-60000 EUR/year"],
    ["Salary: 60.000 - 75.000 € p.a.", "60000-75000 EUR/year"],
    ["Pay: £18.50 per hour", "18.5-18.5 GBP/hour"],
    ["up to $150k base salary", "-150000 USD/year"],
    ["Pay: Up to £50,000 + £3,633 allowance", "-50000 GBP/year"],
    ["Location: Berlin\nSalary: 60k-80k", "60000-80000 EUR/year"],
    ["CHF 8'000 - 9'500 per month", "8000-9500 CHF/month"],
  ])("is read from %j", (text, expected) => expect(salaryOf(text)).toBe(expected));

  it.each([
    ["薪资面议"],
    ["Salary: competitive"],
    ["我们服务了2000万用户"],
    ["A轮融资3000万元"],
    ["We raised $20M from investors"],
    ["About us\nWe serve 50k users and $3B in volume"],
    ["Benefits\n- referral bonus of $5,000"],
    ["Requirements\n- 3-5 years of sales"],
  ])("is not invented from %j", (text) => expect(salaryOf(text)).toBeNull());
});
