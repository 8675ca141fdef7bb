/** Conversations by mail, as the server groups them. */
import type {
  ConversationGroup,
  ConversationList,
  EmailDone,
  Message,
  WholeConversation,
} from "@bole/server/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";
import { EMAILS_KEY } from "./emails.ts";

const PAGE = 50;
/** A mail that came shows soon, without a stream of its own. */
const POLL_MS = 4_000;
const first: string | undefined = undefined;

export function conversationsQuery(group: ConversationGroup) {
  return infiniteQueryOptions({
    queryKey: [...EMAILS_KEY, "conversations", group],
    queryFn: ({ pageParam, signal }) =>
      call<ConversationList>("GET", "/api/conversations", {
        query: { group, limit: PAGE, after: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
}

export function conversationQuery(threadId: string) {
  return queryOptions({
    queryKey: [...EMAILS_KEY, "conversation", threadId],
    queryFn: ({ signal }) =>
      call<WholeConversation>("GET", `/api/conversations/${encodeURIComponent(threadId)}`, {
        signal,
      }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
}

/** @param done null takes back what was said before */
export function putEmailDone(id: string, done: boolean | null): Promise<Message> {
  const body: EmailDone = { done };
  return call<Message>("PUT", `/api/emails/${encodeURIComponent(id)}/done`, { body });
}
