/** What becomes of people's data: exports, holds, how long it is kept, and whether the log holds. */
import type {
  AuditVerdict,
  ErasureList,
  LegalHold,
  LegalHoldList,
  NewLegalHold,
  RetentionList,
  RetentionPreview,
  RetentionRule,
  RetentionSetting,
} from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

export type RetentionKind = RetentionRule["kind"];

const candidate = (id: string) => `/api/candidates/${encodeURIComponent(id)}`;

export const auditVerdictQuery = queryOptions({
  queryKey: ["audit-verdict"],
  queryFn: ({ signal }) => call<AuditVerdict>("GET", "/api/audit/verify", { signal }),
});

/** A ZIP with everything about somebody. */
export const exportAddress = (id: string, language: "zh" | "en") =>
  `${candidate(id)}/export?language=${language}`;

export const holdsQuery = (id: string) =>
  queryOptions({
    queryKey: ["holds", id],
    queryFn: ({ signal }) => call<LegalHoldList>("GET", `${candidate(id)}/holds`, { signal }),
  });

export function placeHold(id: string, body: NewLegalHold): Promise<LegalHold> {
  return call<LegalHold>("POST", `${candidate(id)}/holds`, { body });
}

export function releaseHold(id: string): Promise<LegalHold> {
  return call<LegalHold>("DELETE", `/api/holds/${encodeURIComponent(id)}`, {});
}

const RETENTION = "/api/retention";
export const erasuresQuery = queryOptions({
  queryKey: ["erasures"],
  queryFn: ({ signal }) => call<ErasureList>("GET", "/api/erasures", { signal }),
});

export const RETENTION_KEY = ["retention"];

export const retentionQuery = queryOptions({
  queryKey: RETENTION_KEY,
  queryFn: ({ signal }) => call<RetentionList>("GET", RETENTION, { signal }),
});

export const retentionPreviewQuery = (kind: RetentionKind, months: number) =>
  queryOptions({
    queryKey: [...RETENTION_KEY, kind, months],
    queryFn: ({ signal }) =>
      call<RetentionPreview>("GET", `${RETENTION}/${kind}/preview`, { query: { months }, signal }),
    staleTime: 0,
  });

/** The preview was looked at: the rule is set, and in force. */
export async function confirmRetention(
  kind: RetentionKind,
  months: number,
): Promise<RetentionList> {
  const body: RetentionSetting = { months };
  await call<RetentionList>("PUT", `${RETENTION}/${kind}`, { body });
  return call<RetentionList>("POST", `${RETENTION}/${kind}/confirm`, { body });
}

export function removeRetention(kind: RetentionKind): Promise<RetentionList> {
  return call<RetentionList>("DELETE", `${RETENTION}/${kind}`, {});
}
