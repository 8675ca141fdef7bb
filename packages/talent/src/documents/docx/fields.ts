/**
 * Fields: text that Word works out, such as a page's number or a linked address. They are opened,
 * told what they are, and closed by marks among the runs, and may stand inside of each other.
 */
export class Fields {
  readonly #open: { code: string; shows: boolean }[] = [];

  mark(type: string | undefined): void {
    if (type === "begin") this.#open.push({ code: "", shows: false });
    else if (type === "end") this.#open.pop();
    else {
      const field = this.#open.at(-1);
      if (field) field.shows = true;
    }
  }

  code(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.shows) field.code += text;
  }

  /** A field that is written as an element around its result. */
  begin(code: string): void {
    this.#open.push({ code, shows: true });
  }

  end(): void {
    this.#open.pop();
  }

  /** Numbers of pages are no part of a text. */
  get isPageNumber(): boolean {
    return this.#open.some(({ code }) => /^\s*(PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(code));
  }

  get url(): string | null {
    const link = this.#open.findLast(({ code }) => /^\s*HYPERLINK\b/i.test(code));
    return /HYPERLINK\s+"([^"]+)"/i.exec(link?.code ?? "")?.[1] ?? null;
  }
}
