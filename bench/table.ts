/** What a benchmark reports: a table for `bench/README.md`, and what it was about. */
export interface Report {
  readonly title: string;
  /** What was done, on what, and how to read it. */
  readonly about: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function markdown({ title, about, head, rows }: Report): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    `### ${title}`,
    "",
    about,
    "",
    line(head),
    line(head.map(() => "---")),
    ...rows.map(line),
  ].join("\n");
}
