/** A drawing in the page: the markup that `renderSvg` made, and what the page adds to it. */
import { nodeAt } from "./fold-mark.ts";
import type { Extent } from "./zoom.ts";

/** The drawing's natural size stands in its first tag. */
export function extentOf(svg: string): Extent {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width ?? 0), height: Number(height ?? 0) };
}

/** Puts a new drawing in place of the old one; who stood on a node with the keyboard stays there. */
export function replaceDrawing(canvas: HTMLElement, svg: string): void {
  const focused = canvas.contains(document.activeElement) ? nodeAt(document.activeElement) : null;
  const id = focused?.dataset.id;
  // `renderSvg` escapes everything it is given, and nothing else writes here.
  canvas.innerHTML = svg;
  if (id === undefined) return;
  const same = [...canvas.querySelectorAll<SVGElement>("[data-id]")].find(
    (node) => node.dataset.id === id,
  );
  same?.focus({ preventScroll: true });
}

export function resizeDrawing(canvas: HTMLElement, { width, height }: Extent, scale: number): void {
  const drawing = canvas.querySelector("svg");
  drawing?.setAttribute("width", String(Math.round(width * scale)));
  drawing?.setAttribute("height", String(Math.round(height * scale)));
}

export function markSelected(canvas: HTMLElement, selected: string | null): void {
  for (const node of canvas.querySelectorAll<SVGElement>("[data-id]")) {
    const isSelected = node.dataset.id === selected;
    if (isSelected) node.setAttribute("aria-current", "true");
    else node.removeAttribute("aria-current");
    const card = node.querySelector<SVGElement>(":scope > .card");
    if (card === null) continue;
    card.style.stroke = isSelected ? "var(--accent)" : "";
    card.style.strokeWidth = isSelected ? "3" : "";
  }
}
