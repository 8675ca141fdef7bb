/**
 * A few lines at the end of a terminal that are drawn again in place. Lines must fit the terminal,
 * or the cursor would not find its way back up; whoever draws sees to that.
 */
export class LiveScreen {
  readonly #write: (text: string) => void;
  #drawn: readonly string[] = [];

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  draw(lines: readonly string[]): void {
    if (lines.join("\n") === this.#drawn.join("\n")) return;
    this.#write(`${this.#drawn.length === 0 ? HIDE_CURSOR : this.#erase()}${text(lines)}`);
    this.#drawn = lines;
  }

  /** Writes something above the lines, where it stays. */
  print(above: string): void {
    const lines = this.#drawn;
    this.#write(`${this.#erase()}${above}${text(lines)}`);
  }

  /** Leaves the lines where they are, and the terminal as it was. */
  release(): void {
    if (this.#drawn.length > 0) this.#write(SHOW_CURSOR);
    this.#drawn = [];
  }

  #erase(): string {
    return this.#drawn.length === 0 ? "" : `\u001b[${this.#drawn.length}A\u001b[J`;
  }
}

const HIDE_CURSOR = "\u001b[?25l";
const SHOW_CURSOR = "\u001b[?25h";
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
