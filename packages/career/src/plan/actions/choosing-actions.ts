/** Actions that lead to a decision between ways: what is asked and tried of each, and the day of the decision. */
import type { CareerAnalysis, Way } from "../../analysts/results.ts";
import { dilemmaOf } from "../../facts/dilemma.ts";
import type { Fact } from "../../facts/fact.ts";
import { type Day, dayText } from "../../text/day.ts";
import type { Language } from "../../text/language.ts";
import { say } from "../../text/say.ts";
import { type ActionText, action } from "./action-text.ts";
import { assetsOf, checkingActions, quotable } from "./fact-actions.ts";

const MOST_WAYS = 3;

interface Choosing {
  readonly analysis: Pick<CareerAnalysis, "ways" | "matches"> | null;
  readonly facts: readonly Fact[];
  /** The day of the decision. */
  readonly decide: Day;
  readonly language: Language;
}

/** What they weigh; where that is nothing, what was suggested to them. */
const toTry = (analysis: Choosing["analysis"]): Pick<Way, "name" | "fit" | "gap" | "test">[] => {
  const ways = analysis?.ways ?? [];
  if (ways.length > 0) return ways;
  return (analysis?.matches ?? []).flatMap(({ name, option }) =>
    option ? [{ name, fit: option.fit, gap: option.gap, test: option.test }] : [],
  );
};

export function choosingActions({ analysis, facts, decide, language }: Choosing): ActionText[] {
  const ways = toTry(analysis).slice(0, MOST_WAYS);
  const asked = ways.map(({ name, fit, gap }) =>
    action(
      say(language, `把“${name}”没弄清的问明白`, `Get the missing answers on “${name}”`),
      say(
        language,
        `${fit.text}${gap.text}产出：书面答复`,
        `${fit.text} ${gap.text} Output: answers in writing`,
      ),
      "networking",
    ),
  );
  const tried = ways.map(({ name, test }) =>
    action(
      say(language, `“${name}”：一周内先做这一步`, `“${name}”: one step within a week`),
      say(language, `${test.text}产出：3 行记录`, `${test.text} Output: 3 lines`),
      "practice",
    ),
  );
  const names = ways.map(({ name }) => `“${name}”`).join(say(language, "、", ", "));
  const day = dayText(decide, language);
  // A sentence that may name what they refuse is not put side by side.
  const weighed = facts.some(({ kind }) => kind === "refusal") ? null : dilemmaOf(facts);
  // Whoever has something to show has these beside it.
  const checks = assetsOf(facts).length > 0 ? [] : checkingActions(facts, language);
  if (ways.length < 2 && weighed !== null)
    return [...sideBySide(weighed, day, language), ...asked, ...checks];
  if (ways.length < 2)
    return [
      ...asked,
      ...tried,
      ...(ways.length === 0 ? named(language) : []),
      ...scouting(facts, language),
      ...checks,
    ];
  return [
    ...asked,
    ...tried,
    action(
      say(language, `在${day}前定下来：${names}选一条`, `Decide by ${day}: one of ${names}`),
      say(
        language,
        `一页纸：守不守得住底线、钱够不够、不成怎么办；给一位信得过的人看。产出：1 个决定`,
        `One page: do your limits hold, does the money last, what if it fails; show it to somebody you trust. Output: 1 decision`,
      ),
      "learning",
    ),
  ];
}

/** Of a choice that they described in a sentence: the sentence stays whole. */
const sideBySide = (weighed: string, day: string, language: Language): ActionText[] => [
  action(
    say(
      language,
      "把你在比较的几条路并排写在一张纸上",
      "Put the ways you weigh side by side on one page",
    ),
    say(
      language,
      `你说：“${weighed}”。每条路一列；行是：到手多少钱、守不守得住你的底线、要多久、谁能证实、最坏会怎样。产出：1 张对照表`,
      `You said “${weighed}”. One column for each way; the rows: money in hand, whether your limits hold, how long it takes, who can confirm it, the worst that can happen. Output: 1 page`,
    ),
    "learning",
  ),
  action(
    say(language, "每条路各问一个已经走过的人", "Ask one person on each way who has gone it"),
    say(
      language,
      "问三件事：头三个月怎么过的、后悔什么、现在会怎么选。产出：每条路 3 行记录",
      "Three questions: how were the first three months, what do they regret, how would they choose today? Output: 3 lines for each way",
    ),
    "networking",
  ),
  action(
    say(language, "把对照表里空着的格子问清楚", "Fill the empty cells of the page"),
    say(
      language,
      "谁给的条件就问谁，要书面的。产出：没有空格的对照表",
      "Ask whoever makes the offer, and get it in writing. Output: a page without empty cells",
    ),
    "networking",
  ),
  action(
    say(language, `在${day}前定下来，写一句为什么`, `Decide by ${day}, with one sentence why`),
    say(
      language,
      "先划掉守不住底线的，再在剩下的里选；给一位信得过的人看。产出：1 个决定",
      "Cross out what breaks a limit, then choose among the rest; show it to somebody you trust. Output: 1 decision",
    ),
    "learning",
  ),
];

/** What is asked for where they are, by what they bring. */
function scouting(facts: readonly Fact[], language: Language): ActionText[] {
  const [skill] = quotable(facts, "skill");
  const by =
    skill === undefined
      ? say(language, "用得上你做过的事的", "use what you have done")
      : say(language, `用得上“${skill}”的`, `use “${skill}”`);
  return [
    action(
      say(
        language,
        "找五条你够得着的招聘，记下每条要什么",
        "Find five advertisements within reach, and note what each asks for",
      ),
      say(
        language,
        `先看${by}；守不住底线的直接划掉。产出：5 行：职位、要求、缺什么`,
        `First those that ${by}; cross out what breaks a limit. Output: 5 lines: job, demands, what is missing`,
      ),
      "application",
      "recommend",
    ),
    action(
      say(language, "给其中两家打电话或发消息问清楚", "Call or write to two of them"),
      say(
        language,
        "问三件事：最看重什么、时间怎么排、什么时候能开始。产出：2 份记录",
        "Three questions: what matters most, how the hours are, when one could begin. Output: 2 notes",
      ),
      "networking",
    ),
  ];
}

/** For whoever has named no two ways yet. */
const named = (language: Language): ActionText[] => [
  action(
    say(
      language,
      "写下你能走的两三条路，每条一句话",
      "Write down two or three ways you could go, a sentence each",
    ),
    say(
      language,
      "包括留在原处；写完在这里新开一次规划，把它们放在一起比。产出：2 到 3 句话",
      "Staying counts as one. Then begin a new session here to have them compared. Output: 2 to 3 sentences",
    ),
    "learning",
  ),
  action(
    say(language, "把这几条路讲给一位了解你的人听", "Tell them to somebody who knows you"),
    say(
      language,
      "请对方问三个问题，记下你答不上来的那个。产出：1 个要查清的问题",
      "Let them ask three questions, and note the one that you could not answer. Output: 1 question to find out",
    ),
    "networking",
  ),
];
