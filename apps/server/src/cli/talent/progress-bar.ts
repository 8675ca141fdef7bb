import type { Text } from "../../http/contract/text.ts";
import { type Io, inLanguage } from "../io.ts";
import { LiveScreen } from "../terminal/live-screen.ts";
import { clipText, oneLine } from "../terminal/text-width.ts";

const WIDTH = 24;

/** A bar at the end of a terminal; where nobody looks, only what is printed above it. */
export class ProgressBar {
  readonly #io: Io;
  readonly #screen: LiveScreen;

  constructor(io: Io) {
    this.#io = io;
    this.#screen = new LiveScreen(io.out);
  }

  draw(done: number, all: number, about: Text): void {
    if (!this.#io.isTerminal) return;
    const full = all === 0 ? WIDTH : Math.round((done / all) * WIDTH);
    const bar = `${"█".repeat(full)}${"░".repeat(WIDTH - full)}`;
    const line = `${bar} ${done}/${all} ${inLanguage(this.#io, about)}`;
    this.#screen.draw([clipText(line, this.#io.size().columns - 1)]);
  }

  print(line: string): void {
    this.#screen.print(`${oneLine(line)}\n`);
  }

  end(): void {
    this.#screen.draw([]);
    this.#screen.release();
  }
}
