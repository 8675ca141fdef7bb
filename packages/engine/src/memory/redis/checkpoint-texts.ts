/**
 * Checkpoints, values and writes as the texts that are stored. They consist of JSON that is ready
 * made; JSON has no bare line breaks, so a line each keeps it from being escaped once more.
 */
import type {
  ChannelValue,
  CheckpointPlace,
  StoredCheckpoint,
  TaskWrite,
} from "../checkpoints/checkpoint-store.ts";
import type { StoredValue } from "../strict-serde.ts";
import { joinParts, splitParts } from "./key-parts.ts";

export interface CheckpointField extends Omit<CheckpointPlace, "thread_id"> {
  readonly field: string;
}

export function fieldOf({
  checkpoint_ns,
  checkpoint_id,
}: Omit<CheckpointPlace, "thread_id">): string {
  return joinParts(checkpoint_ns, checkpoint_id);
}

export function readField(field: string): CheckpointField {
  const [checkpoint_ns = "", checkpoint_id = ""] = splitParts(field, 2);
  return { field, checkpoint_ns, checkpoint_id };
}

export function writeCheckpoint({ parent_id, metadata, checkpoint }: StoredCheckpoint): string {
  return [parent_id ?? "", metadata, checkpoint].join("\n");
}

/** One, or none where there is nothing. */
export function readCheckpoint(
  place: CheckpointPlace,
  text: string | null | undefined,
): StoredCheckpoint[] {
  if (!text) return [];
  const [parent = "", metadata = "", checkpoint = ""] = text.split("\n");
  return [{ ...place, parent_id: parent === "" ? null : parent, metadata, checkpoint }];
}

export function writeValue({ kind, text }: ChannelValue): string {
  return `${kind}\n${text}`;
}

export function readValue(stored: string): StoredValue {
  const [kind = "", text = ""] = stored.split("\n");
  return { kind, text };
}

export function writeWrite({ kind, text, channel }: TaskWrite): string {
  return [kind, text, JSON.stringify(channel)].join("\n");
}

export function readWrite(field: string, stored: string | null | undefined): TaskWrite[] {
  if (!stored) return [];
  const [, , task_id = "", idx = ""] = splitParts(field, 4);
  const [kind = "", text = "", channel = ""] = stored.split("\n");
  return [{ task_id, idx: Number(idx), channel: JSON.parse(channel), kind, text }];
}
