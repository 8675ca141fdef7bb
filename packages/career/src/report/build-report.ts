/** The reporter: puts the three results together, says what is missing and what has changed, and cites. */
import type {
  CareerAnalysis,
  ExamOption,
  IndustryResearch,
  SelfInsight,
} from "../analysts/results.ts";
import type { Source, Statement } from "../analysts/statement.ts";
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
}

const PARTS = {
  user_profiler: "personal_analysis",
  industry_researcher: "industry_opportunities",
  job_analyzer: "career_matching",
} as const;

export interface BuiltReport {
  readonly report: IntegratedReport;
  /** The summary's sentences, for whoever writes them better. */
  readonly sentences: readonly Statement[];
}

export function buildReport(input: ReportInput): BuiltReport {
  const { language, round, focus, self, industry, analysis, before } = input;
  const short = focus.topics.includes("shorter");
  const matches = cut(analysis?.matches ?? [], short ? 1 : Number.POSITIVE_INFINITY);
  const facts = cut(industry?.occupations ?? [], short ? 1 : Number.POSITIVE_INFINITY);
  const few = (list: readonly Statement[] | undefined) =>
    cut(list ?? [], short ? 2 : Number.POSITIVE_INFINITY);
  const draft = {
    personal_analysis: {
      strengths: few(self?.strengths),
      gaps: few(self?.gaps),
      situation: few(self?.situation),
      unknown: few(self?.unknown),
    },
    industry_opportunities: { occupations: facts },
    career_matching: {
      ways: analysis?.ways ?? [],
      matches,
      exams: analysis?.exams ?? [],
      transition_map: analysis?.transition_map ?? { nodes: [], edges: [] },
    },
    focus_sections: focusSections(focus, { facts, matches, language }).map((section) => ({
      ...section,
      statements: few(section.statements),
    })),
  };
  const missing_parts = missingParts(input);
  const changes = before ? changesBetween(before, draft, focus, language) : [];
  const sources = uniqueSources([self?.sources, industry?.sources, analysis?.sources]);
  const runway = analysis?.runway ?? null;
  const sentences = summarise({ ...draft, missing_parts, language, short, runway });
  const recommendations = recommend(matches, language, short);
  const cited = cite(sources, [...sentences, ...recommendations, ...statementsOf(draft)]);
  return {
    sentences,
    report: {
      round,
      executive_summary: sentences.map(cited.mark).join(say(language, "", " ")),
      ...draft,
      settle_first: analysis?.matters ?? [],
      runway,
      recommendations: recommendations.map(cited.mark),
      changes,
      missing_parts,
      sources: cited.sources,
      written_by: "embedded",
    },
  };
}

const cut = <T>(list: readonly T[], most: number): T[] => list.slice(0, most);

function missingParts({
  language,
  outputs,
  self,
  industry,
  analysis,
}: ReportInput): IntegratedReport["missing_parts"] {
  const results = { user_profiler: self, industry_researcher: industry, job_analyzer: analysis };
  return (["user_profiler", "industry_researcher", "job_analyzer"] as const).flatMap(
    (agent_name) => {
      const output = outputs.findLast((one) => one.agent_name === agent_name);
      if (output?.status === "completed" && results[agent_name] !== null) return [];
      const reason =
        output?.summary ?? say(language, "没有按时给出结果", "it gave no result in time");
      return [{ part: PARTS[agent_name], agent_name, reason }];
    },
  );
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
    ...draft.career_matching.ways.flatMap(rowsOf),
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

export function markSentence(
  { text, sources: ids }: Pick<Statement, "text" | "sources">,
  sources: readonly Source[],
): string {
  const numbers = ids
    .map((id) => sources.findIndex((source) => source.id === id) + 1)
    .filter((number) => number > 0);
  return `${text}${numbers.map((number) => `[${number}]`).join("")}`;
}
