/** Who can do something, and who can plan. */
import { queryOptions } from "@tanstack/react-query";
import { get } from "./client.ts";

export const agentsQuery = queryOptions({
  queryKey: ["agents"],
  queryFn: ({ signal }) => get("/api/agents", signal),
});
