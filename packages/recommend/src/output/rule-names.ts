/** What a rule is called in a log. */
import type { Rule } from "../state/funnel.ts";
import type { Bilingual } from "../state/language.ts";

export const RULE_NAMES: Readonly<Record<Rule, Bilingual>> = {
  not_open: { zh: "未开放", en: "not open" },
  deadline_passed: { zh: "已截止", en: "past the deadline" },
  no_places_left: { zh: "名额已满", en: "no places left" },
  too_few_years: { zh: "年限不足", en: "too few years" },
  degree_missing: { zh: "学历不符", en: "degree missing" },
  already_applied: { zh: "已申请", en: "already applied" },
  consent_withdrawn: { zh: "已撤回同意", en: "consent withdrawn" },
  gone: { zh: "已删除", en: "deleted" },
};
