/** The same texts without a model: what is on record, put in order. Wishes that need a writer are named as not followed. */
import { conceptById } from "@bole/talent";
import { findConcepts } from "@bole/talent/reading";
import type { TextFacts } from "./text-facts.ts";

type Job = NonNullable<TextFacts["job"]>;

export function solveText(facts: TextFacts): string {
  const { kind, language, wish, job } = facts;
  if (kind === "search_string" && job === null) return searchFor(wish, language);
  const text = kind === "summary" || job === null ? summaryOf(facts) : WRITERS[kind](facts, job);
  if (wish === "") return text;
  const zh = `（没有按“${wish}”调整，这需要语言模型。）`;
  const en = `(Not adapted to “${wish}”: that needs a language model.)`;
  return `${text}\n\n${language === "zh" ? zh : en}`;
}

/** What the words name, each in both languages; the words themselves where they name nothing that is known. */
function searchFor(wish: string, language: TextFacts["language"]): string {
  const groups = findConcepts(wish)
    .flatMap(({ id }) => conceptById(id) ?? [])
    .map(({ zh, en }) => [...new Set([en, zh])]);
  return searchString(groups.length > 0 ? groups : [[wish]], language);
}

type Writer = (facts: TextFacts, job: Job) => string;

const WRITERS: Readonly<Record<Exclude<TextFacts["kind"], "summary">, Writer>> = {
  // The job's own text is the advertisement; what it does not say is put around it.
  job_ad: ({ language }, { title, organisation, conditions, pitch, text, must, nice }) => {
    const zh = language === "zh";
    const unsaid = (some: readonly string[]) => some.filter((one) => !text.includes(one));
    return [
      ...(text.startsWith(title) ? [] : [[title, organisation].filter(Boolean).join(" · ")]),
      unsaid(conditions).join(zh ? "，" : ", "),
      text === "" ? pitch : text,
      ...section(zh ? "我们希望你：" : "What we look for:", unsaid(must)),
      ...section(zh ? "加分项：" : "Nice to have:", unsaid(nice)),
    ]
      .filter(Boolean)
      .join("\n");
  },
  interview_questions: ({ language, count, people }, { title, must, nice }) => {
    const zh = language === "zh";
    const asked = [...must, ...nice].map((criterion) =>
      zh
        ? `关于“${criterion}”：请讲一个你亲自做过的例子，当时的情况、你的做法和结果是什么？`
        : `About “${criterion}”: tell us about an example of your own. What was the situation, what did you do, and what came of it?`,
    );
    const general = zh
      ? [
          `为什么对“${title}”感兴趣？`,
          "上一份工作里最难的一次取舍是什么？",
          "你希望怎样和团队配合？",
        ]
      : [
          `What draws you to “${title}”?`,
          "What was the hardest trade-off in your last job?",
          "How do you like to work with a team?",
        ];
    const questions = [...asked, ...general].slice(0, count ?? 6);
    const names = people.map(({ name }) => name).join(zh ? "、" : ", ");
    const whom = names === "" ? title : `${title} · ${names}`;
    return [
      zh ? `面试题（${whom}）：` : `Interview questions (${whom}):`,
      ...numbered(questions),
    ].join("\n");
  },
  interview_kit: ({ language }, { title, must, nice }) =>
    kitOf(title, [...must, ...nice], language),
  search_string: ({ language }, { title, skills }) => searchString([[title], ...skills], language),
};

function kitOf(
  title: string,
  criteria: readonly string[],
  language: TextFacts["language"],
): string {
  const zh = language === "zh";
  const parts = criteria.flatMap((criterion, at) => [
    `${at + 1}. ${criterion}`,
    ...(zh
      ? [
          "- 请讲一个你亲自做过的例子：当时的情况、你的做法和结果是什么？",
          "- 如果再做一次，你会怎么改？",
          "- 好的回答：具体、是本人所做、说得出结果和取舍。弱的回答：泛泛而谈，只讲团队。",
          "- 评分（1–4）：____  依据：____",
        ]
      : [
          "- Tell us about an example of your own: the situation, what you did, and the result.",
          "- What would you do differently today?",
          "- Strong: specific, their own work, with a result and a trade-off. Weak: general, only about the team.",
          "- Score (1–4): ____  Why: ____",
        ]),
  ]);
  const heading = zh ? `面试评估表（${title}）` : `Interview kit (${title})`;
  const end = zh
    ? "最后：留时间给候选人提问。"
    : "At the end: leave time for the candidate's questions.";
  return [heading, ...parts, end].join("\n");
}

function searchString(
  groups: readonly (readonly string[])[],
  language: TextFacts["language"],
): string {
  const query = groups
    .map((names) => names.map((name) => `"${name}"`).join(" OR "))
    .map((group) => (group.includes(" OR ") ? `(${group})` : group))
    .join(" AND ");
  return language === "zh" ? `搜索式：\n${query}` : `Search string:\n${query}`;
}

function summaryOf({ language, people, job }: TextFacts): string {
  const zh = language === "zh";
  const lines = people.map(({ name, headline, location, years, skills, jobs }) => {
    const experience =
      years === null ? "" : zh ? `${years} 年经验` : `${years} years of experience`;
    const facts = [
      headline,
      location,
      experience,
      skills.join(zh ? "、" : ", "),
      jobs.join(zh ? "；" : "; "),
    ];
    return `${name}${zh ? "：" : ": "}${facts.filter(Boolean).join(zh ? "；" : "; ")}`;
  });
  if (lines.length > 0) return lines.join("\n");
  if (job === null) return "";
  const { title, organisation, conditions, must } = job;
  return [
    [title, organisation, ...conditions].filter(Boolean).join(zh ? "，" : ", "),
    ...section(zh ? "要求：" : "Requirements:", must),
  ].join("\n");
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `- ${line}`)];

const numbered = (lines: readonly string[]): string[] =>
  lines.map((line, at) => `${at + 1}. ${line}`);
