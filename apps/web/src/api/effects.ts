/** What changes something for somebody: asked for, approved, rejected. */
import type {
  Effect,
  EffectContentInput,
  EffectList,
  EffectToApprove,
  EffectToReject,
  ErasePreview,
  NewEffect,
} from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

/** Polled by the shell for the navigation's badge, like the questions of runs. */
const POLL_MS = 5_000;
const MOST = 200;
const KEY_BYTES = 16;

const EFFECTS = "/api/effects";
const pathOf = (id: string) => `${EFFECTS}/${encodeURIComponent(id)}`;

export const waitingEffectsQuery = queryOptions({
  queryKey: ["effects", "waiting"],
  queryFn: ({ signal }) =>
    call<EffectList>("GET", EFFECTS, {
      query: { state: "awaiting_approval", limit: MOST },
      signal,
    }),
  refetchInterval: POLL_MS,
  staleTime: POLL_MS,
});

/** Jobs that were proposed, whatever became of them. */
export const proposedJobsQuery = queryOptions({
  queryKey: ["effects", "proposed-jobs"],
  queryFn: ({ signal }) =>
    call<EffectList>("GET", EFFECTS, { query: { kind: "create_job", limit: MOST }, signal }),
  staleTime: 0,
});

/** With it the same thing is done once, however often it is sent. */
export function newKey(): string {
  // Not randomUUID, which browsers only have on a safe address: Bole may be on a plain one at home.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Done at once where role and policy allow it; else it waits for an approval. */
export function askEffect(content: EffectContentInput, key: string): Promise<Effect> {
  const body: NewEffect = { content, idempotency_key: key };
  return call<Effect>("POST", EFFECTS, { body });
}

/** What is approved is what was looked at, or nothing. */
export function approveEffect({
  id,
  content_hash,
}: Pick<Effect, "id" | "content_hash">): Promise<Effect> {
  const body: EffectToApprove = { content_hash };
  return call<Effect>("POST", `${pathOf(id)}/approve`, { body });
}

export function rejectEffect(id: string, reason: string): Promise<Effect> {
  const body: EffectToReject = { reason };
  return call<Effect>("POST", `${pathOf(id)}/reject`, { body });
}

export function erasePreviewQuery(personId: string) {
  return queryOptions({
    queryKey: ["effects", "erase-preview", personId],
    queryFn: ({ signal }) =>
      call<ErasePreview>("GET", `/api/candidates/${encodeURIComponent(personId)}/erase-preview`, {
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });
}
