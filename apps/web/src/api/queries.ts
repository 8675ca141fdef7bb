/** What the pages ask the server, with how long an answer counts as fresh. */
import { MutationCache, QueryCache, QueryClient, queryOptions } from "@tanstack/react-query";
import { SESSION_KEY } from "./accounts.ts";
import { get } from "./client.ts";
import { ApiProblem } from "./problems.ts";

const POLL_MS = 10_000;
const POLL_LOST_MS = 3_000;

export function createQueryClient(): QueryClient {
  // The session has ended meanwhile: the way in is shown again.
  const onError = (error: Error) => {
    if (error instanceof ApiProblem && error.problem.code === "sign-in-required")
      void client.invalidateQueries({ queryKey: SESSION_KEY });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The server may well be on this machine: the browser's idea of "offline" says nothing.
        networkMode: "always",
        // A refusal stays one. A lost connection is watched by the health poll, which refetches.
        retry: false,
        staleTime: 30_000,
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}

/** Polled, not streamed: a browser allows six connections to a host, and streams hold one each. */
export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: ({ signal }) => get("/api/health", signal),
  refetchInterval: (query) => (query.state.status === "error" ? POLL_LOST_MS : POLL_MS),
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  staleTime: 0,
});

export const systemQuery = queryOptions({
  queryKey: ["system"],
  queryFn: ({ signal }) => get("/api/system", signal),
});

export const checksQuery = queryOptions({
  queryKey: ["system", "checks"],
  queryFn: ({ signal }) => get("/api/system/checks", signal),
});

export const configQuery = queryOptions({
  queryKey: ["system", "config"],
  queryFn: ({ signal }) => get("/api/system/config", signal),
});
