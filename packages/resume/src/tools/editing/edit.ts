import type { ResumeDocument } from "../../model/document.ts";
import type { Place } from "../../model/structure.ts";
import type { PathSegment } from "../../path/index.ts";

/** A place in a document, and what is asked for there. */
export interface Edit {
  readonly document: ResumeDocument;
  readonly segments: readonly PathSegment[];
  readonly place: Place;
  readonly value: unknown;
  readonly newId: (prefix: string) => string;
}

export interface Edited {
  readonly document: ResumeDocument;
  /** What was written, added or taken away. */
  readonly data: unknown;
}
