/** Hands out numbers to the texts of a sheet, and remembers whose they are. */
import { cleanText } from "./clean-text.ts";
import type { Field, Run } from "./sheet.ts";
import { wordParts } from "./word-parts.ts";

export class Runs {
  readonly fields: (Field | null)[] = [];
  readonly texts: string[] = [];

  /** A field of the résumé, as it is shown. */
  of(path: string, text: string, more: { line?: number; href?: string } = {}): Run {
    const { line, href } = more;
    return this.#add(line === undefined ? { path } : { path, line }, text, href);
  }

  /** The same, or nothing where the field is empty. */
  maybe(path: string, text: string, more: { href?: string } = {}): Run | null {
    return text.trim() === "" ? null : this.of(path, text, more);
  }

  /** A word of ours: nobody can edit it. */
  own(text: string): Run {
    return this.#add(null, text);
  }

  #add(field: Field | null, text: string, href?: string): Run {
    const id = this.fields.push(field) - 1;
    const cleaned = cleanText(text);
    this.texts.push(cleaned);
    const parts = wordParts(cleaned);
    return href === undefined ? { id, parts } : { id, parts, href };
  }
}
