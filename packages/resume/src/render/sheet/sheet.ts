/**
 * A résumé as templates see it: texts that are ready to be set, in the order of the page, each with
 * the field that it came from. Templates decide where a text stands and how it looks, never what it
 * says; user text reaches them as data only.
 */
import type { TextLanguage } from "@bole/talent";

/** A text and its number: the number stands in the drawn page, and `Sheet.fields` says whose it is. */
export interface Run {
  readonly id: number;
  /** Pieces between which a line may break; there is no blank between them. */
  readonly parts: readonly string[];
  /** Where a click leads. */
  readonly href?: string;
}

export interface Field {
  /** Such as `workExperience[0].company`. */
  readonly path: string;
  /** Which line of a text of several lines, from 0. */
  readonly line?: number;
}

export interface Line {
  readonly bullet: boolean;
  /** 0, or more for a list within a list. */
  readonly level: number;
  /** What stands before a colon, as in "Languages: Go, Rust". */
  readonly label?: Run;
  readonly run: Run;
  /** Stands on the page of the line after it, so that neither is alone. */
  readonly keep: boolean;
}

export interface SheetEntry {
  /** The company, the school, the project; where it is not said, the first of the roles. */
  readonly main: Run | null;
  /** The position; degree and major; the role. */
  readonly roles: readonly Run[];
  readonly place: Run | null;
  /** Start and end, or one of them, or none. */
  readonly dates: readonly Run[];
  readonly lines: readonly Line[];
}

export type SectionKind =
  | "summary"
  | "workExperience"
  | "projects"
  | "education"
  | "skillContent"
  | "other";

export interface SheetSection {
  readonly kind: SectionKind;
  readonly heading: Run;
  readonly entries: readonly SheetEntry[];
  readonly lines: readonly Line[];
  /** Nothing in it is long: it may stand in a narrow column. */
  readonly brief: boolean;
}

export type ContactKind = "phone" | "email" | "location" | "link";

export interface Contact {
  readonly kind: ContactKind;
  /** In the résumé's language, for templates that write it. */
  readonly label: string;
  readonly run: Run;
}

/** What a template is given. */
export interface Page {
  readonly language: TextLanguage;
  readonly name: Run | null;
  readonly title: Run | null;
  readonly contacts: readonly Contact[];
  readonly sections: readonly SheetSection[];
  /** Words of the template's own. */
  readonly words: Readonly<Record<"resume" | "contact" | "title" | "colon" | "photo", string>>;
}

export interface Sheet {
  readonly page: Page;
  /** By the number of a run. Those without a path are words of ours, such as a heading. */
  readonly fields: readonly (Field | null)[];
  /** By the number of a run: what is set. */
  readonly texts: readonly string[];
}
