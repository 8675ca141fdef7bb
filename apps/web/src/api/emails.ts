/** Mails that were written and that came, and who must not be written to. */
import type {
  EmailDecision,
  EmailList,
  EmailResolution,
  Message,
  MessageState,
  NewSuppression,
  Suppression,
  SuppressionList,
} from "@bole/server/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const PAGE = 50;
/** What the dispatcher does shows soon, without a stream of its own. */
const POLL_MS = 4_000;
const first: string | undefined = undefined;

const EMAILS = "/api/emails";
const SUPPRESSIONS = "/api/suppressions";
const pathOf = (id: string) => `${EMAILS}/${encodeURIComponent(id)}`;

export const EMAILS_KEY = ["emails"];
export const SUPPRESSIONS_KEY = ["suppressions"];

/** What limits the list, by the names of the wire; what is left out does not limit. */
export type EmailFilter = {
  readonly state?: MessageState;
  readonly direction?: Message["direction"];
  readonly person_id?: string;
  readonly job_id?: string;
  readonly thread_id?: string;
};

export function emailsQuery(filter: EmailFilter) {
  return infiniteQueryOptions({
    queryKey: [...EMAILS_KEY, "list", filter],
    queryFn: ({ pageParam, signal }) =>
      call<EmailList>("GET", EMAILS, {
        query: { ...filter, limit: PAGE, after: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
}

export function emailQuery(id: string) {
  return queryOptions({
    queryKey: [...EMAILS_KEY, "one", id],
    queryFn: ({ signal }) => call<Message>("GET", pathOf(id), { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
}

/** The mail as a file, for a mail program. */
export const rawEmailAddress = (id: string) => `${pathOf(id)}/raw`;

const AS_IT_IS: EmailDecision = {};

export const retryEmail = (id: string) =>
  call<Message>("POST", `${pathOf(id)}/retry`, { body: AS_IT_IS });

export const sendEmailAnyway = (id: string) =>
  call<Message>("POST", `${pathOf(id)}/send-anyway`, { body: AS_IT_IS });

export const cancelEmail = (id: string) =>
  call<Message>("POST", `${pathOf(id)}/cancel`, { body: AS_IT_IS });

export function resolveEmail(id: string, was: EmailResolution["was"]): Promise<Message> {
  const body: EmailResolution = { was };
  return call<Message>("POST", `${pathOf(id)}/resolve`, { body });
}

export function suppressionsQuery() {
  return infiniteQueryOptions({
    queryKey: SUPPRESSIONS_KEY,
    queryFn: ({ pageParam, signal }) =>
      call<SuppressionList>("GET", SUPPRESSIONS, {
        query: { limit: PAGE, after: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

export function addSuppression(address: string): Promise<Suppression> {
  const body: NewSuppression = { address };
  return call<Suppression>("POST", SUPPRESSIONS, { body });
}

export const removeSuppression = (id: string) =>
  call<null>("DELETE", `${SUPPRESSIONS}/${encodeURIComponent(id)}`);
