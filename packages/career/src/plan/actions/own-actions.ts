/** Actions out of what the person said: what to settle, what to ask about each of their choices, what to show. */
import type { CareerAnalysis } from "../../analysts/results.ts";
import { isCheckable } from "../../analysts/ways.ts";
import type { Fact } from "../../facts/fact.ts";
import { type Day, dayText } from "../../text/day.ts";
import type { Language } from "../../text/language.ts";
import { say } from "../../text/say.ts";
import { type ActionText, action } from "./action-text.ts";
import { choosingActions } from "./choosing-actions.ts";
import { assetsOf, checkingActions, quotable, settlingActions } from "./fact-actions.ts";
import { askingActions, risingActions } from "./promotion-actions.ts";

interface OwnInput {
  readonly analysis: Pick<
    CareerAnalysis,
    "ways" | "matters" | "runway" | "matches" | "declined"
  > | null;
  readonly facts: readonly Fact[];
  /** What was chosen, where no occupation is known for it. */
  readonly words: string | null;
  /** Whether an occupation is planned for: its own actions are better than general ones. */
  readonly general: boolean;
  readonly end: Day;
  /** The day of the decision. */
  readonly decide: Day;
  readonly language: Language;
}

/** Longer words of a person are no part of a sentence of ours. */
const LONGEST = 80;

export function ownActions(input: OwnInput): ReadonlyMap<string, readonly ActionText[]> {
  return new Map([
    ["short-settle", settling(input)],
    ["short-choose", choosingActions(input)],
    ["short-way", firstSteps(input)],
    ["short-criteria", input.general ? askingActions(input.facts, input.language) : []],
    ["medium-scope", input.general ? risingActions(input.facts, input.decide, input.language) : []],
    ["short-show", showing(input)],
    ["short-apply", input.general ? applying(input) : []],
    ["medium-interview", input.general ? following(input) : []],
    ["long-arrive", [reviewing(input)]],
  ]);
}

const settling = ({ analysis, facts, language }: OwnInput): ActionText[] => [
  ...(analysis?.matters ?? []).map(({ title, how }) => action(title, how, "learning")),
  ...settlingActions(facts, analysis?.runway ?? null, language),
  ...(analysis?.declined ?? [])
    .slice(0, 1)
    .map(({ words, because }) =>
      action(
        say(language, `给“${words}”一个明确的回绝`, `Say a clear no to “${words}”`),
        say(
          language,
          `两句话就够：“谢谢你想到我，${because}，我已经定了别的方向。”不解释、不约下次；再来就重复同一句。产出：1 条已发出的消息`,
          `Two sentences are enough: thank them, give your reason (“${because}”), and say that you have decided. No second round. Output: 1 message sent`,
        ),
        "networking",
      ),
    ),
];

/** How much has to be settled before anything else is decided. */
export const settleCount = (
  analysis: Pick<CareerAnalysis, "matters" | "runway" | "declined"> | null,
  facts: readonly Fact[],
): number =>
  analysis === null
    ? 0
    : analysis.matters.length +
      settlingActions(facts, analysis.runway, "en").length +
      Math.min(1, analysis.declined.length);

function firstSteps({ analysis, words, language }: OwnInput): ActionText[] {
  const way = analysis?.ways.find(({ name }) => name === words) ?? analysis?.ways[0];
  if (words === null || way === undefined) return [];
  return [
    action(
      say(language, `为“${words}”把条件问清`, `Settle the conditions for “${words}”`),
      say(language, `${way.gap.text}产出：书面答复`, `${way.gap.text} Output: answers in writing`),
      "networking",
    ),
    action(
      say(language, `“${words}”：先做一次小的`, `“${words}”: a first small try`),
      say(language, `${way.test.text}产出：3 行记录`, `${way.test.text} Output: 3 lines`),
      "practice",
    ),
    action(
      say(language, `给“${words}”写好退路`, `Write down the way back from “${words}”`),
      say(
        language,
        `${way.risk.text}什么情况出现就停、停了做什么。产出：2 句话`,
        `${way.risk.text} What would make you stop, and what then? Output: 2 sentences`,
      ),
      "learning",
    ),
  ];
}

const showing = ({ facts, language }: OwnInput): ActionText[] => [
  ...assetsOf(facts).map(({ words }) =>
    action(
      say(language, `把“${words}”写成拿得出手的一页`, `Turn “${words}” into one page to show`),
      say(
        language,
        "情况、你做了什么、结果，配一个数字；放进简历第一行。产出：1 页、1 行",
        "What it was, what you did, what came of it, with a number; then as the first line of your résumé. Output: 1 page, 1 line",
      ),
      "application",
      "resume",
    ),
  ),
  ...checkingActions(facts, language),
];

const namesWork = ({ occupations }: Fact): boolean => occupations.length > 0;

function limitsIn(facts: readonly Fact[], language: Language): string {
  const held = facts
    .filter((fact) => isCheckable(fact) && fact.words.length <= LONGEST)
    .slice(0, 2)
    .map(({ words }) => `“${words}”`);
  return held.length === 0
    ? say(language, "你的底线", "your limits")
    : held.join(say(language, "、", " and "));
}

function applying({ facts, language }: OwnInput): ActionText[] {
  const limits = limitsIn(facts, language);
  const [did] = quotable(facts.filter(namesWork), "experience", "situation");
  const known = did === undefined ? "" : say(language, `做“${did}”时的`, ` from “${did}”`);
  return [
    action(
      say(
        language,
        `这周投出 3 份守得住${limits}的职位`,
        `Send 3 applications this week that keep to ${limits}`,
      ),
      say(
        language,
        "先投用得上你做过的事的；不合底线的不投。产出：3 份已投递",
        "First those that use what you have done; nothing that breaks a limit. Output: 3 applications",
      ),
      "application",
      "recommend",
      { applications: 3 },
    ),
    action(
      say(
        language,
        `给 5 个${known}老同事、老客户发消息，说你在找什么`,
        `Write to 5 people you know${known}: what you look for`,
      ),
      say(
        language,
        "三行：做过什么、想找什么、哪天能上岗。产出：5 条消息",
        "Three lines: what you did, what you look for, from when. Output: 5 messages",
      ),
      "networking",
    ),
  ];
}

const following = ({ facts, language }: OwnInput): ActionText[] => [
  action(
    say(
      language,
      "再投 4 份，并给没回音的各跟进一次",
      "Send 4 more, and follow up on the silent ones",
    ),
    say(
      language,
      "五个工作日没回音就问一句。产出：4 份投递、2 次跟进",
      "After five working days without an answer. Output: 4 applications, 2 follow-ups",
    ),
    "application",
    "recommend",
    { applications: 4 },
  ),
  action(
    exampleTitle(facts, language),
    say(
      language,
      "情况、做法、结果，各两分钟，讲给人听一遍。产出：3 个例子",
      "What was it, what did you do, what came of it: two minutes each, told to somebody. Output: 3 examples",
    ),
    "practice",
  ),
];

function exampleTitle(facts: readonly Fact[], language: Language): string {
  const [did] = quotable(
    facts.filter((fact) => fact.kind === "skill" || namesWork(fact)),
    ...(["skill", "experience", "situation"] as const),
  );
  return did === undefined
    ? say(language, "准备三个面试例子", "Prepare three examples for interviews")
    : say(
        language,
        `准备三个面试例子，第一个讲“${did}”`,
        `Prepare three examples for interviews, the first on “${did}”`,
      );
}

const reviewing = ({ language, end }: OwnInput): ActionText =>
  action(
    say(
      language,
      `一周回顾：离${dayText(end, language)}还差什么`,
      `Weekly review: what is missing for ${dayText(end, language)}?`,
    ),
    say(
      language,
      "做成了什么、卡在哪、下周改什么。产出：3 行",
      "What was done, what is stuck, what changes next week. Output: 3 lines",
    ),
    "learning",
  );
