/** What the pages ask of the assistant: conversations, workflows, decisions. */
import type {
  AttachedFiles,
  PlanAdditions,
  PlanView,
  RecruiterChatRequest,
  RecruiterSession,
  RecruiterSessionList,
  StepCatalogue,
  WorkflowDecisions,
  WorkflowView,
} from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call, openStream } from "./client.ts";

const AGENT = "/api/agent";
const SESSIONS = `${AGENT}/sessions`;
const WORKFLOWS = `${AGENT}/workflows`;
const sessionPath = (id: string) => `${SESSIONS}/${encodeURIComponent(id)}`;
const workflowPath = (id: string) => `${WORKFLOWS}/${encodeURIComponent(id)}`;
const MOST_SESSIONS = 50;

export const CONVERSATIONS_KEY = ["conversations"];
export const WORKFLOWS_KEY = ["workflows"];

export const conversationsQuery = queryOptions({
  queryKey: [...CONVERSATIONS_KEY, "list"],
  queryFn: ({ signal }) =>
    call<RecruiterSessionList>("GET", SESSIONS, { query: { limit: MOST_SESSIONS }, signal }),
  staleTime: 0,
});

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [...CONVERSATIONS_KEY, "one", id],
    queryFn: ({ signal }) => call<RecruiterSession>("GET", sessionPath(id), { signal }),
    staleTime: 0,
  });
}

export const deleteConversation = (id: string) => call<null>("DELETE", sessionPath(id));

/** All that comes of a conversation's messages is told here, whoever sent them and from where. */
export const conversationEventsPath = (id: string) => `${sessionPath(id)}/events`;

/**
 * Returns once the message is taken. What comes of it is not read here: the conversation's own
 * stream tells it, also to a second tab and after a lost connection.
 */
export async function sendMessage(request: RecruiterChatRequest): Promise<void> {
  await leave(openStream(`${AGENT}/chat`, request));
}

export async function decide(
  workflowId: string,
  decisions: WorkflowDecisions["decisions"],
): Promise<void> {
  const body: WorkflowDecisions = { decisions };
  await leave(openStream(`${workflowPath(workflowId)}/resume`, body));
}

async function leave(stream: Promise<ReadableStream<Uint8Array>>): Promise<void> {
  // Whoever stops listening does not stop the work.
  void (await stream).cancel();
}

export const cancelWorkflow = (id: string) =>
  call<WorkflowView>("POST", `${workflowPath(id)}/cancel`, { body: {} });

export function workflowQuery(id: string) {
  return queryOptions({
    queryKey: [...WORKFLOWS_KEY, "one", id],
    queryFn: ({ signal }) => call<WorkflowView>("GET", workflowPath(id), { signal }),
    staleTime: 0,
  });
}

/** What can be added to a plan: another version of it, another list. */
export function additionsQuery({
  workflow_id,
  version,
}: Pick<PlanView, "workflow_id" | "version">) {
  return queryOptions({
    queryKey: [...WORKFLOWS_KEY, "additions", workflow_id, version],
    queryFn: ({ signal }) =>
      call<PlanAdditions>("GET", `${workflowPath(workflow_id)}/additions`, { signal }),
  });
}

export const catalogueQuery = queryOptions({
  queryKey: ["recruiter-catalogue"],
  queryFn: ({ signal }) => call<StepCatalogue>("GET", `${AGENT}/catalogue`, { signal }),
});

/** Files become a job or people before the message that speaks of them is sent. */
export async function attachFiles(
  kind: AttachedFiles["attachments"][number]["kind"],
  files: readonly File[],
): Promise<AttachedFiles["attachments"]> {
  const body = new FormData();
  for (const file of files) body.append("files", file, file.name);
  const query = { kind };
  const answer = await call<AttachedFiles>("POST", `${AGENT}/attachments`, { query, body });
  return answer.attachments;
}
