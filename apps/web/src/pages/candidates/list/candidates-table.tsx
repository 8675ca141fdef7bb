/** One line a person: who they are, what they can, where they stand, and why they were found. */
import type { CandidateRow } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../../design/badge.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { StageBadge } from "../../../talent/stage-badge.tsx";
import { talentText } from "../../../talent/talent-text.ts";
import { useConceptNames } from "../../../talent/use-concepts.ts";
import { candidatesText } from "../candidates-text.ts";
import { type ColumnId, useColumnChoice } from "./columns.ts";
import { PersonCell } from "./person-cell.tsx";

const SKILLS = 4;
const STAGES = 2;
const LABELS = 3;

export function CandidatesTable({
  rows,
  selected,
  onSelect,
}: {
  readonly rows: readonly CandidateRow[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, on: boolean) => void;
}) {
  const t = useText(candidatesText);
  return (
    <Table
      caption={t.caption}
      columns={useColumns(rows, selected, onSelect)}
      rows={rows}
      rowKey={({ person }) => person.id}
    />
  );
}

export function skillsOf(rows: readonly CandidateRow[]): readonly string[] {
  return rows.flatMap(({ skills }) => skills.slice(0, SKILLS));
}

/** Between a phone, where a row is a card, and a desktop there is no room for all of them. */
const ROOMY = "md:max-xl:hidden";

function useColumns(
  rows: readonly CandidateRow[],
  selected: ReadonlySet<string>,
  onSelect: (id: string, on: boolean) => void,
): readonly Column<CandidateRow>[] {
  const t = useText(candidatesText);
  const { number, since } = useFormat();
  const { shown } = useColumnChoice();
  const nameOf = useConceptNames(skillsOf(rows));
  const columns: readonly (Column<CandidateRow> & { readonly id: ColumnId | "person" })[] = [
    {
      id: "person",
      title: t.columns.person,
      heading: true,
      cell: (row) => (
        <PersonCell
          row={row}
          isSelected={selected.has(row.person.id)}
          onSelect={(on) => onSelect(row.person.id, on)}
        />
      ),
    },
    {
      id: "skills",
      title: t.columns.skills,
      className: `md:w-1/5 ${ROOMY}`,
      cell: ({ skills }) => (
        <Some
          all={skills}
          first={SKILLS}
          show={(id) => (
            <Badge className="max-w-44">{<span className="truncate">{nameOf(id)}</span>}</Badge>
          )}
        />
      ),
    },
    {
      id: "years",
      title: t.columns.years,
      className: "md:w-18 tabular-nums whitespace-nowrap",
      cell: ({ years }) => (years === null ? "–" : number(Math.round(years))),
    },
    {
      id: "location",
      title: t.columns.location,
      className: `md:w-32 ${ROOMY}`,
      cell: ({ person }) => <span className="break-words">{person.location ?? "–"}</span>,
    },
    {
      id: "stages",
      title: t.columns.stages,
      // Without a width of its own, so that a long title is cut and not the table.
      className: "md:w-2/5 md:max-w-0 xl:w-1/4",
      cell: ({ stages }) => (
        <Some
          all={stages}
          first={STAGES}
          show={({ job_id, job_title, stage }) => (
            <span className="flex min-w-0 items-center gap-x-1.5 md:max-xl:flex-col md:max-xl:items-start">
              <StageBadge stage={stage} />
              <Link
                to="/jobs/$jobId"
                params={{ jobId: job_id }}
                className="max-w-full truncate text-sm text-ink-2 hover:text-ink hover:underline"
              >
                {job_title}
              </Link>
            </span>
          )}
        />
      ),
    },
    {
      id: "email",
      title: t.columns.email,
      cell: ({ person }) => <span className="break-all">{person.email ?? "–"}</span>,
    },
    {
      id: "labels",
      title: t.columns.labels,
      className: "md:w-32",
      cell: ({ labels }) => (
        <Some all={labels} first={LABELS} show={(label) => <Badge tone="accent">{label}</Badge>} />
      ),
    },
    {
      id: "source",
      title: t.columns.source,
      className: "md:w-32",
      cell: ({ person }) => t.filter.sources[person.source],
    },
    {
      id: "updated",
      title: t.columns.updated,
      className: "md:w-32",
      cell: ({ person }) => since(person.updated_at, Date.now()),
    },
  ];
  // A column of tags is there as soon as somebody has one.
  const isShown = (id: ColumnId) =>
    shown.includes(id) && (id !== "labels" || rows.some(({ labels }) => labels.length > 0));
  return columns.filter(({ id }) => id === "person" || isShown(id));
}

function Some<T>({
  all,
  first,
  show,
}: {
  readonly all: readonly T[];
  readonly first: number;
  readonly show: (one: T) => React.ReactNode;
}) {
  const t = useText(talentText);
  const { number } = useFormat();
  if (all.length === 0) return <span className="text-ink-3">–</span>;
  return (
    <ul className="inline-flex max-w-full flex-wrap gap-1 align-top">
      {all.slice(0, first).map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is all that tells entries apart.
        <li key={index} className="flex max-w-full min-w-0">
          {show(one)}
        </li>
      ))}
      {all.length > first && (
        <li className="self-center text-xs text-ink-3">{t.more(number(all.length - first))}</li>
      )}
    </ul>
  );
}
