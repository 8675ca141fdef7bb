/** Names as small numbers, so that a column of them is compared quickly. */
export class Names {
  readonly #codes = new Map<string, number>();
  readonly #names: string[] = [];

  codeOf(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    const code = this.#names.push(name) - 1;
    this.#codes.set(name, code);
    return code;
  }

  /** Without making one up. */
  find(name: string): number | undefined {
    return this.#codes.get(name);
  }

  /** By their codes. */
  get all(): readonly string[] {
    return this.#names;
  }

  nameOf(code: number): string {
    return this.#names[code] ?? "";
  }

  /** Which names fulfil a condition, by their codes; asked once for each, not for each entry. */
  passing(condition: (name: string) => boolean): boolean[] {
    return this.#names.map(condition);
  }
}
