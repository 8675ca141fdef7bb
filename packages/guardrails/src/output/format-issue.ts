/** A place of an answer that has not the shape that was asked for. */
export interface FormatIssue {
  readonly path: string;
  readonly message: string;
}
