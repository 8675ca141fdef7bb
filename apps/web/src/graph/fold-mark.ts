/** Which node of a drawing was meant, and whether its fold mark was. */

/** The mark stands in the upper right corner; a finger needs more room than it takes. */
const REACH = 30;

export function nodeAt(target: EventTarget | null): SVGElement | null {
  if (!(target instanceof Element)) return null;
  const node = target.closest("[data-id]");
  return node instanceof SVGElement ? node : null;
}

export function isOnFoldMark(
  node: SVGElement,
  pointer: { readonly clientX: number; readonly clientY: number },
  scale: number,
): boolean {
  if (node.dataset.inside === undefined) return false;
  const card = node.querySelector(":scope > .card")?.getBoundingClientRect();
  if (card === undefined) return false;
  const reach = REACH * Math.max(scale, 0.8);
  return card.right - pointer.clientX < reach && pointer.clientY - card.top < reach;
}
