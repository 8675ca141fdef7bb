/** Takes a mail back that was just approved, as long as that is possible. */
import type { Message } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { cancelEmail, EMAILS_KEY } from "../../api/emails.ts";
import { Button } from "../../design/button.tsx";
import { notify } from "../../design/notify.ts";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { mailText } from "./mail-text.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

export function MailUndo({
  mail,
}: {
  readonly mail: Pick<Message, "id" | "state" | "not_before">;
}) {
  const t = useText(mailText).actions;
  const client = useQueryClient();
  const undo = useAct({
    mutationFn: () => cancelEmail(mail.id),
    onSuccess: () => void notify("success", t.cancelled),
    onSettled: () => void client.invalidateQueries({ queryKey: EMAILS_KEY }),
  });
  if (useSecondsLeft(mail) === 0) return null;
  return (
    <Button size="sm" loading={undo.isPending} onClick={() => undo.mutate()}>
      <Undo2 aria-hidden />
      {t.undo}
    </Button>
  );
}
