import type { Verdict } from "@bole/talent";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import {
  type Answering,
  type Asking,
  job,
  person,
  pick,
  type Row,
  reader,
  reply,
  rowOf,
  skillNames,
} from "./asking.ts";
import { decisive } from "./decisive.ts";
import { VERDICTS } from "./evidence.ts";
import { aboutMatter } from "./person-facts.ts";
import { theirWish, type Wish } from "./their-wish.ts";

/** Two or more side by side: what they are, and how each meets the job's criteria. */
export const compare: Answering = async (asking) => {
  const ids = asking.asked.person_ids;
  const rows: Row[] = [];
  for (const id of ids) {
    const { name } = await asking.parts.talent.people.get(reader(asking), id);
    const row = await rowOf(id, name, asking);
    if (row !== undefined) rows.push(row);
  }
  const job_id = asking.asked.job_id ?? sharedJob(rows) ?? asking.asked.fallback_job_id;
  const facts = rows.map((row) => factsOf(row, asking));
  const lines = [
    pick(
      asking,
      `${rows.map(({ person: { name } }) => name).join(" 与 ")}：`,
      `${rows.map(({ person: { name } }) => name).join(" and ")}:`,
    ),
    ...facts,
  ];
  const { text } = asking.asked;
  for (const words of text.split("\n").filter(Boolean))
    lines.push(...(await onMatter(words, rows, asking)));
  const links = rows.map(({ person: { id, name } }) => person(id, name));
  if (job_id === null) {
    if (text !== "") return reply(lines.join("\n"), { links, person_ids: ids });
    lines.push(
      pick(
        asking,
        "他们不在同一个职位里。告诉我职位名称，我就按它的标准逐条比较。",
        "They are not up for the same job. Name one, and I’ll compare them against its criteria.",
      ),
    );
    return reply(lines.join("\n"), { links, person_ids: ids });
  }
  const one = await asking.parts.talent.jobs.get(reader(asking), job_id);
  lines.push(...(await byCriteria(rows, one, asking)));
  return reply(lines.join("\n"), {
    links: [...links, job(one.id, one.title)],
    person_ids: ids,
    job_id,
  });
};

const WISHES: readonly (readonly [Wish, RegExp])[] = [
  ["pay", /薪|待遇|\b(?:pay|salary|money|earn)/iu],
  ["availability", /到岗|入职|\b(?:start|notice|available|availability)\b/iu],
];

/** What each of them has on record in these words; nothing where nobody has: then it is the criteria that tell. */
async function onMatter(words: string, rows: readonly Row[], asking: Asking): Promise<string[]> {
  const wish = WISHES.find(([, about]) => about.test(words))?.[0];
  const told: { readonly isFound: boolean; readonly text: string }[] = [];
  for (const { person: one } of rows) {
    const candidate = await asking.parts.talent.people.candidate(reader(asking), one.id);
    told.push(
      wish
        ? { isFound: true, text: await theirWish(candidate, wish, asking) }
        : await aboutMatter(candidate, words, asking),
    );
  }
  if (!told.some(({ isFound }) => isFound)) return [];
  const head = pick(asking, `“${words}”：`, `On “${words}”:`);
  return [head, ...told.map((one) => `- ${one.text}`)];
}

function sharedJob(rows: readonly Row[]): string | null {
  const [first, ...others] = rows;
  const shared = first?.stages.find(({ job_id }) =>
    others.every(({ stages }) => stages.some((stage) => stage.job_id === job_id)),
  );
  return shared?.job_id ?? null;
}

function factsOf({ person: one, title, years, skills, stages }: Row, asking: Asking): string {
  const { language } = asking.asked;
  const [stage] = stages;
  const parts = [
    one.headline ?? title,
    years === null ? "" : pick(asking, `${Math.round(years)} 年`, `${Math.round(years)} years`),
    one.location ?? "",
    skillNames(skills.slice(0, 6), language).join("/"),
    stage === undefined ? "" : `${stage.job_title} · ${STAGE_NAMES[language][stage.stage]}`,
  ];
  return `- ${one.name}${pick(asking, "：", ": ")}${parts.filter(Boolean).join(pick(asking, "，", ", "))}`;
}

async function byCriteria(
  rows: readonly Row[],
  one: {
    readonly id: string;
    readonly title: string;
    readonly criteria: readonly {
      readonly id: string;
      readonly text: string;
      readonly need: "must" | "nice";
    }[];
  },
  asking: Asking,
): Promise<string[]> {
  const { language } = asking.asked;
  if (one.criteria.length === 0) {
    return [
      pick(
        asking,
        `“${one.title}”还没有评估标准，无法逐条比较。`,
        `“${one.title}” has no criteria yet, so there is nothing to compare them against.`,
      ),
    ];
  }
  const all: ReadonlyMap<string, Verdict>[] = [];
  for (const {
    person: { id },
  } of rows) {
    const { assessments } = await asking.parts.talent.assessments.of(reader(asking), id, one.id);
    all.push(new Map(assessments.map(({ criterion_id, verdict }) => [criterion_id, verdict])));
  }
  const verdictOf = (at: number, id: string): Verdict => all[at]?.get(id) ?? "unknown";
  const lines = one.criteria.map(({ id, text, need }) => {
    const verdicts = rows.map(
      ({ person: { name } }, at) => `${name} ${VERDICTS[language][verdictOf(at, id)]}`,
    );
    return `${need === "must" ? "●" : "○"} ${text}${pick(asking, "：", ": ")}${verdicts.join(pick(asking, "，", ", "))}`;
  });
  const met = rows.map(
    (_, at) =>
      one.criteria.filter(({ id, need }) => need === "must" && verdictOf(at, id) === "meets")
        .length,
  );
  const most = one.criteria.filter(({ need }) => need === "must").length;
  const sums = rows.map(({ person: { name } }, at) =>
    pick(
      asking,
      `${name}满足 ${met[at]}/${most} 条必备要求`,
      `${name} meets ${met[at]} of ${most} must-haves`,
    ),
  );
  const names = rows.map(({ person: { name } }) => name);
  const points = one.criteria.map(({ id, text, need }) => ({
    ...{ text, need },
    verdicts: rows.map((_, at) => verdictOf(at, id)),
  }));
  return [
    pick(asking, `按“${one.title}”的标准：`, `By the criteria of “${one.title}”:`),
    ...lines,
    `${sums.join(pick(asking, "；", "; "))}${pick(asking, "。", ".")}`,
    decisive(names, points, language),
  ];
}
