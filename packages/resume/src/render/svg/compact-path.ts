/**
 * A letter's outline with fewer signs: relative steps instead of places. Han characters have so many
 * points that outlines are most of a page, and a page is sent after every keystroke.
 */

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6 };
const TOKEN = /[MLQCZ]|-?\d+(?:\.\d+)?/g;

/** Null where it has a command that is not known here; then it is better left as it is. */
export function compactPath(d: string): string | null {
  const tokens = d.match(TOKEN) ?? [];
  if (tokens.join(" ") !== d.trim()) return null;
  const out: string[] = [];
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  for (let at = 0; at < tokens.length; ) {
    const command = tokens[at++] ?? "";
    if (command === "Z") {
      out.push("z");
      [x, y] = start;
      continue;
    }
    const count = TAKES[command];
    if (count === undefined) return null;
    const places = tokens.slice(at, at + count).map(Number);
    at += count;
    const steps = places.map((place, index) => place - (index % 2 === 0 ? x : y));
    [x = 0, y = 0] = places.slice(-2);
    if (command === "M") start = [x, y];
    out.push(command.toLowerCase() + written(steps));
  }
  return out.join("");
}

/** A minus sign is a gap of its own. */
function written(steps: readonly number[]): string {
  return steps
    .map((step, at) => {
      const text = String(Math.round(step * 100) / 100);
      return at === 0 || text.startsWith("-") ? text : ` ${text}`;
    })
    .join("");
}
