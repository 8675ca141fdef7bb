import { useQuery } from "@tanstack/react-query";
import { Search, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { configQuery } from "../../api/queries.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { Field } from "../../design/field.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { filterSettings, type Which } from "./filter-settings.ts";
import { SettingsTable } from "./settings-table.tsx";
import { systemText } from "./system-text.ts";

export function ConfigTab() {
  const t = useText(systemText).config;
  const { data, error, isError, refetch } = useQuery(configQuery);
  const [words, setWords] = useState("");
  const [which, setWhich] = useState<Which>("all");
  const rows = filterSettings(data?.settings ?? [], words, which);
  const showAll = () => {
    setWords("");
    setWhich("all");
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Field
          className="min-w-0 flex-1 max-md:basis-full md:max-w-80"
          label={t.filter}
          labelHidden
          type="search"
          icon={<Search aria-hidden />}
          placeholder={t.placeholder}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Segmented
          label={t.which}
          value={which}
          onChange={setWhich}
          segments={[
            { value: "all", label: t.all },
            { value: "changed", label: t.changed },
          ]}
        />
        {data !== undefined && (
          <p role="status" className="ml-auto text-sm text-ink-3">
            {t.count(rows.length, data.settings.length)}
          </p>
        )}
      </div>
      <Card className="overflow-hidden">
        {data === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined && !isError && <SkeletonRows rows={6} />}
        {data !== undefined && rows.length === 0 && (
          <EmptyState
            icon={<SlidersHorizontal aria-hidden />}
            title={t.none}
            detail={t.noneDetail}
            action={<Button onClick={showAll}>{t.clear}</Button>}
          />
        )}
        {rows.length > 0 && <SettingsTable settings={rows} />}
      </Card>
      <p className="mt-3 text-sm text-ink-3">{t.how}</p>
    </>
  );
}
