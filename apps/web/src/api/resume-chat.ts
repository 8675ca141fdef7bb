/** What the pages ask of conversations about résumés. */
import type {
  Conversation,
  CvToolsRequest,
  DecidedProposal,
  ProposalDecision,
  SessionList,
} from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call, openStream } from "./client.ts";
import { NetworkFailure } from "./problems.ts";
import { readEvents, type ServerEvent } from "./server-events.ts";

const TOOLS = "/api/agent/cv-tools";
const SESSIONS = `${TOOLS}/sessions`;
const pathOf = (id: string) => `${SESSIONS}/${encodeURIComponent(id)}`;

/** What becomes of a message, as it happens. It is done even if nobody listens to the end. */
export async function* tellAssistant(request: CvToolsRequest): AsyncGenerator<ServerEvent> {
  const body = await openStream(TOOLS, request);
  try {
    yield* readEvents(body);
  } catch (cause) {
    throw new NetworkFailure("The answer broke off", { cause });
  }
}

export function conversationsQuery(resumeId: string) {
  return queryOptions({
    queryKey: ["resume-conversations", resumeId],
    queryFn: ({ signal }) =>
      call<SessionList>("GET", SESSIONS, { query: { resume_id: resumeId, limit: 20 }, signal }),
    staleTime: 0,
  });
}

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ["resume-conversation", id],
    queryFn: ({ signal }) => call<Conversation>("GET", pathOf(id), { signal }),
    staleTime: 0,
  });
}

export function decideProposal(
  sessionId: string,
  proposalId: string,
  body: ProposalDecision,
): Promise<DecidedProposal> {
  const path = `${pathOf(sessionId)}/proposals/${encodeURIComponent(proposalId)}`;
  return call<DecidedProposal>("POST", path, { body });
}
