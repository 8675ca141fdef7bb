import type { GraphJson } from "../../graph/graph-json.ts";
import { graphJson } from "../../graph/plan-graph.ts";
import { agent, plan } from "../draft.ts";
import { end, iso } from "./moments.ts";

const hiring = [
  agent("find-candidates", "retrieval", { in: ["job", "limit"], out: ["candidates", "tracks"] }),
  agent("assess", "evaluation", { in: ["candidate", "criteria"], out: ["score", "evidence"] }),
  agent("draft-mail", "generation", { in: ["candidate", "score"], out: ["subject", "text"] }),
  agent("send-mail", "human", { in: ["mails"], out: ["sent"] }),
  agent("summarise", "generation", { in: ["scores"], out: ["report"] }),
];

//  find ──► assess × 12 ──► draft × 11 ──► (approve) send
//                  └──────► summarise
const FAN_OUT = {
  graph_id: "fan-out",
  plan: plan([
    { id: "1", action: "find-candidates", args: { job: "$input.job" } },
    {
      id: "2",
      action: "assess",
      depends_on: ["1"],
      each: "$1.candidates",
      args: { candidate: "$item", criteria: "$input.criteria" },
    },
    {
      id: "3",
      action: "draft-mail",
      depends_on: ["2"],
      each: "$2.succeeded",
      args: { candidate: "$item.evidence", score: "$item.score" },
    },
    {
      id: "4",
      action: "send-mail",
      depends_on: ["3"],
      args: { mails: "$3" },
      approval: "before" as const,
    },
    { id: "5", action: "summarise", depends_on: ["2"], args: { scores: "$2" } },
    {
      id: "6",
      action: "archive",
      depends_on: ["5"],
      args: { report: "$5.report" },
      when: "$5.report",
    },
  ]),
  agents: hiring,
  totals: { "2": 12 },
  ends: [
    end("1", 0, 1.2),
    ...[0, 1, 2, 3, 5, 6, 7, 8, 10].map((item) => end(`2[${item}]`, 1.2, 2 + item / 3)),
    {
      ...end("2[4]", 1.2, 3),
      status: "failed" as const,
      error: { code: "agent-failed", message: "The résumé cannot be read." },
    },
  ],
  running: ["2"],
};

export const failed: GraphJson = graphJson({
  ...FAN_OUT,
  graph_id: "failed",
  ends: [
    end("1", 0, 1.2),
    { ...end("2", 1.2, 6), items: 12 },
    ...Array.from({ length: 12 }, (_, item) => ({
      ...end(`2[${item}]`, 1.2, 2 + item / 3),
      status: item % 5 === 4 ? ("failed" as const) : ("completed" as const),
    })),
    {
      ...end("3", 6, 66),
      status: "failed" as const,
      error: { code: "agent-timeout", message: "The agent took longer than 60,000 ms." },
    },
    { ...end("4", 66, 66), status: "cancelled" as const },
    end("5", 6, 9),
    { key: "6", status: "skipped" as const },
  ],
  running: [],
});

//  draft ──► (approve) send ──► wait for a reply ──► (approved) book
export const approval: GraphJson = graphJson({
  graph_id: "approval",
  plan: plan([
    { id: "1", action: "draft-mail", args: { candidate: "$input" }, approval: "after" },
    {
      id: "2",
      action: "send-mail",
      depends_on: ["1"],
      args: { mails: ["$1"] },
      approval: "before",
    },
    {
      id: "3",
      action: "assess",
      depends_on: ["1"],
      args: { candidate: "$1.text" },
      wait: { event: "reply_received", match: { to: "$1.subject" } },
    },
    {
      id: "4",
      action: "summarise",
      depends_on: ["2", "3"],
      args: { scores: "$3.score" },
      repeat: { until: "$last.report", max: 3 },
    },
  ]),
  agents: hiring,
  ends: [end("1", 0, 3600)],
  gates: [
    {
      key: "1",
      phase: "after",
      event: null,
      status: "answered",
      created_at: iso(2),
      answer: { decision: "modify", by: "ann", at: iso(3600) },
    },
    {
      key: "2",
      phase: "before",
      event: null,
      status: "pending",
      created_at: iso(3601),
      answer: null,
    },
    {
      key: "3",
      phase: "wait",
      event: "reply_received",
      status: "pending",
      created_at: iso(3601),
      answer: null,
    },
  ],
});

export const fanOut: GraphJson = graphJson(FAN_OUT);
export const unfolded: GraphJson = graphJson({ ...FAN_OUT, expand: ["2"] });
