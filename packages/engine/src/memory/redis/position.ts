/** A text behind the number that says where it stands: `12 {"key":…`. */
export interface Positioned {
  readonly position: number;
  readonly text: string;
}

export function readPositioned(stored: string): Positioned {
  const end = stored.indexOf(" ");
  return { position: Number(stored.slice(0, end)), text: stored.slice(end + 1) };
}

export function byPosition(stored: readonly string[]): Positioned[] {
  return stored.map(readPositioned).sort((a, b) => a.position - b.position);
}
