/** What to loosen where little or nothing is left, with how many that would bring. */
import { FITS } from "../rerank/rank.ts";
import type { Funnel, Rule } from "../state/funnel.ts";
import type { Language } from "../state/language.ts";

const RULES: Readonly<Record<Language, Readonly<Record<Rule, (count: number) => string>>>> = {
  zh: {
    not_open: (count) => `${count} 个没有开放`,
    deadline_passed: (count) => `${count} 个已过截止日期`,
    no_places_left: (count) => `${count} 个名额已满`,
    too_few_years: (count) => `${count} 个要求更长的工作年限；如果你的年限写少了，请改一下`,
    degree_missing: (count) => `${count} 个要求更高的学历`,
    already_applied: (count) => `${count} 个你已经投递过`,
    consent_withdrawn: (count) => `${count} 人撤回了同意`,
    gone: (count) => `${count} 个刚刚被删除`,
  },
  en: {
    not_open: (count) => `${count} are not open`,
    deadline_passed: (count) => `${count} are past their deadline`,
    no_places_left: (count) => `${count} are filled`,
    too_few_years: (count) =>
      `${count} ask for more years of experience; add yours if some are missing`,
    degree_missing: (count) => `${count} ask for a higher degree`,
    already_applied: (count) => `${count} you have already applied for`,
    consent_withdrawn: (count) => `${count} people have withdrawn their consent`,
    gone: (count) => `${count} were deleted just now`,
  },
};

const WORDS: Readonly<
  Record<
    Language,
    {
      none: string;
      closed: (items: number) => string;
      unfound: (open: number) => string;
      nearest: string;
      say: string;
    }
  >
> = {
  zh: {
    none: "这里还没有可以推荐的内容",
    closed: (items) => `共有 ${items} 个，但目前都没有开放`,
    unfound: (open) => `开放的有 ${open} 个，但都和你说的无关`,
    nearest: "没有完全符合的，下面是最接近的几个",
    say: "可以换个说法，或多写几项技能和兴趣",
  },
  en: {
    none: "There is nothing to recommend yet",
    closed: (items) => `There are ${items}, but none is open`,
    unfound: (open) => `${open} are open, but none matches what you said`,
    nearest: "Nothing matches exactly; these are the closest",
    say: "Try other words, or add more skills and interests",
  },
};

/**
 * @param wanted how many were asked for
 * @param best the score of the first; null where there is none
 */
export function adviceFor(
  funnel: Funnel,
  wanted: number,
  language: Language,
  best: number | null,
): string[] {
  const words = WORDS[language];
  const nearest = best !== null && best < FITS ? [words.nearest, words.say] : [];
  if (funnel.shown >= wanted) return nearest;
  const rules = Object.entries(funnel.left_out).flatMap(([rule, count]) =>
    isRule(rule, language) ? [RULES[language][rule](count)] : [],
  );
  if (funnel.items === 0) return [words.none];
  if (funnel.open === 0) return [words.closed(funnel.items)];
  if (funnel.merged === 0) return [words.unfound(funnel.open), words.say];
  return funnel.shown === 0 ? [...rules, words.say] : [...nearest, ...rules];
}

const isRule = (rule: string, language: Language): rule is Rule => rule in RULES[language];
