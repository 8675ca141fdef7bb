/** One page of a document that was drawn. */

/** A stretch of one line that belongs to one run, in points from the page's upper left corner. */
export interface Mark {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SplitPage {
  /** What is drawn, without the `svg` around it. */
  readonly content: string;
  readonly marks: readonly Mark[];
}
