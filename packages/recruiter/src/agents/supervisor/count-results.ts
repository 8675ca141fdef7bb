/** Counts what steps gave, by the shape of each result: whatever the plan was. */
import { ReasonCode } from "@bole/talent";
import { z } from "zod";
import { Draft, type RecordLink, Sent, Shortlist } from "../../model/index.ts";
import { toldError } from "../../model/told-error.ts";
import { CheckedDrafts } from "../communication/check.ts";
import { Invited } from "../communication/invite.ts";
import { ReadReply } from "../communication/reply.ts";
import { MovedStage } from "../pipeline/execute.ts";
import { ChangedInterview } from "../scheduling/change.ts";
import { isFailed } from "../shared/failed-item.ts";
import type { Language } from "../shared/language.ts";
import { type Counts, NO_COUNTS } from "./summary.ts";

interface Tally {
  readonly counts: Counts;
  readonly warnings: string[];
  readonly links: RecordLink[];
}

/** Results of steps; a fan-out's is a list. */
export function tally(results: readonly unknown[], language: Language): Tally {
  const counts = { ...NO_COUNTS };
  const warnings: string[] = [];
  const links = new Map<string, RecordLink>();
  const person = (one: { person_id: string; name: string }) =>
    links.set(one.person_id, { kind: "person", id: one.person_id, title: one.name });
  for (const item of results.flatMap(itemsOf)) {
    if (isFailed(item)) {
      counts.failed += 1;
      warnings.push(toldError(item.error.code, language));
      continue;
    }
    const list = Shortlist.safeParse(item);
    if (list.success) {
      counts.considered = Math.max(counts.considered, list.data.considered);
      counts.shortlisted = Math.max(counts.shortlisted, list.data.candidates.length);
      warnings.push(...list.data.notes);
      list.data.candidates.forEach(person);
      continue;
    }
    const checked = CheckedDrafts.safeParse(item);
    if (checked.success) {
      counts.refused += checked.data.refused.length;
      warnings.push(...checked.data.refused.map(({ name, why }) => `${name}: ${why}`));
      continue;
    }
    const warn = (name: string, why: string) => warnings.push(`${name}: ${why}`);
    countOne(item, counts, { warn, told: (code) => toldError(code, language), person });
  }
  return { counts, warnings: [...new Set(warnings)], links: [...links.values()] };
}

const SENT = new Set(["queued", "sending", "sent"]);

/** By itself, because of a limit; what waits for a person says so in words. */
const isLater = (why: string) => ReasonCode.safeParse(why).success || why === "";

interface Reporting {
  readonly warn: (name: string, why: string) => void;
  /** What a code means, in words. */
  readonly told: (code: string) => string;
  readonly person: (one: { person_id: string; name: string }) => void;
}

function countOne(item: unknown, counts: Counts, { warn, told, person }: Reporting): void {
  const sent = Sent.safeParse(item);
  const reply = ReadReply.safeParse(item);
  const invited = Invited.safeParse(item);
  const moved = MovedStage.safeParse(item);
  const changed = ChangedInterview.safeParse(item);
  if (sent.success) {
    person(sent.data);
    const { state, name, why } = sent.data;
    if (SENT.has(state)) counts.sent += 1;
    else if (state === "postponed" && isLater(why)) counts.postponed += 1;
    else if (state === "awaiting_approval") counts.waiting += 1;
    else {
      counts.refused += 1;
      warn(name, state === "postponed" ? why : told(why));
    }
  } else if (invited.success) {
    person(invited.data);
    if (invited.data.state === "booked") counts.interviews += 1;
    else if (invited.data.state === "awaiting_approval") counts.waiting += 1;
    else warn(invited.data.name, told("slot-taken"));
  } else if (moved.success) {
    person(moved.data);
    if (moved.data.state === "moved") counts.moved += 1;
    else if (moved.data.state === "awaiting_approval") counts.waiting += 1;
    else warn(moved.data.name, told("version-conflict"));
  } else if (changed.success) {
    const { state } = changed.data;
    if (state === "awaiting_approval") counts.waiting += 1;
    else counts[state === "moved" ? "rescheduled" : "cancelled"] += 1;
  } else if (reply.success && reply.data.replied) counts.replied += 1;
  else if (Draft.safeParse(item).success) counts.drafted += 1;
}

function itemsOf(result: unknown): unknown[] {
  const list = z.array(z.unknown()).safeParse(result);
  return list.success ? list.data.flatMap(itemsOf) : [result];
}
