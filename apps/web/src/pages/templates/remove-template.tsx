import type { MailTemplate } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { addTemplate, removeTemplate, TEMPLATES_KEY } from "../../api/mail-templates.ts";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { notifyWithUndo } from "../../design/notify.ts";
import { useAct } from "../../design/use-act.ts";
import { useShellText, useText } from "../../i18n/text.ts";
import { templatesText } from "./templates-text.ts";

export function RemoveTemplate({
  template,
  onClose,
  onRemoved,
}: {
  readonly template: MailTemplate;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}) {
  const t = useText(templatesText);
  const { undo } = useShellText().action;
  const client = useQueryClient();
  const showAnew = () => client.invalidateQueries({ queryKey: TEMPLATES_KEY });
  const remove = useAct({
    mutationFn: () => removeTemplate(template.id),
    onSuccess: () => {
      const { name, about, language, subject, text } = template;
      const again = { name, about, language, subject, text };
      void notifyWithUndo(t.removed, undo, () => void addTemplate(again).finally(showAnew));
      onRemoved();
      void showAnew();
    },
  });
  return (
    <ConfirmDialog
      title={t.removeTitle(template.name)}
      about={t.removeAbout}
      confirm={t.remove}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
