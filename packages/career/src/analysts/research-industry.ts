/** The industry researcher: what the occupations are like, from the data set and the workspace's own jobs. */
import type { Job, Occupation } from "@bole/talent";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { an, capital } from "../text/article.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import { fieldName } from "./candidates.ts";
import type { Market } from "./market.ts";
import { publishedOutlook, publishedPay } from "./published-figures.ts";
import type { IndustryResearch, OccupationFacts } from "./results.ts";
import { notKnown, type SourceBook, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";
import { REMOTE, REMOTE_OF_JOB } from "./words.ts";

export function researchIndustry(
  candidates: readonly string[],
  market: Market,
  country: string | null,
  language: Language,
  book: SourceBook,
): IndustryResearch {
  const occupations = candidates.map((id) =>
    factsOf(occupationById(id), market, country, language, book),
  );
  return { occupations, sources: book.all };
}

function factsOf(
  occupation: Occupation,
  market: Market,
  country: string | null,
  language: Language,
  book: SourceBook,
): OccupationFacts {
  const source = book.occupation(occupation);
  const name = occupation[language];
  const { count, read } = market.jobs.get(occupation.id) ?? { count: 0, read: [] };
  const openings = read.map((job) => ({ job, source: book.opening(job) }));
  const tasks = listed(
    language,
    occupation.tasks[language].map((task) =>
      language === "en" ? task.charAt(0).toLowerCase() + task.slice(1) : task,
    ),
  );
  return {
    occupation_id: occupation.id,
    name,
    field: fieldName(occupation.field, language),
    work: [
      stated(say(language, `${name}的日常：${tasks}。`, `${capital(an(name))} ${tasks}.`), source),
    ],
    entry: [
      stated(
        say(
          language,
          `${name}入门通常要求：${occupation.entry.zh}。`,
          `The usual way in as ${an(name)}: ${occupation.entry.en}.`,
        ),
        source,
      ),
    ],
    remote: [
      stated(
        say(
          language,
          `${name}：${REMOTE[occupation.remote].zh}。`,
          `${name}: ${REMOTE[occupation.remote].en}.`,
        ),
        source,
      ),
      ...remoteJobs(openings, language),
    ],
    salary: salaries(occupation, openings, country, language, source, book),
    outlook: [outlook(occupation, country, language, source, book)],
    openings: count,
    market: [
      count > 0
        ? stated(
            say(
              language,
              `这里目前有 ${count} 个开放的${name}职位。`,
              `There ${count === 1 ? "is 1 open job" : `are ${count} open jobs`} as ${an(name)} here now.`,
            ),
            ...openings.map((one) => one.source),
          )
        : notKnown(
            say(
              language,
              `这里目前没有开放的${name}职位，别处的需求未知。`,
              `There is no open job as ${an(name)} here now; the demand elsewhere is unknown.`,
            ),
            source,
          ),
    ],
  };
}

interface SourcedJob {
  readonly job: Job;
  readonly source: string;
}

function remoteJobs(openings: readonly SourcedJob[], language: Language): Statement[] {
  return openings.flatMap(({ job, source }) =>
    job.remote === null
      ? []
      : [
          stated(
            say(
              language,
              `职位“${job.title}”：${REMOTE_OF_JOB[job.remote].zh}。`,
              `The job “${job.title}”: ${REMOTE_OF_JOB[job.remote].en}.`,
            ),
            source,
          ),
        ],
  );
}

function salaries(
  occupation: Occupation,
  openings: readonly SourcedJob[],
  country: string | null,
  language: Language,
  source: string,
  book: SourceBook,
): Statement[] {
  const known = openings.flatMap(({ job, source: from }) => {
    if (job.salary === null) return [];
    const { min, max, currency, per } = job.salary;
    const range = [min, max].filter((value) => value !== null).join(" – ");
    const text = say(
      language,
      `职位“${job.title}”写明薪资 ${range} ${currency}/${PER[per]}（${job.updated_at.slice(0, 10)}）。`,
      `The job “${job.title}” offers ${range} ${currency} a ${per} (as of ${job.updated_at.slice(0, 10)}).`,
    );
    return [stated(text, from)];
  });
  known.push(...publishedPay(occupation, country, language, book));
  if (known.length > 0) return known;
  return [
    notKnown(
      say(
        language,
        `${occupation.zh}的薪资没有公开数字；这里的职位也没有写。`,
        `No figure is published for the pay of ${an(occupation.en)} where you are, and no job here says it.`,
      ),
      source,
    ),
  ];
}

const PER: Readonly<Record<string, string>> = {
  hour: "小时",
  day: "天",
  week: "周",
  month: "月",
  year: "年",
};

function outlook(
  occupation: Occupation,
  country: string | null,
  language: Language,
  source: string,
  book: SourceBook,
): Statement {
  return (
    publishedOutlook(occupation, country, language, book) ??
    notKnown(
      say(
        language,
        `${occupation.zh}的前景没有公开的预测数据。`,
        `There is no published forecast for ${an(occupation.en)}.`,
      ),
      source,
    )
  );
}
