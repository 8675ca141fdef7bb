import { describe, expect, it } from "vitest";
import { LiveScreen } from "./live-screen.ts";

const ESC = "\u001b";
const CODES = new RegExp(`${ESC}\\[(\\d+)A${ESC}\\[J|${ESC}\\[\\?25([hl])|([^${ESC}]+)`, "g");

/** What a terminal would show: only the codes that a live screen uses. */
function terminal() {
  let lines: string[] = [""];
  let isCursorShown = true;
  const write = (text: string) => {
    for (const [, up, code, rest] of text.matchAll(CODES)) {
      if (up !== undefined) lines = [...lines.slice(0, lines.length - 1 - Number(up)), ""];
      else if (code !== undefined) isCursorShown = code === "h";
      else {
        const [first = "", ...more] = (rest ?? "").split("\n");
        lines = [...lines.slice(0, -1), `${lines.at(-1)}${first}`, ...more];
      }
    }
  };
  return { write, shows: () => lines.join("\n"), isCursorShown: () => isCursorShown };
}

describe("a live screen", () => {
  it("draws in place, below what was there before", () => {
    const { write, shows } = terminal();
    write("before\n");
    const screen = new LiveScreen(write);
    screen.draw(["a", "b", "c"]);
    screen.draw(["a", "B"]);
    expect(shows()).toBe("before\na\nB\n");
  });

  it("prints above, and keeps what is drawn below", () => {
    const { write, shows } = terminal();
    const screen = new LiveScreen(write);
    screen.draw(["a", "b"]);
    screen.print("note\n");
    screen.draw(["a", "c"]);
    expect(shows()).toBe("note\na\nc\n");
  });

  it("hides the cursor while it draws, and gives it back", () => {
    const { write, shows, isCursorShown } = terminal();
    const screen = new LiveScreen(write);
    screen.release();
    expect(isCursorShown()).toBe(true);
    screen.draw(["a"]);
    expect(isCursorShown()).toBe(false);
    screen.release();
    expect(isCursorShown()).toBe(true);
    screen.draw(["b"]);
    expect(shows()).toBe("a\nb\n");
  });

  it("writes nothing where nothing has changed", () => {
    let writes = 0;
    const screen = new LiveScreen(() => {
      writes += 1;
    });
    screen.draw(["a"]);
    screen.draw(["a"]);
    expect(writes).toBe(1);
  });
});
