/** Keeps the best of many without sorting them all; equals in the order of a second comparison. */
export interface Scored {
  readonly score: number;
}

export class Top<Item extends Scored> {
  readonly #most: number;
  readonly #compare: (a: Item, b: Item) => number;
  #items: Item[] = [];
  #least = -Infinity;

  constructor(most: number, tie: (a: Item, b: Item) => number) {
    this.#most = most;
    this.#compare = (a, b) => b.score - a.score || tie(a, b);
  }

  /** The score below which nothing is kept any more. */
  get least(): number {
    return this.#least;
  }

  add(item: Item): void {
    if (item.score < this.#least) return;
    this.#items.push(item);
    if (this.#items.length >= this.#most * 4) this.#cut();
  }

  /** Best first. */
  list(): readonly Item[] {
    this.#cut();
    return this.#items;
  }

  #cut(): void {
    this.#items = this.#items.sort(this.#compare).slice(0, this.#most);
    if (this.#items.length === this.#most) this.#least = this.#items.at(-1)?.score ?? -Infinity;
  }
}
