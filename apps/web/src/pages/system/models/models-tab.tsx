/** Which language models are asked for what: chosen, tried out, and found on this computer. */
import { useQuery } from "@tanstack/react-query";
import { modelsQuery } from "../../../api/models.ts";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { AddModel } from "./add-model.tsx";
import { ChosenModels } from "./chosen-models.tsx";
import { withDefault, withModel, withoutModel, withTask } from "./edit-settings.ts";
import { LocalModels } from "./local-models.tsx";
import { TaskModels } from "./task-models.tsx";
import { useSaveModels, useTrials } from "./use-model-settings.ts";

export function ModelsTab() {
  const { data, error, isError, refetch } = useQuery(modelsQuery);
  const save = useSaveModels();
  const trials = useTrials();
  if (data === undefined)
    return (
      <Card>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </Card>
    );
  return (
    <div className="flex flex-col gap-6">
      {save.error !== null && <ProblemNote error={save.error} />}
      {trials.error !== null && <ProblemNote error={trials.error} />}
      <ChosenModels
        settings={data}
        trials={trials}
        onDefault={(label) => save.mutate(withDefault(data, label))}
        onRemove={(label) => save.mutate(withoutModel(data, label))}
      />
      {data.may_edit && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <LocalModels
            settings={data}
            trials={trials}
            onUse={(model) => save.mutate(withModel(data, model))}
          />
          <AddModel
            isSaving={save.isPending}
            onAdd={(model) => save.mutate(withModel(data, model))}
          />
        </div>
      )}
      <TaskModels
        settings={data}
        onChoose={(task, label) => save.mutate(withTask(data, task, label))}
      />
    </div>
  );
}
