/** What the page asks of saved views. */
import type { ChangedView, SavedView, SavedViewList, ViewToSave } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

export const VIEWS_KEY = ["views"] as const;
const VIEWS = "/api/views";
const pathOf = (id: string) => `${VIEWS}/${encodeURIComponent(id)}`;

export const viewsQuery = queryOptions({
  queryKey: VIEWS_KEY,
  queryFn: ({ signal }) => call<SavedViewList>("GET", VIEWS, { signal }),
});

export const saveView = (body: ViewToSave) => call<SavedView>("POST", VIEWS, { body });

export const changeView = (id: string, body: ChangedView) =>
  call<SavedView>("PATCH", pathOf(id), { body });

export const deleteView = (id: string) => call<null>("DELETE", pathOf(id));
