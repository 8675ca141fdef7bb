/** What somebody who looks for work applied for. */
import type { NewOwnApplication, OwnApplication, OwnApplicationList } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const OWN = "/api/applications/own";

export const ownApplicationsQuery = queryOptions({
  queryKey: ["own-applications"],
  queryFn: ({ signal }) => call<OwnApplicationList>("GET", OWN, { signal }),
  staleTime: 0,
});

export const applyWith = (body: NewOwnApplication) => call<OwnApplication>("POST", OWN, { body });
