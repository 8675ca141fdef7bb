/**
 * Fields: text that Word works out, such as a page's number or a linked address. They are opened,
 * told what they are, and closed by marks among the runs, and may stand inside of each other.
 */
export class Fields {
  readonly #open: { code: string }[] = [];

  mark(type: string | undefined): void {
    if (type === "begin") this.begin();
    else if (type === "end") this.end();
  }

  code(text: string): void {
    const field = this.#open.at(-1);
    if (field) field.code += text;
  }

  /** A field that is written as an element around its result. */
  begin(): void {
    this.#open.push({ code: "" });
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
