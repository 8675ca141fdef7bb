/** Takes an application back, which the hiring team sees; it can be undone as long as they did nothing. */
import type { OwnApplication } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ownApplicationsQuery, undoWithdrawal, withdraw } from "../../api/own-applications.ts";
import { Button } from "../../design/button.tsx";
import { notify, notifyWithUndo } from "../../design/notify.ts";
import { useAct } from "../../design/use-act.ts";
import { useShellText, useText } from "../../i18n/text.ts";
import { matchesText } from "./matches-text.ts";

const ENDED: readonly OwnApplication["stage"][] = ["hired", "rejected", "withdrawn"];

export function WithdrawButton({
  made: { application_id, job_title, stage },
}: {
  readonly made: OwnApplication;
}) {
  const t = useText(matchesText).withdrawal;
  const { action } = useShellText();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ownApplicationsQuery.queryKey });
  const undo = useAct({
    mutationFn: () => undoWithdrawal(application_id),
    onSuccess: () => void notify("success", t.undone(job_title)),
    onSettled,
  });
  const take = useAct({
    mutationFn: () => withdraw(application_id),
    onSuccess: () => void notifyWithUndo(t.done(job_title), action.undo, () => undo.mutate()),
    onSettled,
  });
  if (ENDED.includes(stage)) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={take.isPending}
      aria-label={t.goFor(job_title)}
      onClick={() => take.mutate()}
    >
      {t.go}
    </Button>
  );
}
