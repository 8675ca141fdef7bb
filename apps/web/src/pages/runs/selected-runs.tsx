/** What can be done with several runs at once. Runs that an action does not fit stay as they are. */
import type { RunAction } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CirclePause, CirclePlay, CircleX, RotateCcw, SkipForward } from "lucide-react";
import { useState } from "react";
import { actOnRuns } from "../../api/runs.ts";
import { Button } from "../../design/button.tsx";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { selectedRunsText } from "./selected-runs-text.ts";

const ACTIONS = [
  ["retry", RotateCcw],
  ["skip", SkipForward],
  ["pause", CirclePause],
  ["resume", CirclePlay],
  ["cancel", CircleX],
] as const satisfies readonly (readonly [RunAction, unknown])[];
type Action = (typeof ACTIONS)[number][0];

export function SelectedRuns({
  runs,
  onDone,
}: {
  readonly runs: readonly string[];
  /** Nothing needs to be selected any more. */
  readonly onDone: () => void;
}) {
  const t = useText(selectedRunsText);
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const act = useAct({
    mutationFn: (action: Action) => actOnRuns(action, runs),
    onSuccess: ({ results }, action) => {
      const done = results.filter((result) => result.done).length;
      const refused = results.find((result) => !result.done)?.message ?? "";
      const words = t.done(t.actions[action], done, results.length);
      void notify(
        done > 0 ? "success" : "error",
        done === results.length ? words : `${words} ${refused}`,
      );
      void client.invalidateQueries({ queryKey: ["runs"] });
      setAsked(false);
      onDone();
    },
  });
  return (
    <section
      aria-label={t.label}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-sunken px-5 py-3"
    >
      <p className="mr-2 text-sm text-ink-2" aria-live="polite">
        {t.count(runs.length)}
      </p>
      {ACTIONS.map(([action, Icon]) => (
        <Button
          key={action}
          loading={act.isPending && act.variables === action}
          disabled={act.isPending}
          onClick={() => (action === "cancel" ? setAsked(true) : act.mutate(action))}
        >
          <Icon aria-hidden />
          {t.actions[action]}
        </Button>
      ))}
      <Button variant="ghost" onClick={onDone}>
        {t.clear}
      </Button>
      {act.isError && !isAsked && <ProblemNote error={act.error} className="basis-full" />}
      {isAsked && (
        <ConfirmDialog
          title={t.cancelTitle(runs.length)}
          about={t.cancelAbout}
          confirm={t.actions.cancel}
          isPending={act.isPending}
          error={act.error}
          onConfirm={() => act.mutate("cancel")}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
