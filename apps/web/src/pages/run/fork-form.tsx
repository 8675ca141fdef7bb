/** A new run from this step on, with other arguments if one wants. */
import type { RunDetail } from "@bole/server/contract";
import { useNavigate } from "@tanstack/react-router";
import { GitFork } from "lucide-react";
import { useState } from "react";
import { forkRun } from "../../api/runs.ts";
import { Button } from "../../design/button.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { isRecord, prettyJson, sameJson } from "../../json/json.ts";
import { JsonField, jsonOf } from "../../values/json-field.tsx";
import { stepText } from "./step-text.ts";

type Step = NonNullable<RunDetail["plan"]>["steps"][number];

export function ForkForm({ runId, step }: { readonly runId: string; readonly step: Step }) {
  const t = useText(stepText).fork;
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(() => prettyJson(step.args));
  const args = jsonOf(text);
  const isObject = args !== undefined && isRecord(args);
  const fork = useAct({
    mutationFn: () =>
      forkRun(runId, {
        step: step.id,
        ...(isObject && !sameJson(args, step.args) && { args }),
      }),
    onSuccess: ({ run_id }) => void navigate({ to: "/runs/$runId", params: { runId: run_id } }),
  });
  if (!open) {
    return (
      <Button onClick={() => setOpen(true)}>
        <GitFork aria-hidden />
        {t.title}
      </Button>
    );
  }
  return (
    <form
      aria-label={t.title}
      className="flex flex-col gap-3 rounded-lg border border-line px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isObject && !fork.isPending) fork.mutate();
      }}
    >
      <div>
        <h3 className="font-semibold">{t.title}</h3>
        <p className="text-sm text-ink-2">{t.about}</p>
      </div>
      <JsonField label={t.args} hint={t.argsHint} text={text} onChange={setText} rows={6} />
      {args !== undefined && !isObject && (
        <p role="alert" className="text-sm text-danger-ink">
          {t.notObject}
        </p>
      )}
      {fork.isError && <ProblemNote error={fork.error} />}
      <div>
        <Button type="submit" variant="primary" loading={fork.isPending} disabled={!isObject}>
          {!fork.isPending && <GitFork aria-hidden />}
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}
