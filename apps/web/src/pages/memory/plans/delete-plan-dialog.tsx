import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { deletePlan, PLANS_KEY } from "../../../api/plans.ts";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { memoryText } from "../memory-text.ts";

export function DeletePlanDialog({
  planId,
  onClose,
}: {
  readonly planId: string;
  readonly onClose: () => void;
}) {
  const t = useText(memoryText);
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useAct({
    mutationFn: () => deletePlan(planId),
    onSuccess: async () => {
      onClose();
      await navigate({ to: "/memory", search: { tab: "plans" }, replace: true });
      // Only now: the page that shows the plan would ask for it once more.
      client.removeQueries({ queryKey: [...PLANS_KEY, "detail", planId] });
      await client.invalidateQueries({ queryKey: PLANS_KEY });
      await notify("success", t.plans.deleted(planId));
    },
  });
  return (
    <ConfirmDialog
      title={t.plans.deleteTitle(planId)}
      about={t.plans.deleteAbout}
      confirm={t.delete}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
