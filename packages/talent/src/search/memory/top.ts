/** Keeps the best of many without sorting them all: a heap whose root is the worst that is kept. */
export class Top<Item> {
  readonly #most: number;
  /** Less than 0 if the first one is better. No two items may be equal. */
  readonly #compare: (a: Item, b: Item) => number;
  readonly #heap: Item[] = [];

  constructor(most: number, compare: (a: Item, b: Item) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  /** What a new one must be better than; nothing as long as there is room. */
  get worst(): Item | undefined {
    return this.#heap.length < this.#most ? undefined : this.#heap[0];
  }

  add(item: Item): void {
    const { worst } = this;
    if (worst === undefined) this.#rise(this.#heap.push(item) - 1, item);
    else if (this.#compare(item, worst) < 0) this.#sink(item);
  }

  /** Best first. */
  list(): Item[] {
    return this.#heap.toSorted(this.#compare);
  }

  #rise(from: number, item: Item): void {
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = this.#heap[above];
      if (parent === undefined || this.#compare(item, parent) < 0) break;
      this.#heap[place] = parent;
      place = above;
    }
    this.#heap[place] = item;
  }

  /** Takes the root's place, below whatever is worse. */
  #sink(item: Item): void {
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const [first, second] = [this.#heap[left], this.#heap[left + 1]];
      if (first === undefined) break;
      const isSecond = second !== undefined && this.#compare(second, first) > 0;
      const child = isSecond ? second : first;
      if (this.#compare(item, child) > 0) break;
      this.#heap[place] = child;
      place = isSecond ? left + 1 : left;
    }
    this.#heap[place] = item;
  }
}
