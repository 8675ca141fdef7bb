import type { GraphJson } from "../../graph/graph-json.ts";
import { graphJson } from "../../graph/plan-graph.ts";
import { agent, plan } from "../draft.ts";
import { end } from "./moments.ts";

const researcher = agent("researcher", "retrieval", { in: ["topic"], out: ["draft_points"] });
const writer = agent("writer", "generation", { in: ["bullets", "tone"], out: ["article"] });
const reviewer = agent("reviewer", "evaluation", { in: ["doc"], out: ["review_summary"] });
const planner = agent("planner", "planning", { in: ["goal"], out: ["outline", "sources"] });
const publisher = agent("publisher", "human", { in: ["article", "review"], out: ["url"] });
const newsroom = [researcher, writer, reviewer, planner, publisher];

//  researcher ──► writer ──► reviewer
const SEED_STEPS = [
  { id: "n1", action: "researcher", args: { topic: "$input.topic" } },
  { id: "n2", action: "writer", depends_on: ["n1"], args: { bullets: "$n1.draft_points" } },
  { id: "n3", action: "reviewer", depends_on: ["n2"], args: { doc: "$n2.article" } },
];

/** The example of the specification: the first step is done, the second one runs. */
export const seed: GraphJson = graphJson({
  graph_id: "g-001",
  plan: plan(SEED_STEPS),
  agents: newsroom,
  ends: [{ key: "n1", status: "completed" }],
  running: ["n2"],
});

//  planner ──► researcher ──► adapter ──► writer ──► reviewer
export const chain: GraphJson = graphJson({
  graph_id: "chain",
  plan: plan([
    { id: "1", action: "planner", args: { goal: "$input" } },
    { id: "2", action: "researcher", depends_on: ["1"], args: { topic: "$1.outline.title" } },
    { id: "3", action: "cleaner", depends_on: ["2"], args: { from: "$2" } },
    { id: "4", action: "writer", depends_on: ["3"], args: { bullets: "$3.points" } },
    { id: "5", action: "reviewer", depends_on: ["4"], args: { doc: "$4.article" } },
  ]),
  agents: newsroom,
});

//          ┌─► researcher ─┐
//  planner ┤               ├─► writer ──► publisher
//          └─► researcher ─┘                  ▲
//      └──────────────────────────────────────┘ (order only)
export const diamond: GraphJson = graphJson({
  graph_id: "diamond",
  plan: plan([
    { id: "plan", action: "planner", args: { goal: "$input.goal" } },
    { id: "web", action: "researcher", depends_on: ["plan"], args: { topic: "$plan.outline" } },
    { id: "books", action: "researcher", depends_on: ["plan"], args: { topic: "$plan.sources" } },
    {
      id: "write",
      action: "writer",
      depends_on: ["web", "books"],
      args: { bullets: ["$web.draft_points", "$books.draft_points"], tone: "plain" },
    },
    {
      id: "publish",
      action: "publisher",
      depends_on: ["write", "plan"],
      args: { article: "$write.article" },
      approval: "before",
    },
  ]),
  agents: newsroom,
  ends: [end("plan", 0, 0.4), end("web", 0.4, 2.1), end("books", 0.4, 7.9), end("write", 7.9, 19)],
  running: ["publish"],
});

const team = agent("newsroom", "generation", { in: ["topic"], out: ["article", "review"] }, [
  { id: "a", action: "researcher", args: { topic: "$input.topic" } },
  { id: "b", action: "writer", depends_on: ["a"], args: { bullets: "$a.draft_points" } },
  { id: "c", action: "reviewer", depends_on: ["b"], args: { doc: "$b.article" } },
]);

//  planner ──► newsroom [ researcher ──► writer ──► reviewer ] ──► publisher
//         └──► researcher ──────────────────────────────────────────┘
export const composite: GraphJson = graphJson({
  graph_id: "composite",
  plan: plan([
    { id: "1", action: "planner", args: { goal: "$input" } },
    { id: "2", action: "newsroom", depends_on: ["1"], args: { topic: "$1.outline" } },
    { id: "3", action: "researcher", depends_on: ["1"], args: { topic: "$1.sources" } },
    {
      id: "4",
      action: "publisher",
      depends_on: ["2", "3"],
      args: { article: "$2.article", review: ["$2.review", "$3"] },
    },
  ]),
  agents: [...newsroom, team],
  expand: ["2"],
  ends: [end("1", 0, 1), end("2/a", 1, 4), end("3", 1, 2)],
  running: ["2", "2/b"],
});
