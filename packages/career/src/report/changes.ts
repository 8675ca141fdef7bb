/** What is different from the report before: found by comparing them, not by what was meant to happen. */
import { occupationById } from "../occupations/occupation-by-id.ts";
import { lowered } from "../text/article.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { Focus } from "./focus.ts";
import type { IntegratedReport } from "./integrated-report.ts";
import { TITLES } from "./titles.ts";

type Draft = Pick<
  IntegratedReport,
  "focus_sections" | "career_matching" | "personal_analysis" | "industry_opportunities"
>;

export function changesBetween(
  before: IntegratedReport,
  now: Draft,
  focus: Focus,
  language: Language,
): IntegratedReport["changes"] {
  const changes: IntegratedReport["changes"] = [];
  const oldTopics = new Set(before.focus_sections.map(({ topic }) => topic));
  for (const { topic, title } of now.focus_sections) {
    if (oldTopics.has(topic)) continue;
    changes.push({
      topic,
      text: say(
        language,
        `按你的反馈新增了“${title}”一节。`,
        `New, because you asked: a section on ${lowered(title)}.`,
      ),
    });
  }
  const old = before.career_matching.matches.map(({ occupation_id }) => occupation_id);
  const shown = now.career_matching.matches.map(({ occupation_id }) => occupation_id);
  const name = (id: string) => occupationById(id)[language];
  const added = shown.filter((id) => !old.includes(id));
  const gone = old.filter((id) => !shown.includes(id));
  if (added.length > 0) {
    const topic =
      focus.newest.find(
        (one) => one === "other_field" || one === "occupation" || one === "remote_work",
      ) ?? null;
    changes.push({
      topic,
      text: say(
        language,
        `新看的职业：${listed(language, added.map(name))}。`,
        `Newly looked at: ${listed(language, added.map(name))}.`,
      ),
    });
  }
  if (gone.length > 0)
    changes.push({
      topic: null,
      text: say(
        language,
        `不再列出：${listed(language, gone.map(name))}。`,
        `No longer shown: ${listed(language, gone.map(name))}.`,
      ),
    });
  const [less, more] = [sizeOf(now), sizeOf(before)];
  if (focus.newest.includes("shorter") && less < more)
    changes.push({
      topic: "shorter",
      text: say(
        language,
        `精简：从 ${more} 条减到 ${less} 条。`,
        `Shorter: ${less} points instead of ${more}.`,
      ),
    });
  if (focus.newest.includes("longer") && less > more)
    changes.push({
      topic: "longer",
      text: say(
        language,
        `更详细：从 ${more} 条增加到 ${less} 条。`,
        `In more detail: ${less} points instead of ${more}.`,
      ),
    });
  for (const { followed, dropped } of focus.contradictions) {
    changes.push({
      topic: followed,
      text: say(
        language,
        `反馈里“${TITLES[followed].zh}”和“${TITLES[dropped].zh}”互相矛盾，按后说的“${TITLES[followed].zh}”处理。`,
        `“${TITLES[followed].en}” and “${TITLES[dropped].en}” exclude each other; the one you said last was followed.`,
      ),
    });
  }
  if (focus.unread !== null)
    changes.push({
      topic: null,
      text: say(
        language,
        `没能从“${focus.unread}”读出要改什么，因此多看了几个职业。`,
        `What to change could not be read from “${focus.unread}”, so more occupations were looked at.`,
      ),
    });
  if (changes.length === 0)
    changes.push({
      topic: null,
      text: say(
        language,
        "没有说要改什么；内容与上一份相同。",
        "Nothing was asked for; the content is as before.",
      ),
    });
  return changes;
}

/** How many statements a report has. */
export function sizeOf({
  personal_analysis: own,
  industry_opportunities,
  career_matching,
  focus_sections,
}: Draft): number {
  const facts = industry_opportunities.occupations.flatMap(
    ({ work, entry, remote, salary, outlook, market }) => [
      work,
      entry,
      remote,
      salary,
      outlook,
      market,
    ],
  );
  const lists = [
    own.strengths,
    own.gaps,
    own.situation,
    own.unknown,
    ...facts,
    ...career_matching.matches.map(({ statements }) => statements),
    ...focus_sections.map(({ statements }) => statements),
  ];
  return lists.reduce((sum, list) => sum + list.length, 0);
}
