/** One line a résumé: whose it is, where it comes from, and when it was worked on. */
import type { ResumeRow } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { type Column, Table } from "../../../design/table.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { listText } from "../text/list-text.ts";

export function ResumesTable({ resumes }: { readonly resumes: readonly ResumeRow[] }) {
  const t = useText(listText);
  return (
    <Table
      caption={t.caption}
      columns={useColumns()}
      rows={grouped(resumes)}
      rowKey={({ id }) => id}
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
  return [
    {
      id: "resume",
      title: t.columns.resume,
      heading: true,
      cell: ({ id, person_name, title, variant_of }) => (
        <div className={variant_of === null ? "min-w-0" : "min-w-0 border-l-2 border-line pl-3"}>
          {variant_of !== null && <p className="text-sm font-normal text-ink-3">{t.variant}</p>}
          <Link
            to="/resumes/$resumeId"
            params={{ resumeId: id }}
            aria-label={t.open(person_name || t.unnamed)}
            className="rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
          >
            {person_name || t.unnamed}
          </Link>
          {title !== "" && <p className="text-sm font-normal break-words text-ink-3">{title}</p>}
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
  ];
}
