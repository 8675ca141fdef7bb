/** A run as a tree of lines, as it stands. Pure: the same run at the same moment gives the same lines. */
import type { RunStatus } from "@bole/engine";
import type { GraphJson, GraphNode } from "@bole/engine/draw";
import { type Paint, plain } from "../terminal/paint.ts";
import { clipText, oneLine, textWidth } from "../terminal/text-width.ts";
import { durationText } from "./duration.ts";
import { isItem, nameOf } from "./facts.ts";
import { glyphOf } from "./glyphs.ts";
import type { RunNotes } from "./run-notes.ts";
import type { Words } from "./words.ts";

export interface TreeOptions {
  readonly title: string;
  readonly status: RunStatus;
  /** Null before a run with a goal has its first plan. */
  readonly graph: GraphJson | null;
  readonly notes: RunNotes;
  readonly words: Words;
  readonly paint?: Paint;
  /** In epoch milliseconds; null for a picture that stays. */
  readonly now: number | null;
  readonly columns: number;
  readonly rows: number;
}

/** A line before it is painted: what it says, and how much of it is how. */
interface Line {
  readonly stem: string;
  readonly status: GraphNode["status"];
  readonly name: string;
  readonly more: readonly string[];
}

export function treeLines(options: TreeOptions): string[] {
  const { graph, notes, words, columns, rows, paint = plain } = options;
  const status = ` · ${words.statuses[options.status]}`;
  const title = `${clipText(oneLine(options.title), columns - textWidth(status))}${status}`;
  const history = notes.history().map((line) => paint("dim", clipText(line, columns)));
  const lines = [
    ...(graph === null ? [] : branch(graph.nodes, undefined, "", options)),
    ...own(options),
  ];
  const painted = lines.map((line) => paintLine(line, options));
  return clipRows([paint("bold", title), ...history], painted, rows, words, paint);
}

/** The children of a node, each with its own below it. */
function branch(
  nodes: readonly GraphNode[],
  parent: string | undefined,
  stem: string,
  options: TreeOptions,
): Line[] {
  const children = nodes.filter((node) => node.parent === parent);
  return children.flatMap((node, index) => {
    const isLast = index === children.length - 1;
    const line: Line = {
      stem: `${stem}${isLast ? "└─ " : "├─ "}`,
      status: node.status,
      name: nameIn(node),
      more: detailsOf(node, options),
    };
    return [line, ...branch(nodes, node.id, `${stem}${isLast ? "   " : "│  "}`, options)];
  });
}

/** Of an item of a fan-out, its number; of a step inside a composite, its own id. */
const nameIn = ({ id, label }: GraphNode) => (isItem(lastPart(id)) ? label : nameOf(lastPart(id)));
const lastPart = (id: string) => id.replace(/^.*\//, "");

function detailsOf(node: GraphNode, { notes, words, now }: TreeOptions): string[] {
  const { id, label, status, fan_out, repeat, gate, ms, error } = node;
  const attempt = notes.attempt(id);
  const started = notes.startedAt(id);
  const said = notes.said(id);
  const isOpen = gate !== undefined && gate.decision === undefined && status === "waiting";
  const running = status === "active" && started !== undefined && now !== null;
  const time = ms ?? (running ? Math.max(0, now - started) : undefined);
  const agent = label === nameIn(node) ? [] : [label];
  return [
    ...agent,
    ...(fan_out ? [words.items(fan_out.total, fan_out.done, fan_out.failed)] : []),
    ...(repeat?.turns ? [words.turns(repeat.turns, repeat.max)] : []),
    ...(attempt === undefined ? [] : [words.attempt(attempt)]),
    ...(isOpen ? [gate.phase === "wait" ? words.waitsFor(gate.event) : words.asksPerson] : []),
    ...(time === undefined ? [] : [durationText(time)]),
    ...(status === "active" && said !== undefined ? [said] : []),
    ...(error === undefined ? [] : [oneLine(error)]),
  ];
}

/** What the run does between its plans. */
function own({ notes, words }: TreeOptions): Line[] {
  return notes.own().flatMap((key) => {
    const doing = /^@(create_plan|evaluate)/.exec(key)?.[1];
    if (doing !== "create_plan" && doing !== "evaluate") return [];
    return [{ stem: "", status: "active" as const, name: words.doing[doing], more: [] }];
  });
}

function paintLine({ stem, status, name, more }: Line, options: TreeOptions): string {
  const { now, columns, paint = plain } = options;
  const { sign, colour } = glyphOf(status, now);
  const head = clipText(name, Math.max(1, columns - textWidth(stem) - 2));
  const left = columns - textWidth(stem) - 2 - textWidth(head) - 2;
  const tail = left < 4 ? "" : clipText(more.join("  "), left);
  const shown = status === undefined ? paint("dim", head) : head;
  return `${paint("dim", stem)}${paint(colour, sign)} ${shown}${tail === "" ? "" : `  ${paint("dim", tail)}`}`;
}

/** What does not fit is left out in the middle: the head says what it is, the end what goes on. */
function clipRows(
  head: readonly string[],
  lines: readonly string[],
  rows: number,
  words: Words,
  paint: Paint,
): string[] {
  const all = [...head, ...lines];
  if (all.length <= rows) return all;
  const first = all.slice(0, 1);
  const room = Math.max(1, rows - 2);
  const last = all.slice(-room);
  return [...first, paint("dim", words.more(all.length - 1 - last.length)), ...last];
}
