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

const withdrawalOf = (id: string) => `${OWN}/${encodeURIComponent(id)}/withdrawal`;

export const withdraw = (id: string) => call<OwnApplication>("PUT", withdrawalOf(id));

export const undoWithdrawal = (id: string) => call<OwnApplication>("DELETE", withdrawalOf(id));

export const applyWith = (body: NewOwnApplication) => call<OwnApplication>("POST", OWN, { body });
