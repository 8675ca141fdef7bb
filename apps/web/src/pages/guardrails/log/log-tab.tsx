/** What the guardrails have found, newest first. What is shown is in the address. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Search, ShieldCheck } from "lucide-react";
import { type LogFilter, logQuery } from "../../../api/guardrails.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Select } from "../../../design/select.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { WordsField } from "../../../design/words-field.tsx";
import { useText } from "../../../i18n/text.ts";
import { CHECK_NAMES, SEVERITIES } from "../check-names.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { ALL, filterOf, searchOf } from "./log-filter.ts";
import { LogTable } from "./log-table.tsx";

export function LogTab() {
  const navigate = useNavigate();
  const filter = filterOf(useSearch({ strict: false }));
  const show = (next: LogFilter) =>
    void navigate({ to: "/settings/guardrails", search: searchOf(next), replace: true });
  return (
    <>
      <Filters filter={filter} show={show} />
      <LogCard filter={filter} showAll={() => show(ALL)} />
    </>
  );
}

interface FilterProps {
  readonly filter: LogFilter;
  readonly show: (filter: LogFilter) => void;
}

function Filters({ filter, show }: FilterProps) {
  const t = useText(guardrailsText);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <WordsField
        label={t.log.words}
        placeholder={t.log.placeholder}
        value={filter.text}
        onChange={(text) => show({ ...filter, text })}
      />
      <Select
        label={t.log.check}
        value={filter.check}
        options={[
          { value: "all", label: t.log.anyCheck },
          ...CHECK_NAMES.map((value) => ({ value, label: t.checks[value].name })),
        ]}
        onChange={(check) => show({ ...filter, check })}
      />
      <Select
        label={t.log.severity}
        value={filter.severity}
        options={[
          { value: "all", label: t.log.anySeverity },
          ...SEVERITIES.map((value) => ({ value, label: t.severities[value] })),
        ]}
        onChange={(severity) => show({ ...filter, severity })}
      />
      {filter.run !== "" && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {t.log.ofRun(filter.run)}
          <Button size="sm" onClick={() => show({ ...filter, run: "" })}>
            {t.log.allRuns}
          </Button>
        </p>
      )}
    </div>
  );
}

function LogCard({
  filter,
  showAll,
}: {
  readonly filter: LogFilter;
  readonly showAll: () => void;
}) {
  const t = useText(guardrailsText).log;
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(logQuery(filter));
  const entries = data?.pages.flatMap((page) => page.items);
  useHanFont(entries);
  const isFiltered = Object.values(searchOf(filter)).length > 1;
  return (
    <>
      <Card className="overflow-hidden">
        {entries === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {entries === undefined && !isError && <SkeletonRows rows={6} />}
        {entries?.length === 0 && (
          <EmptyState
            icon={isFiltered ? <Search aria-hidden /> : <ShieldCheck aria-hidden />}
            title={isFiltered ? t.noMatch : t.empty}
            {...(isFiltered
              ? { action: <Button onClick={showAll}>{t.clear}</Button> }
              : { detail: t.emptyDetail })}
          />
        )}
        {entries !== undefined && entries.length > 0 && <LogTable entries={entries} />}
        {entries !== undefined && isError && <ProblemNote error={error} className="m-4" />}
        {hasNextPage && (
          <div className="flex justify-center border-t border-line py-3">
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
      </Card>
      <p className="mt-3 text-sm text-ink-3">{t.privacy}</p>
    </>
  );
}
