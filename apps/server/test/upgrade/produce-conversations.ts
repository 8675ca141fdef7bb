/** Recruiter conversations, each left at another point, about another job of the demo. */

import type { SseEvent } from "../read-sse.ts";
import { JOB, resumeOf } from "../recruiter-client.ts";
import type { HttpClient, JsonBody } from "./http-client.ts";
import type { Card } from "./ledger.ts";

const CHAIN = "帮我找到适合这个职位的候选人，发邮件，然后安排面试";

const PEOPLE = [
  ["林清越", "lin@example.cn"],
  ["周远", "zhou@example.cn"],
] as const;

const contentOf = (events: readonly SseEvent[], type: string): JsonBody => {
  const event = events.findLast((one) => one.event === type);
  if (event === undefined) throw new Error(`no ${type} among ${events.map((one) => one.event)}`);
  return Object(Reflect.get(Object(event.data), "content"));
};

const idsOf = (items: unknown): string[] =>
  Array.isArray(items) ? items.map((item) => String(Reflect.get(Object(item), "id"))) : [];

const cardIn = (session_id: string, events: readonly SseEvent[]): Card => {
  const { workflow_id, interrupt_id, kind, items } = contentOf(events, "approval_needed");
  return {
    session_id,
    workflow_id: String(workflow_id),
    interrupt_id: String(interrupt_id),
    kind: String(kind),
    item_ids: idsOf(items),
  };
};

export function conversations(http: HttpClient) {
  const say = async (session_id: string, message: string, job_id: string): Promise<Card> =>
    cardIn(
      session_id,
      await http.stream("/agent/chat", { session_id, message, context: { job_id } }),
    );
  const approve = async ({ workflow_id, interrupt_id, session_id }: Card) => {
    const decisions = [{ interrupt_id, decision: "approve" }];
    const path = `/agent/workflows/${workflow_id}/resume`;
    return { session_id, events: await http.stream(path, { decisions }) };
  };
  const next = async (card: Card): Promise<Card> => {
    const { session_id, events } = await approve(card);
    return cardIn(session_id, events);
  };
  return { say, approve, next };
}

export async function produceConversations(http: HttpClient) {
  const { say, approve, next } = conversations(http);
  const plan = await say("plan", CHAIN, "job_demo_zh-content");
  const shortlist = await next(await say("shortlist", CHAIN, "job_demo_zh-backend"));
  const mails = await say("mails", "Launch this job", "job_demo_en-privacy-counsel");
  const stages = await say("stages", "Review the candidates for this job", "job_demo_en-frontend");
  const slots = await say("slots", "给候选人安排面试", "job_demo_zh-llm");

  const job_id = String((await http.post("/jobs", { job: JOB })).id);
  const form = new FormData();
  for (const [name, address] of PEOPLE) {
    form.append("files", new File([resumeOf(name, address)], `${address}.md`));
  }
  await http.upload("/candidates/import", form);
  await http.until("/search/state", ({ pending }) => pending === 0);
  const letters = await next(await next(await say("reply", CHAIN, job_id)));
  await approve(letters);
  const { session_id, workflow_id } = letters;
  const emails = await http.get("/emails?direction=out&limit=100");
  const sent_to = (Array.isArray(emails.items) ? emails.items : [])
    .map((item) => Object(item))
    .filter((mail) => mail.job_id === job_id)
    .map(({ to }) => String(to));
  return {
    cards: { plan, shortlist, mails, stages, slots },
    waits_for_reply: { session_id, workflow_id, sent_to },
  };
}
