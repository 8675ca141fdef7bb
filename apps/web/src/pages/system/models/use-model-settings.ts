/** Stores a change to the choice of models, and tries models out. */
import type { ModelToTry, ModelTried, NewModelSettings } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MODELS_KEY, saveModels, tryModel } from "../../../api/models.ts";
import { systemQuery } from "../../../api/queries.ts";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { modelsText } from "./models-text.ts";

export function useSaveModels() {
  const t = useText(modelsText);
  const client = useQueryClient();
  return useAct({
    mutationFn: (settings: NewModelSettings) => saveModels(settings),
    onSuccess: (saved) => {
      client.setQueryData(MODELS_KEY, saved);
      void client.invalidateQueries({ queryKey: systemQuery.queryKey });
      void notify("success", t.saved);
    },
    onError: () => void client.invalidateQueries({ queryKey: MODELS_KEY }),
  });
}

export type Trials = ReturnType<typeof useTrials>;

/** How the models did that were tried, by their label. */
export function useTrials() {
  const [tried, setTried] = useState<Readonly<Record<string, ModelTried>>>({});
  const trial = useAct({
    mutationFn: (model: ModelToTry) => tryModel(model),
    onSuccess: (result, { provider, name }) =>
      setTried((before) => ({ ...before, [`${provider}:${name}`]: result })),
  });
  const { variables: under } = trial;
  return {
    tried,
    error: trial.error,
    /** The label of the model that is being tried. */
    pending: trial.isPending && under ? `${under.provider}:${under.name}` : undefined,
    start: (model: ModelToTry) => trial.mutate(model),
  };
}
