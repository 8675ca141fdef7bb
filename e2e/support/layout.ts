/**
 * Whether a page's words have room: none lies on another or on a drawing, and none sticks out of
 * the box it belongs to. What is cut off on purpose (an ellipsis, a region that scrolls, a text for
 * screen readers only) counts as far as it can be seen.
 */
import type { Page } from "@playwright/test";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Piece {
  /** The same for all lines of one text. */
  readonly owner: number;
  readonly name: string;
  readonly box: Box;
  /** The boxes that are expected to hold it, up to the first that cuts it off. */
  readonly holders: readonly Box[];
}

/** A line of type is a little higher than it looks, and positions are not whole numbers. */
const SLACK = { across: 1.5, down: 4 };

export async function layoutFaults(page: Page): Promise<readonly string[]> {
  const pieces: readonly Piece[] = await page.evaluate(COLLECT);
  const outside = pieces
    .filter(({ box, holders }) => holders.some((holder) => !holds(holder, box)))
    .map(({ name }) => `"${name}" sticks out of its box`);
  const covered = pieces.flatMap((a, index) =>
    pieces
      .slice(index + 1)
      .filter((b) => a.owner !== b.owner && overlap(a.box, b.box))
      .map((b) => `"${a.name}" and "${b.name}" lie on each other`),
  );
  return [...new Set([...outside, ...covered])];
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left - SLACK.across &&
    inner.right <= outer.right + SLACK.across &&
    inner.top >= outer.top - SLACK.down &&
    inner.bottom <= outer.bottom + SLACK.down
  );
}

function overlap(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK.across &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK.down
  );
}

/** Runs in the page, whose types the tests do not have: it only collects, the judging is above. */
const COLLECT = `(() => {
  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const pieces = [];
  const add = (owner, name, box, element) => {
    const seen = plain(box);
    const holders = [];
    let free = false;
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      const { display, overflow, position } = getComputedStyle(at);
      if (display === "inline" || display === "contents") continue;
      const edge = plain(at.getBoundingClientRect());
      if (overflow !== "visible") {
        seen.left = Math.max(seen.left, edge.left);
        seen.top = Math.max(seen.top, edge.top);
        seen.right = Math.min(seen.right, edge.right);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
        free = true;
      }
      if (!free) holders.push(edge);
      if (position === "absolute" || position === "fixed") free = true;
    }
    // A button that is put on top of a region that scrolls.
    const button = element.closest("button");
    if (button !== null && getComputedStyle(button).position === "absolute") return;
    if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2) {
      pieces.push({ owner, name, box: seen, holders });
    }
  };
  let owner = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const name = text.data.trim();
    if (name === "" || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    // Graphs are the engine's drawings, whose layout has tests of its own.
    if (text.parentElement.closest("svg") !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    owner += 1;
    for (const box of range.getClientRects()) add(owner, name, box, text.parentElement);
  }
  for (const drawing of document.querySelectorAll("svg:not(.bole-graph)")) {
    owner += 1;
    const box = drawing.getBoundingClientRect();
    if (drawing.checkVisibility()) add(owner, "a drawing", box, drawing);
  }
  return pieces;
})()`;
