/** Runs the plan as it is on the screen. */
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Play } from "lucide-react";
import { type FormEvent, useSyncExternalStore } from "react";
import { startRun } from "../../../api/runs.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Switch } from "../../../design/switch.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { scanJson } from "../../../json/scan-json.ts";
import { lineAndColumn } from "../../../json/text-lines.ts";
import {
  isInputReadable,
  LIMITS,
  type RunSettings,
  readLimit,
  runOptions,
} from "../model/run-settings.ts";
import { dialogText } from "../text/dialog-text.ts";
import { planText } from "../text/plan-text.ts";
import type { DialogProps } from "./dialog-props.ts";

export function RunDialog({ document, isReady, onClose }: DialogProps) {
  const shell = useShellText();
  const t = useText(dialogText).run;
  const navigate = useNavigate();
  const client = useQueryClient();
  const { run, editor } = useSyncExternalStore(document.subscribe, document.get);
  const change = (part: Partial<RunSettings>) => document.setRun({ ...run, ...part });
  const options = runOptions(run);
  const start = useAct({
    mutationFn: () =>
      startRun({
        plan: editor.value,
        options: options ?? {},
        ...(run.goal.trim() !== "" && { user_input: run.goal.trim() }),
      }),
    onSuccess: ({ run_id }) => {
      void client.invalidateQueries({ queryKey: ["runs", "list"] });
      onClose();
      void navigate({ to: "/runs/$runId", params: { runId: run_id } });
    },
  });
  const canStart = isReady && options !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canStart && !start.isPending) start.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form="run-plan"
            disabled={!canStart}
            loading={start.isPending}
          >
            {!start.isPending && <Play aria-hidden />}
            {t.go}
          </Button>
        </>
      }
    >
      <form id="run-plan" onSubmit={submit} className="flex flex-col gap-4">
        {!isReady && (
          <p className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">{t.fix}</p>
        )}
        <InputField run={run} onChange={(input) => change({ input })} />
        <TextArea
          label={t.goal}
          hint={t.goalHint}
          rows={2}
          value={run.goal}
          onChange={(event) => change({ goal: event.target.value })}
        />
        {run.goal.trim() !== "" && (
          <Switch
            label={t.approve}
            checked={run.approvePlan}
            onChange={(approvePlan) => change({ approvePlan })}
          />
        )}
        <fieldset>
          <legend className="text-sm font-medium">{t.limits}</legend>
          <p className="mb-2 text-sm text-ink-3">{t.limitsHint}</p>
          <div className="grid grid-cols-2 gap-3">
            {LIMITS.map((limit) => (
              <Field
                key={limit}
                label={t.limit[limit]}
                inputMode="decimal"
                value={run.limits[limit]}
                onChange={(event) =>
                  change({ limits: { ...run.limits, [limit]: event.target.value } })
                }
                {...(readLimit(limit, run.limits[limit]) === undefined && { error: t.limitBad })}
              />
            ))}
          </div>
        </fieldset>
        {start.isError && <ProblemNote error={start.error} />}
      </form>
    </Dialog>
  );
}

function InputField({
  run,
  onChange,
}: {
  readonly run: RunSettings;
  readonly onChange: (input: string) => void;
}) {
  const t = useText(dialogText).run;
  const plan = useText(planText);
  const scan = isInputReadable(run) ? null : scanJson(run.input);
  const place = scan !== null && !scan.ok ? lineAndColumn(run.input, scan.at) : null;
  return (
    <TextArea
      label={t.input}
      mono
      rows={4}
      placeholder='{ "topic": "…" }'
      value={run.input}
      onChange={(event) => onChange(event.target.value)}
      {...(place !== null && scan !== null && !scan.ok
        ? { error: plan.flawAt(place.line, place.column, plan.flaws[scan.code]) }
        : { hint: t.inputHint })}
    />
  );
}
