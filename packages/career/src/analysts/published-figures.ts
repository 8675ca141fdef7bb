/** Pay and outlook as somebody has published them: with the group they are for, the year and the source. */
import type { Occupation } from "@bole/talent";
import { chinesePay, outlookOf, payOf } from "../knowledge/conditions.ts";
import { an } from "../text/article.ts";
import { grouped } from "../text/grouped.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { type SourceBook, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";

const BLS = { title: "US Bureau of Labor Statistics", href: "https://www.bls.gov/oes/" };
const ONS = { title: "UK Office for National Statistics, ASHE", href: "https://www.ons.gov.uk/" };
const NBS = { title: "国家统计局", href: "https://www.stats.gov.cn/" };

export function publishedPay(
  occupation: Occupation,
  country: string | null,
  language: Language,
  book: SourceBook,
): Statement[] {
  if (country === "CN") return [chineseFigure(occupation, language, book)];
  const pay = payOf(occupation.id, country);
  if (pay === null) return [];
  const currency = pay.country === "US" ? "USD" : "GBP";
  const figure = (value: number) => `${grouped(value)} ${currency}`;
  const range = pay.low > 0 && pay.high > 0 ? ` (${figure(pay.low)} – ${figure(pay.high)})` : "";
  const quote = `${pay.group}: ${figure(pay.median)}${range}`;
  const publisher = pay.country === "US" ? BLS : ONS;
  const id = `${pay.country}-pay:${occupation.id}`;
  const source = book.statistics({ ...publisher, id, date: "2024", quote });
  return [
    stated(
      say(
        language,
        `${occupation.zh}：年薪中位数 ${figure(pay.median)}，中间一半人在 ${figure(pay.low)} 到 ${figure(pay.high)} 之间（${pay.country}，2024，统计分组“${pay.group}”）。`,
        `${occupation.en}: half earn more than ${figure(pay.median)} a year${range && `, the middle half ${figure(pay.low)} to ${figure(pay.high)}`} (${pay.country}, 2024, published for “${pay.group}”).`,
      ),
      source,
    ),
  ];
}

function chineseFigure(occupation: Occupation, language: Language, book: SourceBook): Statement {
  const { post, mean } = chinesePay(occupation);
  const quote = `规模以上企业 ${post}：年平均工资 ${mean} 元`;
  const source = book.statistics({ ...NBS, id: `CN-pay:${occupation.id}`, date: "2025", quote });
  return stated(
    say(
      language,
      `按职业的工资没有公布；${occupation.zh}所属的“${post}”，规模以上企业年平均工资 ${grouped(mean)} 元（2025，全国平均，含各地各行业）。`,
      `Pay by occupation is not published in China; the mean of the class “${post}” in larger firms is ${grouped(mean)} CNY a year (2025).`,
    ),
    source,
  );
}

/** A forecast of another country says little; it is given where nobody knows the person's. */
export function publishedOutlook(
  occupation: Occupation,
  country: string | null,
  language: Language,
  book: SourceBook,
): Statement | null {
  const outlook = country === null || country === "US" ? outlookOf(occupation.id) : null;
  if (outlook === null) return null;
  const { change, openings } = outlook;
  const quote = `${change} %, ${openings} thousand openings a year`;
  const href = "https://www.bls.gov/emp/";
  const id = `US-outlook:${occupation.id}`;
  const source = book.statistics({ ...BLS, href, id, date: "2024-2034", quote });
  const sign = change > 0 ? "+" : "";
  return stated(
    say(
      language,
      `${occupation.zh}：美国预计 2024 到 2034 年就业变化 ${sign}${change}%，每年约 ${openings} 千个空缺。`,
      `Employment as ${an(occupation.en)} in the US is expected to change by ${sign}${change} % from 2024 to 2034, with about ${openings} thousand openings a year.`,
    ),
    source,
  );
}
