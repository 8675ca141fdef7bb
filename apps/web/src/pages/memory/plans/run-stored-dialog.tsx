/** Runs a stored version as it is stored. */
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Play } from "lucide-react";
import { type FormEvent, useState } from "react";
import { startRun } from "../../../api/runs.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { JsonField, jsonOf } from "../../../values/json-field.tsx";
import { memoryText } from "../memory-text.ts";

export function RunStoredDialog({
  planId,
  ver,
  onClose,
}: {
  readonly planId: string;
  readonly ver: number;
  readonly onClose: () => void;
}) {
  const t = useText(memoryText).plans;
  const shell = useShellText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [text, setText] = useState("{}");
  const input = jsonOf(text);
  const start = useAct({
    mutationFn: () =>
      startRun({
        plan_id: planId,
        plan_ver: ver,
        options: input === undefined ? {} : { input },
      }),
    onSuccess: ({ run_id }) => {
      void client.invalidateQueries({ queryKey: ["runs", "list"] });
      onClose();
      void navigate({ to: "/runs/$runId", params: { runId: run_id } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (input !== undefined && !start.isPending) start.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.runTitle(planId, ver)}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form="run-stored"
            disabled={input === undefined}
            loading={start.isPending}
          >
            {!start.isPending && <Play aria-hidden />}
            {t.runGo}
          </Button>
        </>
      }
    >
      <form id="run-stored" onSubmit={submit} className="flex flex-col gap-4">
        <JsonField label={t.input} hint={t.inputHint} text={text} onChange={setText} rows={5} />
        {start.isError && <ProblemNote error={start.error} />}
      </form>
    </Dialog>
  );
}
