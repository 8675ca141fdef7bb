/** Where an entry stands after it was dropped beside another, from 0. Pure. */
export function placeAfterDrop(
  ids: readonly string[],
  dragged: string,
  target: string,
  edge: "before" | "after",
): number {
  const others = ids.filter((id) => id !== dragged);
  return others.indexOf(target) + (edge === "after" ? 1 : 0);
}
