/** What there is to show of an analyst: its task, how far it is, and what it found. */
import type { CareerSession } from "@bole/server/contract";
import type { CareerProgress } from "./career-progress.ts";

const AGENTS = ["user_profiler", "industry_researcher", "job_analyzer"] as const;
export type Agent = (typeof AGENTS)[number];

export interface Lane {
  readonly agent: Agent;
  readonly state: "waiting" | "running" | "done" | "failed";
  readonly task: string;
  readonly summary: string;
  /** Its first findings, as sentences. */
  readonly found: readonly string[];
}

export function lanesOf(session: CareerSession, nodes: CareerProgress["nodes"]): readonly Lane[] {
  return AGENTS.map((agent) => {
    const task = session.agent_tasks.find(({ agent_name }) => agent_name === agent);
    const output = session.agent_outputs.findLast(
      ({ agent_name, round }) => agent_name === agent && round === task?.round,
    );
    const known = output?.status === "failed" ? "failed" : output ? "done" : undefined;
    return {
      agent,
      state: known ?? (nodes[agent] === "done" ? "running" : nodes[agent]) ?? "waiting",
      task: task?.task_description ?? "",
      summary: output?.summary ?? "",
      found: output ? findingsOf(agent, session) : [],
    };
  });
}

function findingsOf(agent: Agent, session: CareerSession): string[] {
  const { self_insight_result, industry_research_result, career_analysis_result } = session;
  const found = {
    user_profiler: self_insight_result?.strengths ?? [],
    industry_researcher: (industry_research_result?.occupations ?? []).flatMap(({ work }) => work),
    job_analyzer: (career_analysis_result?.matches ?? []).flatMap(({ statements }) =>
      statements.slice(0, 1),
    ),
  };
  return found[agent].map(({ text }) => text);
}
