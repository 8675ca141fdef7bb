/** Settings of the server: what each is for, its value, and where that comes from. */
import type { Setting } from "@bole/server/contract";
import { Lock } from "lucide-react";
import { Badge } from "../../design/badge.tsx";
import { type Column, Table } from "../../design/table.tsx";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { systemText } from "./system-text.ts";

export function SettingsTable({ settings }: { readonly settings: readonly Setting[] }) {
  const t = useText(systemText).config;
  return (
    <Table
      caption={t.caption}
      columns={useColumns()}
      rows={settings}
      rowKey={({ variable }) => variable}
    />
  );
}

function useColumns(): readonly Column<Setting>[] {
  const t = useText(systemText).config;
  const language = useLanguage();
  return [
    {
      id: "variable",
      title: t.variable,
      heading: true,
      cell: ({ variable, about }) => (
        <>
          <code className="font-mono text-sm font-medium">{variable}</code>
          <p className="text-sm font-normal text-ink-2">{about[language]}</p>
        </>
      ),
    },
    {
      id: "value",
      title: t.value,
      className: "md:w-[34%]",
      cell: (setting) => <Value setting={setting} />,
    },
    {
      id: "source",
      title: t.source,
      className: "md:w-36",
      cell: ({ source, value }) => (
        <Badge tone={source === "environment" ? "accent" : "neutral"}>
          {value === null ? t.sources.none : t.sources[source]}
        </Badge>
      ),
    },
  ];
}

function Value({ setting }: { readonly setting: Setting }) {
  const t = useText(systemText).config;
  if (setting.value === null) return <span className="text-ink-3">–</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <code className="font-mono text-sm break-all">{setting.value}</code>
      {setting.secret && (
        <>
          <Lock aria-hidden className="size-3.5 shrink-0 text-ink-3" />
          <span className="sr-only">{t.secret}</span>
        </>
      )}
    </span>
  );
}
