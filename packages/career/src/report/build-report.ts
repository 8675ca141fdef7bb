/** The reporter: puts the three results together, says what is missing and what has changed, and cites. */
import type {
  CareerAnalysis,
  ExamOption,
  IndustryResearch,
  SelfInsight,
} from "../analysts/results.ts";
import type { Source, Statement } from "../analysts/statement.ts";
import type { CaseAdvice } from "../casebook/case-advice.ts";
import type { ModelReport } from "../model/write-report.ts";
import type { AgentOutput } from "../state/career-state.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { changesBetween } from "./changes.ts";
import type { Focus } from "./focus.ts";
import { focusSections } from "./focus-sections.ts";
import type { IntegratedReport } from "./integrated-report.ts";
import { recommend } from "./recommendations.ts";
import { summarise } from "./summary.ts";

export interface ReportInput {
  readonly language: Language;
  readonly round: number;
  readonly focus: Focus;
  readonly self: SelfInsight | null;
  readonly industry: IndustryResearch | null;
  readonly analysis: CareerAnalysis | null;
  /** Of this round. */
  readonly outputs: readonly AgentOutput[];
  readonly before: IntegratedReport | null;
  /** What a model wrote in place of our own sentences, with the sources of it. */
  readonly written?: (ModelReport & { readonly sources: readonly Source[] }) | null;
  /** Out of the case that the person recognised, where no model wrote. */
  readonly casebook?: CaseAdvice | null;
  /** A model was asked and its report was late or broke what was said: nothing is suggested in its place. */
  readonly model_failed?: boolean;
}

const PARTS = {
  user_profiler: "personal_analysis",
  industry_researcher: "industry_opportunities",
  job_analyzer: "career_matching",
} as const;

export function buildReport(input: ReportInput): IntegratedReport {
  const { language, round, focus, self, industry, analysis, before, written } = input;
  const casebook = written || input.model_failed === true ? null : (input.casebook ?? null);
  const short = focus.topics.includes("shorter");
  // A model names itself what is worth a look, and where it failed nobody did: cards of ours would contradict it.
  // Whoever is not content with the advice of a case is shown occupations, too.
  const suggests = !written && input.model_failed !== true && (casebook === null || round > 1);
  const most = !suggests ? 0 : short ? 1 : Number.POSITIVE_INFINITY;
  const matches = cut(analysis?.matches ?? [], most);
  const compared = new Set(
    [...(analysis?.matches ?? []), ...(analysis?.ways ?? [])].map(
      ({ occupation_id }) => occupation_id,
    ),
  );
  const facts = cut(
    (industry?.occupations ?? []).filter(
      ({ occupation_id }) => analysis === null || compared.has(occupation_id),
    ),
    most,
  );
  const few = (list: readonly Statement[] | undefined) =>
    cut(list ?? [], short ? 2 : Number.POSITIVE_INFINITY);
  const draft = {
    personal_analysis: {
      strengths: few(self?.strengths),
      gaps: written ? [] : few(self?.gaps),
      situation: few(self?.situation),
      unknown: written ? [] : few(self?.unknown),
    },
    industry_opportunities: { occupations: facts },
    career_matching: {
      ways: [...(written?.ways ?? analysis?.ways ?? []), ...(casebook?.ways ?? [])],
      matches,
      exams: written ? [] : (analysis?.exams ?? []),
      transition_map: (suggests ? analysis?.transition_map : null) ?? { nodes: [], edges: [] },
    },
    focus_sections: written
      ? []
      : focusSections(focus, { facts, matches, language }).map((section) => ({
          ...section,
          statements: few(section.statements),
        })),
  };
  const missing_parts = missingParts(input);
  const changes = before ? changesBetween(before, draft, focus, language) : [];
  const sources = uniqueSources([
    ...[self?.sources, industry?.sources, analysis?.sources, written?.sources],
    casebook?.sources,
  ]);
  const runway = written ? null : (analysis?.runway ?? null);
  const sentences =
    written?.summary ??
    summarise({
      ...{ ...draft, missing_parts, language, short, runway },
      judgement: casebook?.judgement ?? [],
      deciding: analysis?.deciding ?? [],
    });
  const recommendations =
    written?.advice ?? casebook?.advice ?? recommend(matches, language, short);
  const cited = cite(sources, [...sentences, ...recommendations, ...statementsOf(draft)]);
  return {
    round,
    executive_summary: sentences.map(cited.mark).join(say(language, "", " ")),
    ...draft,
    settle_first: [...(written?.settle_first ?? analysis?.matters ?? [])],
    runway,
    recommendations: recommendations.map(cited.mark),
    changes,
    missing_parts,
    sources: cited.sources,
    written_by: written?.model ?? "embedded",
  };
}

const cut = <T>(list: readonly T[], most: number): T[] => list.slice(0, most);

function missingParts({
  language,
  outputs,
  self,
  industry,
  analysis,
  model_failed,
}: ReportInput): IntegratedReport["missing_parts"] {
  const results = { user_profiler: self, industry_researcher: industry, job_analyzer: analysis };
  const unwritten = {
    ...{ part: "recommendations", agent_name: "reporter" },
    reason: say(
      language,
      "语言模型没有按时给出结果，或写的内容不符合你说的限制，所以没有采用。下面只有你自己说的和能算出来的；可以点“再分析一次”。",
      "The language model answered too late or wrote something that breaks what you said, so its text was left out. What follows is only what you said and what can be added up; ask for another report to try again.",
    ),
  };
  const failed = (["user_profiler", "industry_researcher", "job_analyzer"] as const).flatMap(
    (agent_name) => {
      const output = outputs.findLast((one) => one.agent_name === agent_name);
      if (output?.status === "completed" && results[agent_name] !== null) return [];
      const reason =
        output?.summary ?? say(language, "没有按时给出结果", "it gave no result in time");
      return [{ part: PARTS[agent_name], agent_name, reason }];
    },
  );
  return model_failed === true ? [unwritten, ...failed] : failed;
}

export function statementsOf(
  draft: Pick<
    IntegratedReport,
    "personal_analysis" | "industry_opportunities" | "career_matching" | "focus_sections"
  >,
): Statement[] {
  const { strengths, gaps, situation, unknown } = draft.personal_analysis;
  return [
    ...strengths,
    ...gaps,
    ...situation,
    ...unknown,
    ...draft.industry_opportunities.occupations.flatMap(
      ({ work, entry, remote, salary, outlook, market }) => [
        ...work,
        ...entry,
        ...remote,
        ...salary,
        ...outlook,
        ...market,
      ],
    ),
    ...draft.career_matching.matches.flatMap(({ statements, option }) => [
      ...statements,
      ...rowsOf(option),
    ]),
    ...draft.career_matching.exams.flatMap(rowsOf),
    ...draft.career_matching.ways.flatMap((way) => [...rowsOf(way), ...(way.pay ? [way.pay] : [])]),
    ...draft.focus_sections.flatMap(({ statements }) => statements),
  ];
}

const rowsOf = (
  option: Pick<ExamOption, "fit" | "gap" | "time" | "risk" | "test"> | null,
): Statement[] =>
  option === null ? [] : [option.fit, option.gap, option.time, option.risk, option.test];

function uniqueSources(lists: readonly (readonly Source[] | undefined)[]): Source[] {
  return [
    ...new Map(lists.flatMap((list) => list ?? []).map((source) => [source.id, source])).values(),
  ];
}

/** Keeps the sources that are used, in the order of their first use, and marks sentences with their numbers. */
function cite(sources: readonly Source[], statements: readonly Statement[]) {
  const used = [...new Set(statements.flatMap((statement) => statement.sources))];
  const known = used.flatMap((id) => sources.find((source) => source.id === id) ?? []);
  const mark = (statement: Statement): string => markSentence(statement, known);
  return { sources: known, mark };
}

function markSentence(
  { text, sources: ids }: Pick<Statement, "text" | "sources">,
  sources: readonly Source[],
): string {
  const numbers = ids
    .map((id) => sources.findIndex((source) => source.id === id) + 1)
    .filter((number) => number > 0);
  return `${text}${numbers.map((number) => `[${number}]`).join("")}`;
}
