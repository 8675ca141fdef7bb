/**
 * What a gate asks about, one by one, and the way back: from what somebody kept and changed to the value
 * that the engine goes on with. What failed on the way here stays in its place and is not asked about.
 */
import type { Gate, JsonValue } from "@bole/engine";
import { isFailedSlot } from "@bole/engine";
import { recruiterErrors } from "../errors.ts";
import type { ApprovalItem, ItemDecision } from "../model/index.ts";

type Record_ = { readonly [key: string]: JsonValue };
type AskedGate = Pick<Gate, "ask" | "fan_out" | "action" | "phase">;

/** In which argument an agent is given what is asked about. */
const FIELD: Readonly<Record<string, string>> = {
  communication_draft: "candidate",
  scheduling_propose: "candidate",
  communication_send: "draft",
  pipeline_execute: "proposal",
  communication_invite: "appointment",
};

interface Asked extends ApprovalItem {
  readonly preview: JsonValue;
  /** The whole entry of the gate's list. */
  readonly entry: JsonValue;
}

export function itemsOfGate(gate: AskedGate): ApprovalItem[] {
  return askedOf(gate).map(({ id, preview }) => ({ id, preview }));
}

function askedOf(gate: AskedGate): Asked[] {
  const entries = entriesOf(gate).filter(
    (entry) => !isFailedSlot(entry) && !isLeftOut(previewOf(gate, entry)),
  );
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const preview = previewOf(gate, entry);
    const name = idOf(preview) ?? "item";
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { id: times === 1 ? name : `${name}#${times}`, preview, entry };
  });
}

function entriesOf({ ask, fan_out, action, phase }: AskedGate): readonly JsonValue[] {
  if (fan_out && Array.isArray(ask)) return ask;
  if (isList(action, phase) && isRecord(ask) && Array.isArray(ask.candidates))
    return ask.candidates;
  return ask === null ? [] : [ask];
}

/** A result that is a shortlist is asked about person by person. */
const isList = (action: string, phase: string) =>
  phase === "after" && action.startsWith("matching_");

function previewOf({ action, phase }: AskedGate, entry: JsonValue): JsonValue {
  const field = phase === "before" ? FIELD[action] : undefined;
  return field !== undefined && isRecord(entry) ? (entry[field] ?? entry) : entry;
}

function idOf(preview: JsonValue): string | null {
  if (!isRecord(preview)) return null;
  const { person_id, application_id, interview_id } = preview;
  const id = "to" in preview && "from" in preview ? application_id : (person_id ?? application_id);
  return typeof id === "string" ? id : typeof interview_id === "string" ? interview_id : null;
}

export type Verdict =
  | { readonly decision: "approve" | "reject" }
  | { readonly decision: "modify"; readonly value: JsonValue };

type Items = readonly ItemDecision[];

/** What somebody has decided item by item, and what they say now on top of it. */
export function joinItems(before: Items, now: Items): ItemDecision[] {
  const byId = new Map(before.map((item) => [item.id, item]));
  for (const item of now) {
    const edit = { ...byId.get(item.id)?.edit, ...item.edit };
    byId.set(item.id, { ...item, ...(Object.keys(edit).length > 0 && { edit }) });
  }
  return [...byId.values()];
}

/** What is still asked about, under the ids that it had from the beginning. */
export function changedItems(gate: AskedGate, items: Items): ApprovalItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return itemsOfGate(gate).flatMap(({ id, preview }) => {
    const { keep = true, edit = {} } = byId.get(id) ?? {};
    if (!keep) return [];
    return [{ id, preview: isRecord(preview) ? { ...preview, ...edit } : preview }];
  });
}

/** A gate as it is asked after some of it was left out or changed. */
export function changedGate<Asked extends AskedGate>(gate: Asked, items: Items): Asked {
  if (items.length === 0) return gate;
  const verdict = verdictOf(gate, items);
  return verdict.decision === "modify" ? { ...gate, ask: verdict.value } : gate;
}

export function verdictOf(gate: AskedGate, items: Items): Verdict {
  const asked = askedOf(gate);
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const { id } of items) {
    if (!asked.some((one) => one.id === id)) throw unknownItem(id, asked);
  }
  const kept = asked.filter(({ id }) => byId.get(id)?.keep !== false);
  if (kept.length === 0 && asked.length > 0) return { decision: "reject" };
  const entries = kept.map((one) => edited(gate, one, byId.get(one.id)?.edit));
  const isSame =
    kept.length === asked.length && entries.every((entry, at) => entry === kept[at]?.entry);
  return isSame
    ? { decision: "approve" }
    : { decision: "modify", value: answerValue(gate, entries) };
}

function answerValue(gate: AskedGate, entries: readonly JsonValue[]): JsonValue {
  if (gate.fan_out) return [...entries, ...entriesOf(gate).filter(isFailedSlot)];
  if (isList(gate.action, gate.phase) && isRecord(gate.ask))
    return { ...gate.ask, candidates: [...entries] };
  return entries[0] ?? null;
}

function edited(
  gate: AskedGate,
  { id, preview, entry }: Asked,
  edit: Record_ | undefined,
): JsonValue {
  const changes = Object.entries(edit ?? {});
  if (changes.length === 0 || !isRecord(preview)) return entry;
  const unknown = changes.find(([name]) => !(name in preview));
  if (unknown !== undefined) {
    throw recruiterErrors.error("decision-invalid", {
      detail: `What is asked about "${id}" has no "${unknown[0]}"; it has ${Object.keys(preview).join(", ")}.`,
    });
  }
  const next = { ...preview, ...edit };
  const field = gate.phase === "before" ? FIELD[gate.action] : undefined;
  return field !== undefined && isRecord(entry) && field in entry
    ? { ...entry, [field]: next }
    : next;
}

/** Nothing was drafted for them, so there is nothing to approve. */
const isLeftOut = (preview: JsonValue) => isRecord(preview) && "left_out" in preview;

const isRecord = (value: JsonValue | undefined): value is Record_ =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function unknownItem(id: string, asked: readonly Asked[]) {
  return recruiterErrors.error("decision-invalid", {
    detail: `"${id}" is not asked about; there are ${asked.map((one) => one.id).join(", ") || "no items"}.`,
  });
}
