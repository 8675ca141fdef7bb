/**
 * What whoever reads a document should know of it: text that is hidden from the eye, orders to a
 * model, numbers that have no business in a résumé. Pure; what is hidden is read here and shown, and
 * takes no part in anything else.
 */

import { threadJob } from "@bole/base/threads";
import {
  DEFAULT_POLICY,
  detectInjection,
  findPii,
  type PiiKind,
  type Policy,
} from "@bole/guardrails/reading";
import type { ReadDocument } from "@bole/reading/text";
import type { Finding } from "../model/finding.ts";

/** Of one kind; who hides a thousand words is known after fifty. */
const MAX_OF_A_KIND = 50;
const MAX_TEXT = 1_000;
/** Weaker signs than this are not worth a reader's time. */
const SHOWN = 0.1;
/** Phones and addresses are what a résumé is for. */
const UNEXPECTED: ReadonlySet<PiiKind> = new Set([
  "cn_id",
  "bank_card",
  "passport",
  "us_ssn",
  "iban",
]);

export function findingsIn(
  document: ReadDocument,
  thresholds: Policy["injection"] = DEFAULT_POLICY.injection,
): Finding[] {
  const hidden = document.hidden.map(({ text }) => text).join("\n");
  return [
    ...hiddenText(document),
    ...injections(document.text, thresholds),
    ...injections(hidden, thresholds).map((finding) => ({ ...finding, start: null, end: null })),
    ...personalData(document.text),
  ];
}

export const findingsJob = threadJob<typeof findingsIn>(new URL(import.meta.url), "findingsIn");

function hiddenText({ hidden }: ReadDocument): Finding[] {
  return hidden.slice(0, MAX_OF_A_KIND).map(({ text, reason }) => ({
    kind: "hidden_text",
    severity: "warning",
    text: cut(text),
    reason,
    start: null,
    end: null,
  }));
}

function injections(text: string, { warn_at, block_at }: Policy["injection"]): Finding[] {
  if (text.trim() === "") return [];
  const { score, features } = detectInjection(text, { source: "document" });
  if (score < warn_at) return [];
  const severity = score >= block_at ? "blocked" : "warning";
  const seen = new Set<string>();
  return features
    .filter(({ name, weight, start, end }) => {
      const key = `${name}:${start}:${end}`;
      if (weight < SHOWN || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MAX_OF_A_KIND)
    .map(({ name, start, end }) => ({
      kind: "injection",
      severity,
      text: cut(text.slice(start, end)),
      reason: name,
      start,
      end,
    }));
}

function personalData(text: string): Finding[] {
  return findPii(text, UNEXPECTED)
    .slice(0, MAX_OF_A_KIND)
    .map(({ kind, start, end, text: words }) => ({
      kind: "personal_data",
      severity: "info",
      text: words,
      reason: kind,
      start,
      end,
    }));
}

function cut(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).toWellFormed()}…` : text;
}
