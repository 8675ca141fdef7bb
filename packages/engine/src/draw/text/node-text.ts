import type { GraphNode, NodeGate } from "../graph/graph-json.ts";
import { textWidth } from "./text-width.ts";
import { type DrawLanguage, WORDS, type Words } from "./words.ts";

export interface TextOptions {
  /** @default "en" */
  readonly language?: DrawLanguage;
  /** How to write a moment. @default the date and the minute, in UTC */
  readonly time?: (iso: string) => string;
}

/** What stands in a node. Sizes are made of it, so layout and drawing must ask here, both. */
export interface NodeText {
  readonly title: string;
  /** The step's id, beside the title. */
  readonly tag: string;
  readonly notes: readonly Note[];
}

export interface Note {
  readonly text: string;
  readonly tone: "plain" | "human" | "bad";
}

export function nodeText(node: GraphNode, options: TextOptions): NodeText {
  const words = WORDS[options.language ?? "en"];
  const isItem = isItemNode(node);
  const first = isItem ? durationText(node.ms) : firstNote(node, words);
  const notes: Note[] = first === "" ? [] : [{ text: first, tone: "plain" }];
  const gate = node.gate && gateText(node.gate, node, words, options.time ?? utcMinute);
  if (gate) notes.push(...wrapped(gate).map((text): Note => ({ text, tone: "human" })));
  if (node.error !== undefined && !isItem && node.status === "failed") {
    notes.push({ text: node.error.replace(/\s+/g, " "), tone: "bad" });
  }
  // Steps of named graphs are called what they do: once is enough.
  const tag = isItem || node.id === node.label ? "" : node.id;
  return { title: node.label, tag, notes };
}

/** Notes are in this size; the longest line they may have, in pixels. */
export const NOTE_SIZE = 11;
export const NOTE_ROOM = 240;

/** Who and when must stay readable: a line that is too long is two. */
function wrapped(text: string): string[] {
  if (textWidth(text, NOTE_SIZE) <= NOTE_ROOM) return [text];
  const comma = Math.max(text.lastIndexOf(", "), text.lastIndexOf("，"));
  return comma < 0 ? [text] : [text.slice(0, comma), text.slice(comma + 1).trim()];
}

/** An unfolded item is small, and knows no more than its number and its end. */
export function isItemNode({ id, parent }: GraphNode): boolean {
  return parent !== undefined && id.startsWith(`${parent}[`);
}

function firstNote(node: GraphNode, words: Words): string {
  const { fan_out, repeat, kind, ms } = node;
  const parts = [fan_out ? "" : kind ? words.kinds[kind] : words.unknownAgent];
  if (fan_out) {
    parts.push(`×${fan_out.total ?? "n"}`);
    if (fan_out.done > 0 || fan_out.failed > 0) parts.push(words.done(fan_out.done));
    if (fan_out.failed > 0) parts.push(words.failed(fan_out.failed));
  }
  if (repeat) {
    const { turns, max } = repeat;
    parts.push(turns === undefined ? words.upTo(max) : words.turns(turns, max));
  }
  if (node.status !== "skipped" && node.status !== "cancelled") parts.push(durationText(ms));
  return parts.filter((part) => part !== "").join(" · ");
}

function durationText(ms: number | undefined): string {
  if (ms === undefined) return "";
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = ms / 3_600_000;
  return hours < 48 ? `${hours.toFixed(1)} h` : `${Math.round(hours / 24)} d`;
}

function gateText(
  gate: NodeGate,
  { status }: GraphNode,
  words: Words,
  time: (iso: string) => string,
): string {
  const { phase, event, since, at, by = "", decision } = gate;
  if (decision !== undefined && at !== undefined) {
    const when = time(at);
    switch (decision) {
      case "approve":
        return words.approved(by, when);
      case "modify":
        return words.modified(by, when);
      case "reject":
        return words.rejected(by, when);
      case "event":
        return words.arrived(event, when);
      case "timeout":
        return words.timedOut(when);
      default:
        return decision satisfies never;
    }
  }
  const what = phase === "wait" ? words.awaits(event) : words.asks;
  return status === "waiting" && since !== undefined ? words.since(what, time(since)) : what;
}

function utcMinute(iso: string): string {
  return iso.slice(0, 16).replace("T", " ");
}
