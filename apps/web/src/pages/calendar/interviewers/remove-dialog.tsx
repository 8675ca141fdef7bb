import { removeInterviewer } from "../../../api/interviews.ts";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import type { DialogProps } from "./dialog-props.ts";
import { interviewersText } from "./interviewers-text.ts";
import { useInterviewersChanged } from "./use-interviewers-changed.ts";

export function RemoveDialog({ who: { id, name }, onClose }: DialogProps) {
  const t = useText(interviewersText).removeDialog;
  const changed = useInterviewersChanged();
  const remove = useAct({
    mutationFn: () => removeInterviewer(id),
    onSuccess: () => {
      void notify("success", t.done);
      onClose();
    },
    onSettled: changed,
  });
  return (
    <ConfirmDialog
      title={t.title(name)}
      about={t.about}
      confirm={t.go}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
