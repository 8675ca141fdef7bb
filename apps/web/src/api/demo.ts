/** The demo workspace: whether it is there, and how to have it or be rid of it. */
import type { DemoState } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const DEMO = "/api/demo";
const BUSY_POLL_MS = 1_000;

export const demoQuery = queryOptions({
  queryKey: ["demo"],
  queryFn: ({ signal }) => call<DemoState>("GET", DEMO, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === "loading" ? BUSY_POLL_MS : false),
});

export const loadDemo = () => call<DemoState>("POST", DEMO);
export const removeDemo = () => call<DemoState>("DELETE", DEMO);
