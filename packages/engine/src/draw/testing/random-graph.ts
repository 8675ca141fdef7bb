import { AgentKind } from "../../contracts/agent.ts";
import { chance, diceOf, pick } from "../../planning/testing/dice.ts";
import { type GraphJson, NodeStatus } from "../graph/graph-json.ts";
import { graphJson } from "../graph/plan-graph.ts";
import { agent, plan } from "./draft.ts";

const NAMES = ["search", "match", "draft", "parse-resume", "评估候选人", "rank", "ask", "整理要点"];
const FIELDS = ["items", "text", "score", "candidate_profile", "摘要", "evidence", "language"];

/** A plan like those that people write: mostly chains and small joins, a few long ways around. */
export function randomGraph({ nodes, seed }: { nodes: number; seed: number }): GraphJson {
  const dice = diceOf(seed);
  const agents = NAMES.map((name) =>
    agent(name, pick(dice, AgentKind.options), {
      in: FIELDS.filter(() => chance(dice, 50)),
      out: FIELDS.filter(() => chance(dice, 50)),
    }),
  );
  const steps = Array.from({ length: nodes }, (_, index) => {
    const near = () => String(Math.max(0, index - 1 - dice.below(chance(dice, 85) ? 7 : 30)));
    const count = index === 0 || chance(dice, 12) ? 0 : 1 + dice.below(chance(dice, 75) ? 2 : 4);
    const depends_on = [...new Set(Array.from({ length: count }, near))];
    const used = depends_on.filter(() => chance(dice, 90));
    const args = used.flatMap((from) =>
      Array.from({ length: chance(dice, 80) ? 1 : 4 }, () => {
        const field = chance(dice, 80) ? `.${pick(dice, FIELDS)}` : "";
        return [`${pick(dice, FIELDS)}`, `$${from}${field}`];
      }),
    );
    return {
      id: String(index),
      action: pick(dice, NAMES),
      depends_on,
      args: Object.fromEntries(args),
      ...(chance(dice, 8) && { each: ["a", "b"] }),
    };
  });
  const ended = steps.filter(() => chance(dice, 60));
  const statuses = NodeStatus.exclude(["active", "waiting"]).options;
  return graphJson({
    graph_id: `random-${seed}`,
    plan: plan(steps),
    agents,
    ends: ended.map(({ id }) => ({
      key: id,
      status: chance(dice, 80) ? "completed" : pick(dice, statuses),
      started_at: 0,
      ended_at: dice.below(9000),
    })),
    running: steps.filter((step) => !ended.includes(step) && chance(dice, 20)).map(({ id }) => id),
  });
}
