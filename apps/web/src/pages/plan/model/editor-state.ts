/**
 * One plan, edited as a form and as text at the same time. The text is the truth: the form shows
 * the last plan that could be read from it. A text that cannot be read stays as it is and the form
 * waits, so nothing that somebody typed is ever replaced behind their back.
 */
import { type Json, prettyJson } from "../../../json/json.ts";
import { type FlawCode, locate, scanJson } from "../../../json/scan-json.ts";
import { type LineColumn, lineAndColumn } from "../../../json/text-lines.ts";
import { type PlanDraft, readPlan } from "./plan-draft.ts";

export interface Flaw extends LineColumn {
  /** Not JSON, or not something that a form can show. */
  readonly code: FlawCode | "plan" | "steps" | "step";
  readonly offset: number;
}

interface Snapshot {
  readonly text: string;
  /** The last one that could be read. */
  readonly plan: PlanDraft;
  /** What the text says, if it is JSON at all. */
  readonly value: Json | undefined;
  readonly flaw: Flaw | null;
  readonly selected: number;
}

export interface EditorState extends Snapshot {
  readonly past: readonly Snapshot[];
  readonly future: readonly Snapshot[];
  /** Edits of one thing in quick succession are undone together. */
  readonly last: { readonly what: string; readonly at: number } | null;
}

export type EditorAction =
  | { readonly type: "typed"; readonly text: string; readonly at: number }
  | {
      readonly type: "edited";
      readonly plan: PlanDraft;
      readonly selected?: number;
      /** What is edited; without it, the edit is a step of its own. */
      readonly what?: string;
      readonly at: number;
    }
  | { readonly type: "selected"; readonly index: number }
  | { readonly type: "mended" }
  | { readonly type: "undo" }
  | { readonly type: "redo" };

const TOGETHER_MS = 1_200;
const REMEMBERED = 200;

export function openEditor(text: string, fallback: PlanDraft = { steps: [] }): EditorState {
  const snapshot = read(text, fallback, 0);
  return { ...snapshot, past: [], future: [], last: null };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case "typed":
      if (action.text === state.text) return state;
      return push(state, read(action.text, state.plan, state.selected), "text", action.at);
    case "edited": {
      const text = prettyJson(action.plan);
      const selected = inside(action.selected ?? state.selected, action.plan);
      if (text === state.text) return { ...state, selected };
      const next = { text, plan: action.plan, value: action.plan, flaw: null, selected };
      return push(state, next, action.what, action.at);
    }
    case "selected":
      return { ...state, selected: inside(action.index, state.plan), last: null };
    case "mended": {
      const { plan, selected } = state;
      const next = { text: prettyJson(plan), plan, value: plan, flaw: null, selected };
      return push(state, next, undefined, 0);
    }
    case "undo":
      return travel(state, "past", "future");
    case "redo":
      return travel(state, "future", "past");
    default:
      return action satisfies never;
  }
}

function read(text: string, last: PlanDraft, selected: number): Snapshot {
  const scan = scanJson(text);
  if (!scan.ok) {
    const flaw = { code: scan.code, offset: scan.at, ...lineAndColumn(text, scan.at) };
    return { text, plan: last, value: undefined, flaw, selected };
  }
  const { value } = scan.root;
  const reading = readPlan(value);
  if (reading.ok) {
    const { plan } = reading;
    return { text, plan, value, flaw: null, selected: inside(selected, plan) };
  }
  const found = locate(scan.root, reading.path);
  const offset = found.keyStart ?? found.start;
  const flaw = { code: reading.code, offset, ...lineAndColumn(text, offset) };
  return { text, plan: last, value, flaw, selected };
}

function push(
  state: EditorState,
  next: Snapshot,
  what: string | undefined,
  at: number,
): EditorState {
  const { past, last } = state;
  const together = what !== undefined && last?.what === what && at - last.at < TOGETHER_MS;
  return {
    ...next,
    past: together ? past : [...past.slice(1 - REMEMBERED), snapshotOf(state)],
    future: [],
    last: what === undefined ? null : { what, at },
  };
}

function travel(state: EditorState, from: "past" | "future", to: "past" | "future"): EditorState {
  const target = state[from].at(-1);
  if (target === undefined) return state;
  return {
    ...target,
    past: [],
    future: [],
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], snapshotOf(state)],
    last: null,
  };
}

function snapshotOf({ text, plan, value, flaw, selected }: EditorState): Snapshot {
  return { text, plan, value, flaw, selected };
}

function inside(index: number, { steps }: PlanDraft): number {
  return Math.max(steps.length === 0 ? -1 : 0, Math.min(index, steps.length - 1));
}
