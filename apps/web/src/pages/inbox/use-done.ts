/** Puts conversations away and reopens them; a toast offers to take it back. */
import type { MailConversation } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { putEmailDone } from "../../api/conversations.ts";
import { EMAILS_KEY } from "../../api/emails.ts";
import { TODAY_KEY } from "../../api/today.ts";
import { notifyWithUndo } from "../../design/notify.ts";
import { useAct } from "../../design/use-act.ts";
import { useShellText, useText } from "../../i18n/text.ts";
import { inboxText } from "./inbox-text.ts";

interface Said {
  readonly id: string;
  readonly done: boolean | null;
}

export function useDone() {
  const t = useText(inboxText);
  const { action } = useShellText();
  const client = useQueryClient();
  const say = useAct({
    mutationFn: ({ id, done }: Said) => putEmailDone(id, done),
    onSettled: () => {
      for (const queryKey of [EMAILS_KEY, TODAY_KEY]) void client.invalidateQueries({ queryKey });
    },
  });
  return {
    isPending: say.isPending,
    /** Of what is done it is reopened. */
    toggle({ newest: { id }, group, done }: MailConversation) {
      const isDone = group !== "done";
      say.mutate(
        { id, done: isDone },
        {
          onSuccess: () =>
            void notifyWithUndo(isDone ? t.isDone : t.isOpen, action.undo, () =>
              say.mutate({ id, done }),
            ),
        },
      );
    },
  };
}
