/** Rows and columns; on a phone each row is a card whose fields carry the column's name. */
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names the row: its header on a desktop, the card's title on a phone. */
  readonly heading?: boolean;
  readonly className?: string;
}

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowClassName,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowClassName?: string;
}) {
  return (
    <table className="w-full text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={cx("px-5 py-2.5 text-xs font-medium text-ink-3", column.className)}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={cx(
              "transition-colors hover:bg-sunken max-md:flex max-md:flex-col max-md:gap-1.5 max-md:px-4 max-md:py-4",
              rowClassName,
            )}
          >
            {columns.map((column) => {
              const Cell = column.heading ? "th" : "td";
              return (
                <Cell
                  key={column.id}
                  scope={column.heading ? "row" : undefined}
                  className={cx(
                    "px-5 py-3 align-top font-normal max-md:block max-md:w-auto max-md:p-0",
                    column.heading && "max-md:font-medium",
                    column.className,
                  )}
                >
                  {!column.heading && (
                    <span className="mr-2 text-xs text-ink-3 md:hidden" aria-hidden>
                      {column.title}
                    </span>
                  )}
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
