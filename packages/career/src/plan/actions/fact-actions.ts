/**
 * Actions out of single facts: a limit becomes a question to employers, a date three days to work back from, money a
 * number of months. Each speaks in the person's own words, so no two plans say the same.
 */
import type { CareerAnalysis } from "../../analysts/results.ts";
import { isCheckable } from "../../analysts/ways.ts";
import type { Fact, FactKind } from "../../facts/fact.ts";
import type { Language } from "../../text/language.ts";
import { say } from "../../text/say.ts";
import type { ActionText } from "./action-text.ts";

const LONGEST = 60;
const MOST_LIMITS = 2;
const LONGEST_SHOWN = 80;
const MOST_SHOWN = 2;

/** Short enough to quote, each once. */
export function quotable(facts: readonly Fact[], ...kinds: FactKind[]): string[] {
  const words = facts
    .filter(({ kind, words: text }) => kinds.includes(kind) && text.length <= LONGEST)
    .map(({ words: text }) => text);
  return words.filter((one, at) => !words.slice(0, at).some((other) => other.includes(one)));
}

const action = (
  title: string,
  description: string,
  kind: ActionText["kind"],
  link = "-",
): ActionText => ({ title, description, kind, link, yields: {} });

/** What has to be clear before anything is signed: the day and the money. */
export function settlingActions(
  facts: readonly Fact[],
  runway: CareerAnalysis["runway"],
  language: Language,
): ActionText[] {
  const [day] = quotable(facts, "deadline");
  const money = quotable(facts, "money", "pay_floor").slice(0, MOST_LIMITS);
  const found: ActionText[] = [];
  if (day !== undefined)
    found.push(
      action(
        say(language, `从“${day}”倒排三个日子`, `Work back three dates from “${day}”`),
        say(
          language,
          "最后能问的一天、最后能改主意的一天、答复的一天，写进日历；不够就先要求延期。产出：3 个日期",
          "The last day for questions, the last to change your mind, the day of the answer: into your calendar; if it is too tight, ask for more time first. Output: 3 dates",
        ),
        "learning",
      ),
    );
  if (money.length > 0) {
    const said = money.map((one) => `“${one}”`).join(say(language, "、", " and "));
    found.push(
      action(
        say(language, `用${said}算一笔账`, `Do the sums with ${said}`),
        say(
          language,
          `${runway?.text ?? "每月必须花的、手里有的、哪个月见底，写在一张纸上。"}定一条线：到哪个月还没着落，就先接能马上上岗的活。产出：1 个月份`,
          `${runway?.text ?? "What must go out each month, what there is, and the month in which it ends, on one sheet."} Draw a line: from which month on do you take the first job that can start at once? Output: 1 month`,
        ),
        "learning",
      ),
    );
  }
  return found;
}

/** What helps to choose and to apply: questions out of limits, searches out of places. */
export function checkingActions(facts: readonly Fact[], language: Language): ActionText[] {
  const limits = quotable(facts.filter(isCheckable), "limit", "hours").slice(0, MOST_LIMITS);
  const [place] = quotable(facts, "place");
  const weighs = facts.filter(({ kind }) => kind === "option" || kind === "choice").length > 1;
  const [wish] = weighs ? quotable(facts, "value", "wish") : [];
  return [
    ...(place === undefined
      ? []
      : [
          action(
            say(
              language,
              `照“${place}”这一条存一个职位搜索`,
              `Save a job search that heeds “${place}”`,
            ),
            say(
              language,
              "只留够得着的地方，每周看两次，合适的当天投。产出：1 个已存搜索、5 条记录",
              "Only what is within reach; look twice a week and apply the same day. Output: 1 saved search, 5 entries",
            ),
            "application",
            "recommend",
          ),
        ]),
    ...limits.map((limit) =>
      action(
        say(
          language,
          `把“${limit}”变成一句问对方的话`,
          `Turn “${limit}” into a question to ask first`,
        ),
        say(
          language,
          "投之前或第一通电话就问，答不上来或含糊的划掉。产出：1 句话、3 个答复",
          "Ask it before you apply or in the first call, and cross out whoever is vague. Output: 1 question, 3 answers",
        ),
        "networking",
      ),
    ),
    ...(wish === undefined
      ? []
      : [
          action(
            say(language, `用“${wish}”给每条路打分`, `Score every way by “${wish}”`),
            say(
              language,
              "0 到 5 分，写一句为什么；最低的那条先划掉。产出：1 张表",
              "0 to 5 with one sentence each; cross out the lowest. Output: 1 table",
            ),
            "learning",
          ),
        ]),
  ];
}

/** What somebody can show: skills and work in words that are short enough to quote. */
export const assetsOf = (facts: readonly Fact[]): Fact[] =>
  facts
    .filter(
      ({ kind, words, occupations }) =>
        (kind === "skill" || (kind === "experience" && occupations.length > 0)) &&
        words.length <= LONGEST_SHOWN,
    )
    // Whoever says more of it has more to show.
    .toSorted(
      (a, b) =>
        Number(b.kind === "skill") - Number(a.kind === "skill") || b.words.length - a.words.length,
    )
    .slice(0, MOST_SHOWN);
