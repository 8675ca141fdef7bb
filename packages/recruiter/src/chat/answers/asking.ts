/** What every answer about the workspace is made with. */
import type { Talent } from "@bole/talent";
import { conceptById } from "@bole/talent";
import type { RecordLink } from "../../model/events.ts";
import type { Pending } from "../../understanding/pending.ts";
import type { Asked } from "../../understanding/reading.ts";
import { NO_REPLY, type Reply } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";

export interface Asking {
  readonly parts: ChatParts;
  readonly tenant: string;
  readonly session_id: string;
  readonly asked: Asked;
  readonly pending: readonly Pending[];
  readonly zone: string;
  /** The writer's zone or the workspace's own; null where neither was ever said. */
  readonly own: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type Answering = (asking: Asking) => Promise<Reply>;

export const reader = ({ tenant }: Pick<Asking, "tenant">) => ({
  tenant,
  user: "recruiter",
  roles: [],
});

export const person = (id: string, title: string): RecordLink => ({ kind: "person", id, title });
export const job = (id: string, title: string): RecordLink => ({ kind: "job", id, title });

export function reply(text: string, rest: Partial<Reply> = {}): Reply {
  return { ...NO_REPLY, text, ...rest };
}

/** One of two texts, by the language that was asked in. */
export function pick({ asked }: Asking, zh: string, en: string): string {
  return asked.language === "zh" ? zh : en;
}

export function listed(items: readonly string[], language: "zh" | "en"): string {
  return items.join(language === "zh" ? "、" : ", ");
}

export function skillNames(ids: readonly string[], language: "zh" | "en"): string[] {
  return ids.flatMap((id) => conceptById(id)?.[language] ?? []);
}

export async function jobTitle({ parts, asked, ...asking }: Asking): Promise<string | null> {
  if (asked.job_id === null) return null;
  return (await parts.talent.jobs.get(reader(asking), asked.job_id)).title;
}

export type Row = Awaited<ReturnType<Talent["people"]["list"]>>["items"][number];
