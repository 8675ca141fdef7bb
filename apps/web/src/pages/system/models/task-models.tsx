import type { ModelSettings, TaskChoice } from "@bole/server/contract";
import { Badge } from "../../../design/badge.tsx";
import { Card } from "../../../design/card.tsx";
import { Select } from "../../../design/select.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { useTaskName } from "../task-names.ts";
import { modelsText } from "./models-text.ts";

/** An option needs a value; no model has this name. */
const DEFAULT = "-";

export function TaskModels({
  settings,
  onChoose,
}: {
  readonly settings: ModelSettings;
  /** @param label undefined for the default */
  readonly onChoose: (task: string, label: string | undefined) => void;
}) {
  const t = useText(modelsText);
  const language = useLanguage();
  const nameOf = useTaskName();
  const options = [
    { value: DEFAULT, label: t.default },
    ...settings.models.map(({ label }) => ({ value: label, label })),
  ];
  const columns: readonly Column<TaskChoice>[] = [
    {
      ...{ id: "task", title: t.task, heading: true },
      cell: ({ task, needs, note }) => (
        <>
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {nameOf(task)}
            <code className="font-mono text-xs text-ink-3">{task}</code>
            <Badge tone={needs === "tools" ? "accent" : "neutral"}>{t.needs[needs]}</Badge>
          </p>
          <p className="text-sm font-normal text-ink-2">{note[language]}</p>
        </>
      ),
    },
    {
      ...{ id: "model", title: t.model, className: "md:w-80" },
      cell: ({ task, chain, source }) =>
        settings.may_edit && settings.models.length > 0 ? (
          <Select
            label={`${t.model}: ${nameOf(task)}`}
            value={chain[0] ?? DEFAULT}
            options={options}
            onChange={(label) => onChoose(task, label === DEFAULT ? undefined : label)}
          />
        ) : (
          <span className="text-sm">{source === "default" ? t.default : chain.join(", ")}</span>
        ),
    },
  ];
  return (
    <Card className="overflow-hidden">
      <header className="border-b border-line px-5 py-3.5">
        <h2 className="font-semibold">{t.tasks}</h2>
        <p className="text-sm text-ink-3">{t.tasksAbout}</p>
      </header>
      <Table
        caption={t.tasks}
        columns={columns}
        rows={settings.tasks}
        rowKey={({ task }) => task}
      />
    </Card>
  );
}
