/** Says what shall be reached; the rest is the planner's. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Play } from "lucide-react";
import { type FormEvent, useState } from "react";
import { agentsQuery } from "../../api/agents.ts";
import { startRun } from "../../api/runs.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { Select } from "../../design/select.tsx";
import { Switch } from "../../design/switch.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { runsText } from "./runs-text.ts";

export function NewRunBox() {
  const t = useText(runsText).start;
  const navigate = useNavigate();
  const client = useQueryClient();
  const planners = useQuery(agentsQuery).data?.planners;
  const [goal, setGoal] = useState("");
  const [approve, setApprove] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const planner = chosen ?? (planners?.includes("default") ? "default" : planners?.[0]);

  const start = useAct({
    mutationFn: () =>
      startRun({
        user_input: goal.trim(),
        options: { approve_plan: approve, ...(planner !== undefined && { planner }) },
      }),
    onSuccess: ({ run_id }) => {
      void client.invalidateQueries({ queryKey: ["runs", "list"] });
      void navigate({ to: "/runs/$runId", params: { runId: run_id } });
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setMissing(goal.trim() === "");
    if (goal.trim() !== "" && !start.isPending) start.mutate();
  };

  return (
    <Card aria-labelledby="new-run" className="px-5 py-4">
      <h2 id="new-run" className="mb-3 font-semibold">
        {t.title}
      </h2>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          label={t.goal}
          labelHidden
          rows={2}
          maxLength={20_000}
          placeholder={t.placeholder}
          value={goal}
          {...(missing ? { error: t.missing } : { hint: t.hint })}
          onChange={(event) => {
            setGoal(event.target.value);
            setMissing(false);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
          }}
        />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Switch label={t.approve} hint={t.approveHint} checked={approve} onChange={setApprove} />
          <div className="flex items-center gap-2 max-md:w-full">
            {planners !== undefined && planners.length > 1 && planner !== undefined && (
              <Select
                label={t.planner}
                value={planner}
                options={planners.map((value) => ({ value, label: value }))}
                onChange={setChosen}
              />
            )}
            <Button
              type="submit"
              variant="primary"
              loading={start.isPending}
              className="max-md:flex-1"
            >
              {!start.isPending && <Play aria-hidden />}
              {t.go}
            </Button>
          </div>
        </div>
        {start.isError && <ProblemNote error={start.error} />}
      </form>
    </Card>
  );
}
