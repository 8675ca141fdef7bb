/** A new schedule. A name that is taken changes the schedule of that name. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { plansQuery } from "../../api/plans.ts";
import { SCHEDULES_KEY, saveSchedule } from "../../api/schedules.ts";
import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Field } from "../../design/field.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { Select } from "../../design/select.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { ownZone } from "../../preferences/zone.ts";
import { schedulesText } from "./schedules-text.ts";

export function ScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useText(schedulesText);
  const t = texts.form;
  const formId = useId();
  const client = useQueryClient();
  const plans = useQuery(plansQuery).data?.plans ?? [];
  const [name, setName] = useState("");
  const [cron, setCron] = useState("0 9 * * 1-5");
  const [time_zone, setZone] = useState(ownZone);
  const [kind, setKind] = useState<"plan" | "goal">("goal");
  const [planId, setPlanId] = useState("");
  const [goal, setGoal] = useState("");
  const plan_id = planId || plans[0]?.plan_id || "";
  const save = useAct({
    mutationFn: () =>
      saveSchedule(name, {
        cron,
        time_zone,
        run: kind === "plan" ? { plan_id } : { user_input: goal },
      }),
    onSuccess: () => {
      void notify("success", texts.saved(name));
      void client.invalidateQueries({ queryKey: SCHEDULES_KEY });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.add}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t.name}
          hint={t.nameHint}
          required
          pattern="[a-z][a-z0-9_\-]*"
          maxLength={50}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t.cron}
          hint={t.cronHint}
          required
          value={cron}
          onChange={({ target }) => setCron(target.value)}
        />
        <Field
          label={t.zone}
          required
          value={time_zone}
          onChange={({ target }) => setZone(target.value)}
        />
        <Select
          label={t.kind}
          value={kind}
          options={[
            { value: "goal" as const, label: t.goal },
            { value: "plan" as const, label: t.plan },
          ]}
          onChange={setKind}
        />
        {kind === "goal" && (
          <Field
            label={t.goalLabel}
            required
            value={goal}
            onChange={({ target }) => setGoal(target.value)}
          />
        )}
        {kind === "plan" && plans.length === 0 && <p className="text-ink-2">{t.noPlans}</p>}
        {kind === "plan" && plans.length > 0 && (
          <Select
            label={t.planLabel}
            value={plan_id}
            options={plans.map(({ plan_id: value, plan }) => ({
              value,
              label: plan.description ?? value,
            }))}
            onChange={setPlanId}
          />
        )}
        {save.isError && <ProblemNote error={save.error} />}
      </form>
    </Dialog>
  );
}
