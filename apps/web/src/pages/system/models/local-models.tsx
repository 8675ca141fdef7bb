/** Servers of models on this computer, with what they have. */
import type { LocalServers, ModelSettings, ModelToUse } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Laptop, RefreshCw } from "lucide-react";
import { localModelsQuery } from "../../../api/models.ts";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { modelsText } from "./models-text.ts";
import { TrialNote } from "./trial-note.tsx";
import type { Trials } from "./use-model-settings.ts";

interface Choosing {
  readonly settings: ModelSettings;
  readonly trials: Trials;
  readonly onUse: (model: ModelToUse) => void;
}

export function LocalModels(choosing: Choosing) {
  const t = useText(modelsText);
  const { data, error, isError, isFetching, refetch } = useQuery(localModelsQuery);
  return (
    <Card className="overflow-hidden">
      <header className="flex items-start justify-between gap-3 border-b border-line px-5 py-3.5">
        <div>
          <h2 className="font-semibold">{t.local}</h2>
          <p className="text-sm text-ink-3">{t.localAbout}</p>
        </div>
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RefreshCw aria-hidden />}
          {t.again}
        </Button>
      </header>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonRows rows={2} />}
      {data?.servers.length === 0 && (
        <EmptyState icon={<Laptop aria-hidden />} title={t.noLocal} detail={t.noLocalDetail} />
      )}
      {data?.servers.map((server) => (
        <Server key={server.url} server={server} {...choosing} />
      ))}
    </Card>
  );
}

type Found = LocalServers["servers"][number];

function Server({ server, ...choosing }: { readonly server: Found } & Choosing) {
  const t = useText(modelsText);
  return (
    <section className="border-b border-line px-5 py-3 last:border-b-0">
      <h3 className="font-medium">{t.programs[server.program]}</h3>
      <p className="text-sm break-all text-ink-3">{server.url}</p>
      {server.models.length === 0 && <p className="text-sm">{t.noLocalModels}</p>}
      <ul className="flex flex-col">
        {server.models.map((model) => (
          <LocalModelRow key={model.name} url={server.url} model={model} {...choosing} />
        ))}
      </ul>
    </section>
  );
}

function LocalModelRow({
  url,
  model,
  settings,
  trials,
  onUse,
}: { readonly url: string; readonly model: Found["models"][number] } & Choosing) {
  const t = useText(modelsText);
  const { number } = useFormat();
  const { name, parameters, quantization, size_bytes, context } = model;
  const wanted = { provider: "openai-compatible", name, url } as const;
  const label = `${wanted.provider}:${name}`;
  const isUsed = settings.models.some((one) => one.label === label && one.url === url);
  const tried = isUsed ? undefined : trials.tried[label];
  const facts = [
    parameters,
    quantization,
    size_bytes && `${number(Math.round(size_bytes / 1e8) / 10)} GB`,
    context && t.context(number(context)),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start gap-2 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <code className="font-mono text-sm break-all">{name}</code>
        <p className="text-sm text-ink-3">{facts.join(" · ")}</p>
        {tried !== undefined && <TrialNote tried={tried} />}
      </div>
      {isUsed && <Badge tone="ok">{t.inUse}</Badge>}
      {!isUsed && (
        <>
          <Button size="sm" loading={trials.pending === label} onClick={() => trials.start(wanted)}>
            {t.try}
          </Button>
          <Button size="sm" variant="primary" onClick={() => onUse(wanted)}>
            {t.use}
          </Button>
        </>
      )}
    </li>
  );
}
