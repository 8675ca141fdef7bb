/**
 * The way in, as the seed draws it. A message is a run of this graph; a workflow that it begins is
 * a run of its own, which goes on when this one has ended.
 *
 *     check_paused ──► classify_intent ──► chat | planner | direct
 *           └────────► resume
 */
import { type Agent, defineGraph, END, START } from "@bole/engine";
import { chatAgents } from "../chat/chat-graph.ts";
import { IncomingMessage } from "../reading/message.ts";
import { checkPausedNode } from "./nodes/check-paused.ts";
import { classifyIntentNode } from "./nodes/classify-intent.ts";
import { resumeNode } from "./nodes/resume.ts";
import { startNode } from "./nodes/start.ts";
import { Outcome } from "./outcome.ts";
import type { RouterParts } from "./parts.ts";
import { RouterState } from "./router-state.ts";

/** Nobody gets there without: said, so that the types know it, too. */
const READ = { exists: "$input.reading" };

/** The graph that answers a message, and the agents of its nodes: all belong into one registry. */
export function routerAgents(parts: RouterParts): Agent[] {
  const [chat, ...chatNodes] = chatAgents(parts);
  const checkPaused = checkPausedNode(parts);
  const classifyIntent = classifyIntentNode(parts);
  const planner = startNode(parts, "planner");
  const direct = startNode(parts, "direct");
  const resume = resumeNode(parts);
  const router = defineGraph({
    name: "recruiter_router",
    description: "Answers a recruiter's message, or begins or continues the workflow it asks for.",
    kind: "planning",
    version: "1",
    tags: { hidden: true },
    input: IncomingMessage,
    output: Outcome.nullable(),
    state: RouterState,
    nodes: {
      check_paused: checkPaused,
      classify_intent: classifyIntent,
      chat: { agent: chat, when: READ },
      planner: { agent: planner, when: READ },
      direct: { agent: direct, when: READ },
      resume: { agent: resume, when: READ },
    },
    edges: [
      { from: START, to: "check_paused" },
      {
        from: "check_paused",
        to: ["resume", "classify_intent"],
        choose: ({ reading }) => (reading?.route === "resume" ? "resume" : "classify_intent"),
      },
      {
        from: "classify_intent",
        to: ["chat", "planner", "direct"],
        choose: ({ reading }) =>
          reading?.route === "planner" || reading?.route === "direct" ? reading.route : "chat",
      },
      { from: "chat", to: END },
      { from: "planner", to: END },
      { from: "direct", to: END },
      { from: "resume", to: END },
    ],
    result: "$input.outcome",
  });
  return [router, chat, checkPaused, classifyIntent, planner, direct, resume, ...chatNodes];
}
