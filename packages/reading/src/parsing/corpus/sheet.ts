/** A résumé as it is laid out, whatever format it is then rendered to. */

export interface Run {
  readonly text: string;
  readonly bold?: boolean;
}

/** A line of an entry's header: what stands left, and what stands at the right edge. */
export interface Row {
  readonly left: readonly Run[];
  readonly right?: string;
}

export interface Block {
  readonly rows: readonly Row[];
  /** Lines below; those that begin with "- " are list items. */
  readonly lines: readonly string[];
}

export interface SheetSection {
  readonly heading: string;
  /** In a layout of two columns, the narrow one. */
  readonly aside: boolean;
  readonly blocks: readonly Block[];
}

export interface Sheet {
  readonly name: string;
  readonly title: string;
  /** Lines of cells: e-mail, telephone, place, pages. With their labels, if the wording has them. */
  readonly contact: readonly (readonly { label: string; value: string }[])[];
  readonly sections: readonly SheetSection[];
}

export type SectionName =
  | "summary"
  | "work"
  | "education"
  | "projects"
  | "skills"
  | "awards"
  | "certificates"
  | "languages"
  | "interests"
  | "publications"
  | "activities";

/** How a document says things: each template has its own, so that no parser is made for one. */
export interface Wording {
  readonly headings: Readonly<Record<SectionName, string>>;
  readonly order: readonly SectionName[];
  readonly date: (date: string) => string;
  readonly between: string;
  /** Bare years only: months are then no part of the truth. */
  readonly yearsOnly?: boolean;
  readonly work:
    | "company-dates"
    | "position-dates"
    | "one-line"
    | "dates-first"
    | "dates-below"
    | "at"
    | "form"
    | "dates-above";
  readonly study:
    | "school-dates"
    | "degree-dates"
    | "one-line"
    | "dates-first"
    | "dates-below"
    | "form"
    | "comma";
  readonly separator: string;
  /** Between degree and major. */
  readonly within: string;
  readonly labels?: Readonly<Record<"email" | "phone" | "location" | "link" | "title", string>>;
  /** A few fields of a form that say nothing about the work, as Chinese résumés have them. */
  readonly demographics?: boolean;
}
