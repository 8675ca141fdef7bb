/** What is chosen for which task and where that comes from, without keys. */
import { type ModelEndpoint, modelLabel } from "@bole/models/choice";
import { maskUrl } from "../config/mask.ts";
import type { ChosenModel, ModelSettings, TaskChoice } from "../http/contract/models.ts";
import { CHOOSABLE, type Choices, endpointsOf, type ModelChoices } from "./model-choices.ts";
import { notesOf } from "./task-notes.ts";

export function presentChoices(
  { configured }: Pick<ModelChoices, "configured">,
  chosen: Choices,
  may_edit: boolean,
): ModelSettings {
  const usual = chosen.default.length > 0 ? chosen.default : configured.models.map(modelLabel);
  return {
    version: chosen.version,
    models: modelsOf(endpointsOf(configured), chosen),
    default: usual,
    default_source:
      chosen.default.length > 0 ? "settings" : usual.length > 0 ? "environment" : "none",
    tasks: CHOOSABLE.map((task): TaskChoice => {
      const own = chosen.tasks[task];
      const given = configured.taskModels[task];
      const chain = own ?? given?.map(modelLabel) ?? [];
      const source = own ? "settings" : given ? "environment" : "default";
      return { task, chain, source, ...notesOf(task) };
    }),
    may_edit,
  };
}

function modelsOf(given: readonly ModelEndpoint[], chosen: Choices): ChosenModel[] {
  const all = [
    ...chosen.models.map((model) => shown({ ...model, key: model.key }, "settings")),
    ...given.map((model) => shown(model, "environment")),
  ];
  return [...new Map(all.toReversed().map((model) => [model.label, model])).values()].toReversed();
}

const shown = (
  { provider, name, url, key }: ModelEndpoint,
  source: ChosenModel["source"],
): ChosenModel => ({
  ...{ label: modelLabel({ provider, name }), provider, name, url: maskUrl(url) },
  ...{ has_key: key !== undefined, source },
});
