/** Everybody who is known: find them, limit them, drop more of them on the page. */

import { useNavigate, useSearch } from "@tanstack/react-router";
import { SlidersHorizontal } from "lucide-react";
import { useCallback, useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import type { CandidatesFilter } from "../../api/candidates.ts";
import { Button } from "../../design/button.tsx";
import { notify } from "../../design/notify.ts";
import { Page } from "../../design/page.tsx";
import { WordsField } from "../../design/words-field.tsx";
import { useText } from "../../i18n/text.ts";
import { DemoBanner } from "../../talent/demo-banner.tsx";
import { DropVeil } from "../../talent/drop-veil.tsx";
import { useDropAnywhere } from "../../talent/use-drop-anywhere.ts";
import { candidatesText } from "./candidates-text.ts";
import { FilesButton, ImportButtons } from "./import/import-buttons.tsx";
import { ImportPanel } from "./import/import-panel.tsx";
import { importQueue } from "./import/use-import.ts";
import { CandidatesCard } from "./list/candidates-card.tsx";
import { countFilters, filterOf, withFilter } from "./list/candidates-filter.ts";
import { FilterChips } from "./list/filter-chips.tsx";
import { FilterPanel, useJobTitle } from "./list/filter-panel.tsx";
import { UnderstoodChips } from "./understood/understood-chips.tsx";
import { SavedViews } from "./views/saved-views.tsx";

export default function CandidatesPage() {
  const t = useText(candidatesText);
  const navigate = useNavigate();
  const filter = filterOf(useSearch({ strict: false }));
  const show = (next: CandidatesFilter) =>
    void navigate({ to: "/people", search: { ...next }, replace: true, resetScroll: false });
  const [isOpen, setOpen] = useState(false);
  const active = countFilters(filter);
  const jobId = filter.job_id ?? null;
  const job = useJobTitle(filter.job_id);
  const take = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) void notify("error", t.import.noFiles);
      importQueue.add(files, jobId);
    },
    [jobId, t],
  );
  const isOver = useDropAnywhere(take);
  return (
    <Page
      title={t.title}
      about={t.about}
      wide
      actions={
        <Allowed to="people.write">
          <ImportButtons onFiles={take} />
        </Allowed>
      }
    >
      <DemoBanner />
      <ImportPanel />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <WordsField
          wide
          label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          value={filter.q ?? ""}
          onChange={(q) => show(withFilter(filter, { q }))}
        />
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden />
          {t.filters}
          {active > 0 && (
            <span className="rounded-full bg-accent px-1.5 text-xs text-on-accent">
              {active}
              <span className="sr-only"> {t.filtersActive}</span>
            </span>
          )}
        </Button>
      </div>
      {isOpen && <FilterPanel filter={filter} show={show} />}
      <SavedViews filter={filter} show={show} />
      <UnderstoodChips filter={filter} show={show} />
      <FilterChips filter={filter} show={show} />
      {job !== undefined && <p className="mb-3 text-sm text-ink-3">{t.import.intoJob(job)}</p>}
      <CandidatesCard
        filter={filter}
        show={show}
        importButton={
          <Allowed to="people.write">
            <FilesButton label={t.import.button} onFiles={take} />
          </Allowed>
        }
      />
      {isOver && <DropVeil title={t.import.drop} about={t.import.dropAbout} />}
    </Page>
  );
}
