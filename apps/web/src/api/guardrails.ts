/** What the pages ask of the guardrails. */
import type {
  CheckedText,
  CheckName,
  CurrentPolicy,
  GuardrailLogs,
  GuardrailVerdict,
  NewPolicy,
  PolicyVersion,
  PolicyVersions,
  RedactedText,
  Severity,
  TextToCheck,
  TextToRedact,
} from "@bole/server/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Language } from "../preferences/language.ts";
import { call } from "./client.ts";

const PAGE = 50;
const LOG_POLL_MS = 5_000;

export interface Checked {
  /** What was checked: the spans point into it, not into what has been typed since. */
  readonly text: string;
  readonly verdicts: readonly GuardrailVerdict[];
}

/** A trial: what it finds is not logged. The words of the answer are in the page's language. */
export function checkQuery(trial: TextToCheck, language: Language) {
  return queryOptions({
    queryKey: ["guardrails", "check", trial, language],
    queryFn: async ({ signal }): Promise<Checked> => {
      const body: TextToCheck = { ...trial, dry_run: true };
      const answer = await call<CheckedText>("POST", "/api/guardrails/check", { body, signal });
      return { text: trial.text, verdicts: answer.verdicts };
    },
    enabled: trial.text.trim() !== "",
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** What a text looks like without its personal data. Nothing of it is kept. */
export function redactionQuery(text: string) {
  return queryOptions({
    queryKey: ["guardrails", "redaction", text],
    queryFn: ({ signal }) => {
      const body: TextToRedact = { text };
      return call<RedactedText>("POST", "/api/guardrails/redact", { body, signal });
    },
    staleTime: 0,
    gcTime: 0,
  });
}

export const policyQuery = queryOptions({
  queryKey: ["guardrails", "policy"],
  queryFn: ({ signal }) => call<CurrentPolicy>("GET", "/api/guardrails/policy", { signal }),
  staleTime: 0,
});

export const policyVersionsQuery = queryOptions({
  queryKey: ["guardrails", "versions"],
  queryFn: ({ signal }) =>
    call<PolicyVersions>("GET", "/api/guardrails/policy/versions", { signal }),
  staleTime: 0,
});

export function putPolicy(body: NewPolicy): Promise<PolicyVersion> {
  return call<PolicyVersion>("PUT", "/api/guardrails/policy", { body });
}

export interface LogFilter {
  readonly check: CheckName | "all";
  readonly severity: Severity | "all";
  readonly text: string;
  readonly run: string;
}

export function logQuery({ check, severity, text, run }: LogFilter) {
  return infiniteQueryOptions({
    queryKey: ["guardrails", "logs", check, severity, text, run],
    queryFn: ({ pageParam, signal }) =>
      call<GuardrailLogs>("GET", "/api/guardrails/logs", {
        query: {
          limit: PAGE,
          check_name: check === "all" ? undefined : check,
          severity: severity === "all" ? undefined : severity,
          text: text === "" ? undefined : text,
          run_id: run === "" ? undefined : run,
          after: pageParam,
        },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: LOG_POLL_MS,
    staleTime: 0,
  });
}

const first: string | undefined = undefined;
