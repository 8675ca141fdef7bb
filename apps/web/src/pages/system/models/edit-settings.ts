/** Changes to the choice of models, as what is sent to the server. Pure. */
import type { ModelSettings, ModelToUse, NewModelSettings } from "@bole/server/contract";

interface Stored extends NewModelSettings {
  readonly default: string[];
  readonly tasks: Record<string, string[]>;
}

/** What is stored now; keys stay where they are. */
function asStored({ version, models, tasks, ...settings }: ModelSettings): Stored {
  return {
    version,
    models: models
      .filter(({ source }) => source === "settings")
      .map(({ provider, name, url }) => ({ provider, name, url })),
    default: settings.default_source === "settings" ? settings.default : [],
    tasks: Object.fromEntries(
      tasks.filter(({ source }) => source === "settings").map(({ task, chain }) => [task, chain]),
    ),
  };
}

const labelOf = ({ provider, name }: ModelToUse) => `${provider}:${name}`;

/** The first model that somebody adds is the default; what was known of it before is replaced. */
export function withModel(settings: ModelSettings, model: ModelToUse): NewModelSettings {
  const stored = asStored(settings);
  const label = labelOf(model);
  return {
    ...stored,
    models: [...stored.models.filter((one) => labelOf(one) !== label), model],
    default: settings.default.length === 0 ? [label] : stored.default,
  };
}

export function withoutModel(settings: ModelSettings, label: string): NewModelSettings {
  const stored = asStored(settings);
  const without = (chain: readonly string[]) => chain.filter((one) => one !== label);
  return {
    ...stored,
    models: stored.models.filter((one) => labelOf(one) !== label),
    default: without(stored.default),
    tasks: Object.fromEntries(
      Object.entries(stored.tasks).map(([task, chain]) => [task, without(chain)]),
    ),
  };
}

/** The others stand in for it, in the order in which they did. */
export function withDefault(settings: ModelSettings, label: string): NewModelSettings {
  const stored = asStored(settings);
  const others = stored.default.filter((one) => one !== label);
  return { ...stored, default: [label, ...others] };
}

/** @param label undefined for the default */
export function withTask(
  settings: ModelSettings,
  task: string,
  label: string | undefined,
): NewModelSettings {
  const stored = asStored(settings);
  const { [task]: _, ...others } = stored.tasks;
  return { ...stored, tasks: label === undefined ? others : { ...others, [task]: [label] } };
}
