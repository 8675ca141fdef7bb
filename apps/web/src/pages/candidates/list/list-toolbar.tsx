/** What is done with the list itself: select everybody, sort, choose columns, save it as a file. */
import type { CandidateRow, CandidateSort } from "@bole/server/contract";
import { Columns3, Download } from "lucide-react";
import type { CandidatesFilter } from "../../../api/candidates.ts";
import { Button } from "../../../design/button.tsx";
import { CheckMenu } from "../../../design/check-menu.tsx";
import { Select } from "../../../design/select.tsx";
import { useText } from "../../../i18n/text.ts";
import { candidatesText } from "../candidates-text.ts";
import { SORTS } from "./candidates-filter.ts";
import { COLUMNS, useColumnChoice } from "./columns.ts";
import { useCsv } from "./use-csv.ts";

export function ListToolbar({
  filter,
  rows,
  selected,
  onSelectAll,
  onSort,
}: {
  readonly filter: CandidatesFilter;
  readonly rows: readonly CandidateRow[];
  readonly selected: readonly CandidateRow[];
  readonly onSelectAll: (on: boolean) => void;
  readonly onSort: (sort: CandidateSort | undefined) => void;
}) {
  const { list: t, columns: names } = useText(candidatesText);
  const { shown, toggle } = useColumnChoice();
  const csv = useCsv(filter);
  const isAll = selected.length === rows.length;
  const usual = filter.q === undefined ? "added" : "best";
  const sorts = [...(filter.q === undefined ? [] : (["best"] as const)), ...SORTS];
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5 max-md:px-4">
      <label className="mr-auto flex h-9 items-center gap-3 text-sm font-medium max-md:h-11">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box !== null) box.indeterminate = !isAll && selected.length > 0;
          }}
          onChange={({ target }) => onSelectAll(target.checked)}
          className="size-4 accent-accent max-md:size-5"
        />
        {t.selectAll}
      </label>
      <Select
        label={t.sort}
        value={filter.sort ?? usual}
        options={sorts.map((value) => ({ value, label: t.sorts[value] }))}
        onChange={(value) => onSort(value === usual || value === "best" ? undefined : value)}
      />
      <CheckMenu
        label={t.columns}
        trigger={
          <Button aria-label={t.columns} title={t.columns}>
            <Columns3 aria-hidden />
            <span className="max-md:hidden">{t.columns}</span>
          </Button>
        }
        items={COLUMNS.map((value) => ({ value, label: names[value] }))}
        chosen={shown}
        onToggle={toggle}
      />
      <Button
        aria-label={t.csv}
        title={t.csv}
        loading={csv.isPending}
        onClick={() => csv.mutate(selected)}
      >
        {!csv.isPending && <Download aria-hidden />}
        <span className="max-md:hidden">{t.csv}</span>
      </Button>
    </div>
  );
}
