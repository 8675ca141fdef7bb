/** One line a résumé: what it is called, whose it is, where it comes from, and when it was worked on. */
import type { ResumeRow } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { cx } from "../../../design/cx.ts";
import { type Column, Table } from "../../../design/table.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { useResumeName } from "../../../talent/use-resume-name.ts";
import { listText } from "../text/list-text.ts";
import { ResumeMenu } from "./resume-menu.tsx";

export function ResumesTable({ resumes }: { readonly resumes: readonly ResumeRow[] }) {
  const t = useText(listText);
  return (
    <Table
      caption={t.caption}
      columns={useColumns()}
      rows={grouped(resumes)}
      rowKey={({ id }) => id}
      rowClassName="relative"
    />
  );
}

/** Each variant below its source, as far as that is in the list. */
function grouped(resumes: readonly ResumeRow[]): readonly ResumeRow[] {
  const ids = new Set(resumes.map(({ id }) => id));
  const isBelow = ({ variant_of }: ResumeRow) => variant_of !== null && ids.has(variant_of);
  const below = (id: string): ResumeRow[] =>
    resumes.filter(({ variant_of }) => variant_of === id).flatMap((row) => [row, ...below(row.id)]);
  return resumes.filter((row) => !isBelow(row)).flatMap((row) => [row, ...below(row.id)]);
}

function useColumns(): readonly Column<ResumeRow>[] {
  const t = useText(listText);
  const { languages } = useText(talentText);
  const { since, exact } = useFormat();
  const nameOf = useResumeName();
  return [
    {
      id: "resume",
      title: t.columns.resume,
      heading: true,
      cell: (row) => (
        <div className={cx("min-w-0", row.variant_of !== null && "border-l-2 border-line pl-3")}>
          <Link
            to="/resumes/$resumeId"
            params={{ resumeId: row.id }}
            aria-label={t.open(nameOf(row))}
            className="rounded-sm font-medium break-words after:absolute after:inset-0 hover:text-accent-ink hover:underline"
          >
            {nameOf(row)}
          </Link>
          <p className="text-sm font-normal break-words text-ink-3">
            {[row.variant_of !== null && t.variant, row.title !== "" && row.person_name]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      ),
    },
    {
      id: "language",
      title: t.columns.language,
      className: "md:w-28 text-ink-2 md:max-lg:hidden",
      cell: ({ language }) => languages[language],
    },
    {
      id: "source",
      title: t.columns.source,
      className: "md:w-1/3 text-ink-2",
      cell: ({ document_name, version }) => (
        <span className="break-all">
          {[document_name ?? t.written, version > 1 && t.version(version)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      ),
    },
    {
      id: "changed",
      title: t.columns.changed,
      className: "md:w-36 md:text-right whitespace-nowrap text-ink-2",
      cell: ({ updated_at }) => (
        <time dateTime={updated_at} title={exact(updated_at)}>
          {since(updated_at, Date.now())}
        </time>
      ),
    },
    {
      id: "menu",
      title: t.columns.menu,
      className: "relative z-1 md:w-16 md:text-right",
      cell: (row) => <ResumeMenu resume={row} name={nameOf(row)} />,
    },
  ];
}
