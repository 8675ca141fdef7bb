import type { ChosenModel, ModelSettings } from "@bole/server/contract";
import { Bot, KeyRound, X } from "lucide-react";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { modelsText } from "./models-text.ts";
import { TrialNote } from "./trial-note.tsx";
import type { Trials } from "./use-model-settings.ts";

export function ChosenModels({
  settings,
  trials,
  onDefault,
  onRemove,
}: {
  readonly settings: ModelSettings;
  readonly trials: Trials;
  readonly onDefault: (label: string) => void;
  readonly onRemove: (label: string) => void;
}) {
  const t = useText(modelsText);
  const [first] = settings.default;
  return (
    <Card className="overflow-hidden">
      <header className="border-b border-line px-5 py-3.5">
        <h2 className="font-semibold">{t.chosen}</h2>
        <p className="text-sm text-ink-3">{t.chosenAbout}</p>
      </header>
      {settings.models.length === 0 && (
        <EmptyState icon={<Bot aria-hidden />} title={t.noModels} detail={t.noModelsDetail} />
      )}
      <ul className="divide-y divide-line">
        {settings.models.map((model) => (
          <ModelRow
            key={model.label}
            model={model}
            trials={trials}
            isDefault={model.label === first}
            onDefault={settings.may_edit ? () => onDefault(model.label) : undefined}
            onRemove={
              settings.may_edit && model.source === "settings"
                ? () => onRemove(model.label)
                : undefined
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function ModelRow({
  model,
  trials,
  isDefault,
  onDefault,
  onRemove,
}: {
  readonly model: ChosenModel;
  readonly trials: Trials;
  readonly isDefault: boolean;
  readonly onDefault: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}) {
  const t = useText(modelsText);
  const { label, provider, name, url, source } = model;
  const tried = trials.tried[label];
  return (
    <li className="flex flex-wrap items-start gap-3 px-5 py-3">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono font-medium break-all">{label}</code>
          {isDefault && <Badge tone="accent">{t.isDefault}</Badge>}
          {source === "environment" && <Badge>{t.fromEnvironment}</Badge>}
          {model.has_key && (
            <Badge>
              <KeyRound aria-hidden />
              {t.hasKey}
            </Badge>
          )}
        </p>
        <p className="text-sm break-all text-ink-3">{url}</p>
        {tried !== undefined && <TrialNote tried={tried} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {source === "settings" && (
          <Button
            size="sm"
            loading={trials.pending === label}
            onClick={() => trials.start({ provider, name, url })}
          >
            {t.try}
          </Button>
        )}
        {onDefault && !isDefault && (
          <Button size="sm" onClick={onDefault}>
            {t.makeDefault}
          </Button>
        )}
        {onRemove && (
          <IconButton label={t.remove(label)} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}
