/** The outlines of letters, by the names that Typst gives them, made compact once. */
import { compactPath } from "./compact-path.ts";

/** About 20 MB; then they are made anew. */
const MOST = 20_000;

export class Glyphs {
  readonly #known = new Map<string, string>();

  compact(id: string, d: string): string {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST) this.#known.clear();
    const made = compactPath(d) ?? d;
    this.#known.set(id, made);
    return made;
  }
}
