/** What every answer about the workspace is made with. */
import type { ExecutionCtx } from "@bole/engine";
import type { Talent } from "@bole/talent";
import { conceptById } from "@bole/talent";
import type { RecordLink } from "../../model/events.ts";
import type { Asked } from "../../reading/asked.ts";
import type { PeopleRecords } from "../../reading/find-people.ts";
import type { Pending } from "../../reading/pending.ts";
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
  /** Of the run around it, for what a model writes; without it the embedded solvers do. */
  readonly ctx?: Pick<ExecutionCtx, "tenant" | "run_id" | "signal" | "budget" | "logger">;
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

/** The row of somebody in the list of candidates: years, skills, stages. */
export async function rowOf(id: string, name: string, asking: Asking): Promise<Row | undefined> {
  const { items } = await asking.parts.talent.people.list(reader(asking), { q: name, limit: 50 });
  return items.find(({ person: { id: found } }) => found === id);
}

export const recordsOf = ({ parts, tenant }: Asking): PeopleRecords => ({
  ...{ people: parts.talent.people, tenant },
});
