/** How long the money lasts, with the sum shown: what is in hand, what goes out, what comes in. Added up, never guessed. */
import type { Fact } from "../facts/fact.ts";
import { type Ledger, monthly, type Sum, totalOf } from "../facts/money-ledger.ts";
import { situationOf } from "../facts/situation.ts";
import { addMonths, type Day, monthText } from "../text/day.ts";
import { grouped } from "../text/grouped.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import { type SourceBook, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";

/** Whoever has lost their work no longer gets what they earned. */
const WITHOUT_PAY: ReadonlySet<string> = new Set(["unemployed", "notice"]);
/** A round figure to turn a sum into months where nobody says what a month costs. */
const HALF_A_YEAR = 6;
const LONGEST_MONTHS = 60;

export function runwayOf(
  facts: readonly Fact[],
  ledger: Ledger,
  language: Language,
  book: SourceBook,
  today: Day,
): Statement | null {
  const { savings, cost, income, debt } = ledger;
  const used = [...savings, ...cost, ...income, ...debt];
  if (used.length === 0) return null;
  const { status } = situationOf(facts);
  const [saved, out] = [totalOf(savings), totalOf(cost)];
  const comes = WITHOUT_PAY.has(status)
    ? 0
    : income.reduce((all, { value }) => all + monthly(value, out).value, 0);
  const texts = [
    sumText(savings, saved, { zh: "手里", en: "In hand" }, language),
    sumText(cost, out, { zh: "每月必须出去", en: "Out each month" }, language),
    sumText(income, comes, { zh: "每月进来", en: "In each month" }, language, comes === 0),
    lasting({ saved, out, comes, today, language }),
    debt.length === 0
      ? ""
      : say(
          language,
          `欠款 ${grouped(totalOf(debt))}（${quotes(debt)}）没有从里面扣：先问清每月要还多少。`,
          `The debt of ${grouped(totalOf(debt))} (${quotes(debt)}) is not set against it: find out first what it takes each month.`,
        ),
  ].filter((text) => text !== "");
  const sources = used.map(({ fact }) =>
    book.message({ message: fact.message ?? 0, text: fact.words }),
  );
  return stated(texts.join(say(language, "", " ")), ...sources);
}

const quotes = (sums: readonly Sum[]): string =>
  listed(
    "en",
    sums.map(({ fact }) => `“${fact.words}”`),
  );

function sumText(
  sums: readonly Sum[],
  total: number,
  name: { readonly zh: string; readonly en: string },
  language: Language,
  isGone = false,
): string {
  if (sums.length === 0) return "";
  const said = sums.map(({ fact }) => `“${fact.words}”`).join(say(language, "、", ", "));
  if (isGone)
    return say(
      language,
      `${said}没有算进去：如果这笔钱还在进账，请在上面改。`,
      `${said} is not counted: change it above if it still comes in.`,
    );
  return say(
    language,
    `${name.zh} ${grouped(total)}（${said}）。`,
    `${name.en}: ${grouped(total)} (${said}).`,
  );
}

function lasting({
  saved,
  out,
  comes,
  today,
  language,
}: {
  readonly saved: number;
  readonly out: number;
  readonly comes: number;
  readonly today: Day;
  readonly language: Language;
}): string {
  if (out === 0)
    return saved === 0
      ? ""
      : say(
          language,
          `每月花多少你没说，所以算不出能撑几个月；要撑半年，每月最多 ${grouped(saved)} ÷ 6 = ${grouped(Math.floor(saved / HALF_A_YEAR))}。`,
          `You have not said what goes out each month, so nobody can say how long it lasts; to last half a year it may be ${grouped(saved)} ÷ 6 = ${grouped(Math.floor(saved / HALF_A_YEAR))} a month at most.`,
        );
  if (comes >= out)
    return say(
      language,
      `进来的比出去的每月多 ${grouped(comes - out)}，所以钱不逼你马上动。`,
      `${grouped(comes - out)} a month are left over, so money does not force your hand.`,
    );
  const short = out - comes;
  if (saved === 0)
    return say(
      language,
      `手里有多少你没说；每月缺 ${grouped(short)}，要先弄清能撑到哪个月。`,
      `What you have in hand is not known; ${grouped(short)} a month are missing, so find out first how far it reaches.`,
    );
  const months = saved / short;
  const rounded = months >= 10 ? Math.floor(months) : Math.round(months * 10) / 10;
  const until = monthText(addMonths(today, Math.min(LONGEST_MONTHS, Math.floor(months))), language);
  const line =
    months < LONGEST_MONTHS ? say(language, `，到 ${until} 前后`, `, until about ${until}`) : "";
  return say(
    language,
    `${comes > 0 ? `每月缺 ${grouped(short)}，` : ""}${grouped(saved)} ÷ ${grouped(short)} = 约 ${rounded} 个月${line}。`,
    `${comes > 0 ? `${grouped(short)} a month are missing: ` : ""}${grouped(saved)} ÷ ${grouped(short)} = about ${rounded} months${line}.`,
  );
}
