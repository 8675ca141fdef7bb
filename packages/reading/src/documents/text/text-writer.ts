/**
 * Writes a document's text piece by piece, so that whatever points into it (links, hidden text,
 * lines of a page) points to the right place: white space is only written when something follows.
 */
import type {
  DocumentKind,
  DocumentWarning,
  HiddenReason,
  ReadDocument,
} from "../../model/read-document.ts";
import { plainForms } from "./glyph-forms.ts";
import { takeOutUnseen } from "./unseen-characters.ts";

export class TextWriter {
  #text = "";
  #breaks = 0;
  #space = "";
  #prefix = "";
  #left: number;
  readonly links: ReadDocument["links"] = [];
  readonly hidden: ReadDocument["hidden"] = [];
  readonly warnings = new Set<DocumentWarning>();

  constructor(maxCharacters: number) {
    this.#left = maxCharacters;
  }

  get text(): string {
    return this.#text;
  }

  /** Where the next word will stand, or the end of the text if there is none. */
  get position(): number {
    return this.#text.length + this.#gap().length;
  }

  /** Nothing more is taken. */
  get full(): boolean {
    return this.#left <= 0;
  }

  /** Words that flow: any white space in them is one space. */
  flow(value: string): void {
    const words = value.replace(/[\s\u3000]+/g, " ");
    if (words.startsWith(" ")) this.space();
    this.exactly(words.trim());
    if (words.endsWith(" ") && words !== " ") this.space();
  }

  /** A piece of one line, as it is; answers where it stands. */
  exactly(value: string, page: number | null = null): { start: number; end: number } {
    const { text, unseen } = takeOutUnseen(plainForms(value));
    const kept = text.slice(0, Math.max(0, this.#left));
    if (kept.length < text.length) this.warnings.add("text_cut");
    const start = this.position + this.#prefix.length;
    for (const piece of unseen) {
      const at = start + Math.min(piece.at, kept.length);
      this.hidden.push({ text: piece.text, reason: "zero_width", at, page });
    }
    if (kept === "") return { start, end: start };
    this.#text += this.#gap() + this.#prefix + kept;
    this.#left -= kept.length;
    this.#prefix = "";
    this.#breaks = 0;
    this.#space = "";
    return { start, end: this.#text.length };
  }

  /** What comes next is an item of a list; nothing is written if nothing comes. */
  beginItem(): void {
    this.endLine();
    this.#prefix = "- ";
  }

  endItem(): void {
    this.endLine();
    this.#prefix = "";
  }

  space(): void {
    if (this.#space === "") this.#space = " ";
  }

  /** A gap that a reader sees as one: between cells, before a date at the right margin. */
  tab(): void {
    this.#space = "\t";
  }

  endLine(): void {
    this.#breaks = Math.max(this.#breaks, 1);
    this.#space = "";
  }

  /** An empty line: what follows is about something else. */
  endBlock(): void {
    this.#breaks = 2;
    this.#space = "";
  }

  hide(value: string, reason: HiddenReason, page: number | null = null): void {
    const text = plainForms(value).replace(/\s+/g, " ").trim();
    if (text !== "") this.hidden.push({ text, reason, at: this.position, page });
  }

  /** What was written since `start` is linked to this address. */
  link(start: number, url: string): void {
    const from = start + (/^\s*/.exec(this.#text.slice(start))?.[0].length ?? 0);
    if (this.#text.length > from) this.links.push({ start: from, end: this.#text.length, url });
  }

  /** All that was written. */
  document(kind: DocumentKind, pages: ReadDocument["pages"] = []): ReadDocument {
    const text = this.#text;
    // What would have stood after the last word stands at its end.
    const hidden = this.hidden.map((it) => ({ ...it, at: Math.min(it.at, text.length) }));
    return { kind, text, pages, links: this.links, hidden, warnings: [...this.warnings] };
  }

  #gap(): string {
    if (this.#text === "") return "";
    return this.#breaks > 0 ? "\n".repeat(this.#breaks) : this.#space;
  }
}
