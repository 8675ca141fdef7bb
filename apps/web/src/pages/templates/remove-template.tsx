import type { MailTemplate } from "@bole/server/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeTemplate, TEMPLATES_KEY } from "../../api/mail-templates.ts";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { notify } from "../../design/notify.ts";
import { useText } from "../../i18n/text.ts";
import { templatesText } from "./templates-text.ts";

export function RemoveTemplate({
  template: { id, name },
  onClose,
  onRemoved,
}: {
  readonly template: MailTemplate;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}) {
  const t = useText(templatesText);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeTemplate(id),
    onSuccess: () => {
      void notify("success", t.removed);
      onRemoved();
      void client.invalidateQueries({ queryKey: TEMPLATES_KEY });
    },
  });
  return (
    <ConfirmDialog
      title={t.removeTitle(name)}
      about={t.removeAbout}
      confirm={t.remove}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
