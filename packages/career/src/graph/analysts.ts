/** The three analysts as nodes. One that fails says so in its output; the others and the report go on. */
import { simplify } from "@bole/language/text";
import type { z } from "zod";
import { analyseJobs } from "../analysts/analyse-jobs.ts";
import { decidingQuestions } from "../analysts/deciding.ts";
import { type KnownPerson, knowPerson } from "../analysts/known-person.ts";
import { readMarket } from "../analysts/market.ts";
import { mattersIn } from "../analysts/matters.ts";
import { profilePerson } from "../analysts/profile-person.ts";
import { researchIndustry } from "../analysts/research-industry.ts";
import type { Match, Way } from "../analysts/results.ts";
import { runwayOf } from "../analysts/runway.ts";
import { SourceBook } from "../analysts/source-book.ts";
import { staysPut } from "../analysts/stays-put.ts";
import { ownWays } from "../analysts/ways.ts";
import { countryOf } from "../facts/country.ts";
import { ledgerOf } from "../facts/money-ledger.ts";
import { piecesOf, sentencesIn } from "../facts/sentences.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { type AgentTask, type AnalystName, StateFields } from "../state/career-state.ts";
import { say } from "../text/say.ts";
import { faultText } from "./fault-text.ts";
import { type CareerParts, defineNode, type NodeCtx } from "./node.ts";

const Input = StateFields.pick({
  session_id: true,
  messages: true,
  user_profile: true,
  language: true,
  cached_data: true,
  agent_tasks: true,
  facts: true,
});
type Input = z.infer<typeof Input>;

const Told = { agent_tasks: true, agent_outputs: true, error_log: true } as const;

const USER_PROFILER_OUTPUT = StateFields.pick({
  system_metrics: true,
  ...Told,
  self_insight_result: true,
});
const INDUSTRY_RESEARCHER_OUTPUT = StateFields.pick({
  system_metrics: true,
  ...Told,
  industry_research_result: true,
});
const JOB_ANALYZER_OUTPUT = StateFields.pick({
  system_metrics: true,
  ...Told,
  career_analysis_result: true,
});

export const userProfiler = (parts: CareerParts) =>
  defineNode({
    name: "user_profiler",
    kind: "evaluation",
    description:
      "Finds what somebody brings and what is missing, with their own words as evidence.",
    parts,
    input: Input,
    output: USER_PROFILER_OUTPUT,
    run: async (state, ctx) => {
      const { result, told } = await analyse("user_profiler", state, ctx, async () => {
        const { book, person } = await personOf(state, parts, ctx);
        const input = {
          ...personInput(state),
          session_id: state.session_id,
          language: state.language,
          candidates: state.cached_data.candidates,
        };
        for (const id of state.cached_data.candidates) book.occupation(occupationById(id));
        const found = profilePerson(input, person, book);
        return {
          found,
          summary: say(
            state.language,
            `${found.strengths.length} 条长处，${found.gaps.length} 条差距`,
            `${found.strengths.length} strengths, ${found.gaps.length} gaps`,
          ),
        };
      });
      return { ...told, self_insight_result: result };
    },
  });

export const industryResearcher = (parts: CareerParts) =>
  defineNode({
    name: "industry_researcher",
    kind: "retrieval",
    description: "Finds what occupations are like, in the data set and in the workspace's jobs.",
    parts,
    input: Input,
    output: INDUSTRY_RESEARCHER_OUTPUT,
    run: async (state, ctx) => {
      const { result, told } = await analyse("industry_researcher", state, ctx, async () => {
        const { candidates } = state.cached_data;
        const market = await readMarket(
          parts.workspace,
          ctx.principal(state.user_profile.user_id),
          candidates,
          false,
          countryIn(state),
        );
        const found = researchIndustry(
          candidates,
          market,
          countryIn(state),
          state.language,
          new SourceBook(state),
        );
        const jobs = found.occupations.reduce((sum, { openings }) => sum + openings, 0);
        return {
          found,
          summary: say(
            state.language,
            `${candidates.length} 个职业，${jobs} 个开放职位`,
            `${candidates.length} occupations, ${jobs} open jobs`,
          ),
        };
      });
      return { ...told, industry_research_result: result };
    },
  });

export const jobAnalyzer = (parts: CareerParts) =>
  defineNode({
    name: "job_analyzer",
    kind: "evaluation",
    description: "Counts how somebody fits occupations, and finds the ways and openings there.",
    parts,
    input: Input,
    output: JOB_ANALYZER_OUTPUT,
    run: async (state, ctx) => {
      const { result, told } = await analyse("job_analyzer", state, ctx, async () => {
        const { candidates } = state.cached_data;
        const { book, person } = await personOf(state, parts, ctx);
        const market = await readMarket(
          parts.workspace,
          ctx.principal(state.user_profile.user_id),
          candidates,
          true,
          countryIn(state),
        );
        const { facts, language } = state;
        const { meaning } = parts;
        const country = countryIn(state);
        const said = spoken(state).flatMap((text) => sentencesIn(simplify(text)));
        // A long sentence says several things: its pieces are looked at by themselves, too.
        const sentences = [
          ...new Set([...said, ...said.flatMap(piecesOf)].map(({ text }) => text)),
        ];
        const ledger = await ledgerOf(facts, meaning, ctx.signal);
        const { ways, details } = await ownWays(facts, ledger, meaning, language, book, ctx.signal);
        const runway = runwayOf(facts, ledger, language, book, ctx.today);
        const matters = await mattersIn(
          sentences,
          facts,
          ledger,
          country,
          meaning,
          language,
          ctx.signal,
        );
        const stays = await staysPut(facts, meaning, ctx.signal);
        // Whoever refuses a change is shown none; who weighs several ways has enough to compare.
        const shown = stays || ways.length > 1 ? [] : candidates;
        const analysis = analyseJobs(shown, person, market, language, book, facts);
        const found = {
          ...{ ...analysis, runway, matters },
          deciding: decidingQuestions({
            ...{ facts, stays, details, ways, language, today: ctx.today, book },
            date: state.cached_data.wish?.target_date ?? null,
          }),
          declined: details.flatMap(({ fact, refused: by }) =>
            by === null ? [] : [{ words: fact.words, because: by.words }],
          ),
          sources: book.all,
          ways: ways.map((way) => withOccupation(way, analysis.matches)),
        };
        const count = ways.length + found.exams.length + found.matches.length;
        return {
          found,
          summary: say(language, `${count} 个选项`, `${count} options`),
        };
      });
      return { ...told, career_analysis_result: result };
    },
  });

/** Where an occupation is known for a choice, what is known of it counts. */
function withOccupation(way: Way, matches: readonly Match[]): Way {
  const option = matches.find(({ occupation_id }) => occupation_id === way.occupation_id)?.option;
  if (!option || way.kind !== "other") return way;
  const { gap, time, risk, test } = option;
  return { ...way, gap, time, risk, test };
}

const spoken = ({ messages }: Input): string[] =>
  messages.filter(({ role }) => role === "user").map(({ content }) => content);

const countryIn = (state: Input): string | null =>
  countryOf([...spoken(state), state.user_profile.location ?? ""]);

async function analyse<Found>(
  agent_name: AnalystName,
  state: Input,
  ctx: NodeCtx,
  work: () => Promise<{ readonly found: Found; readonly summary: string }>,
) {
  const task = state.agent_tasks.find((one) => one.agent_name === agent_name);
  try {
    const { found, summary } = await work();
    return { result: found, told: told(agent_name, task, "completed", summary, ctx) };
  } catch (error) {
    const message = faultText(error);
    const failed = told(agent_name, task, "failed", message, ctx);
    return {
      result: null,
      told: {
        ...failed,
        error_log: [{ node: agent_name, round: task?.round ?? 1, message, at: ctx.now }],
      },
    };
  }
}

function told(
  agent_name: AnalystName,
  task: AgentTask | undefined,
  status: "completed" | "failed",
  summary: string,
  ctx: NodeCtx,
) {
  const round = task?.round ?? 1;
  return {
    agent_tasks: task ? [{ ...task, status }] : [],
    agent_outputs: [
      { task_id: task?.task_id ?? agent_name, agent_name, round, status, summary, at: ctx.now },
    ],
    error_log: [],
  };
}

function personInput({ user_profile, messages, cached_data: { wish } }: Input) {
  if (wish === null) throw new Error("The coordinator has not read the messages.");
  return { user_profile, messages, wish };
}

async function personOf(
  state: Input,
  { workspace }: CareerParts,
  ctx: NodeCtx,
): Promise<{ book: SourceBook; person: KnownPerson }> {
  const book = new SourceBook(state);
  const person = await knowPerson(
    personInput(state),
    workspace,
    ctx.principal(state.user_profile.user_id),
    book,
  );
  return { book, person };
}
