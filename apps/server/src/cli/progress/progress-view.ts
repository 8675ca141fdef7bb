/** Shows a run to whoever watches: in place at a terminal, line by line elsewhere. */
import type { RunEvent, RunView } from "@bole/engine";
import type { DrawnAgent } from "@bole/engine/draw";
import { type Io, languageOf } from "../io.ts";
import { LiveScreen } from "../terminal/live-screen.ts";
import { coloured, plain } from "../terminal/paint.ts";
import { EventTeller } from "./event-line.ts";
import { FRAME_MS } from "./glyphs.ts";
import { graphToShow } from "./graph-to-show.ts";
import { RunNotes } from "./run-notes.ts";
import { treeLines } from "./tree.ts";
import { WORDS } from "./words.ts";

export interface ProgressView {
  /** @param isPast whether it was told before this process began */
  event(event: RunEvent, isPast: boolean): void;
  /** Something to be seen that is no event. */
  print(line: string): void;
  /** Shows how it stands now, and lets go of the terminal; the next event takes it again. */
  pause(): Promise<void>;
}

/** @param write where to: what a script reads stays free of it */
export function lineView(io: Pick<Io, "env">, write: (text: string) => void): ProgressView {
  const teller = new EventTeller(WORDS[languageOf(io)]);
  return {
    event: (event, isPast) => {
      const lines = teller.lines(event);
      if (!isPast) for (const line of lines) write(`${line}\n`);
    },
    print: (line) => write(`${line}\n`),
    pause: async () => undefined,
  };
}

export interface LiveViewOptions {
  readonly io: Pick<Io, "env" | "size" | "every">;
  readonly write: (text: string) => void;
  readonly agents: readonly DrawnAgent[];
  /** The run as it stands. */
  readonly look: () => Promise<RunView>;
  readonly now: () => number;
}

export function liveView({ io, write, agents, look, now }: LiveViewOptions): ProgressView {
  const words = WORDS[languageOf(io)];
  const notes = new RunNotes(words);
  const screen = new LiveScreen(write);
  const paint = io.env.NO_COLOR ? plain : coloured;
  const events: RunEvent[] = [];
  let shown: Omit<Parameters<typeof treeLines>[0], "now" | "columns" | "rows"> | null = null;
  let isStale = false;
  let isReleased = true;
  let looking: Promise<void> | null = null;
  let stopTicking: (() => void) | null = null;

  const draw = (moving: boolean) => {
    if (shown === null) return;
    const { columns, rows } = io.size();
    const lines = treeLines({
      ...shown,
      now: moving ? now() : null,
      columns: columns - 1,
      rows: rows - 1,
    });
    screen.draw(lines);
  };
  const lookAgain = async () => {
    isStale = false;
    const view = await look();
    const graph = graphToShow(view, agents, events);
    shown = { title: view.title, status: view.status, graph, notes, words, paint };
  };
  const tick = () => {
    if (isStale && looking === null) {
      looking = lookAgain()
        // A picture that cannot be drawn must not end the run; the next one tries again.
        .catch(() => undefined)
        .finally(() => {
          looking = null;
        });
    }
    draw(true);
  };
  return {
    event(event) {
      events.push(event);
      notes.add(event);
      isStale = true;
      isReleased = false;
      stopTicking ??= io.every(FRAME_MS, tick);
    },
    print: (line) => screen.print(`${line}\n`),
    async pause() {
      stopTicking?.();
      stopTicking = null;
      await looking;
      if (isReleased) return;
      isReleased = true;
      await lookAgain();
      draw(false);
      screen.release();
    },
  };
}
