/** Asks the gate to send a mail, and approves it in the same go where that is wanted. */
import type { EffectContentInput } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CANDIDATES_KEY } from "../../api/candidates.ts";
import { approveEffect, askEffect, newKey } from "../../api/effects.ts";
import { cancelEmail, EMAILS_KEY, emailQuery } from "../../api/emails.ts";
import { notify } from "../../design/notify.ts";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { mailText } from "./mail-text.ts";
import { useCanMail } from "./use-can-mail.ts";

interface Sending {
  readonly content: EffectContentInput;
  readonly approve: boolean;
}

export function useSendMail(onDone: () => void) {
  const { compose: t, actions, sendingIn } = useText(mailText);
  const client = useQueryClient();
  const canMail = useCanMail();
  const takeBack = useAct({
    mutationFn: cancelEmail,
    onSuccess: () => void notify("success", actions.cancelled),
    onSettled: () => void client.invalidateQueries({ queryKey: EMAILS_KEY }),
  });
  // A key for each text: pressed again after a lost answer it is still one mail, and what was
  // changed after a refusal is another.
  const [keys] = useState(() => new Map<string, string>());
  const keyOf = (content: EffectContentInput) => {
    const said = JSON.stringify(content);
    const key = keys.get(said) ?? newKey();
    keys.set(said, key);
    return key;
  };
  return useAct({
    mutationFn: async ({ content, approve }: Sending) => {
      const asked = await askEffect(content, keyOf(content));
      return approve && asked.state === "awaiting_approval" ? approveEffect(asked) : asked;
    },
    onSuccess: async ({ state, result }) => {
      onDone();
      if (state !== "done") return void notify("success", t.waits);
      const mail = await client.fetchQuery(emailQuery(result?.message_id ?? ""));
      const forMs = Date.parse(mail.not_before ?? "") - Date.now();
      if (mail.state !== "queued" || !(forMs > 0))
        return void notify("success", canMail === false ? t.kept : t.sent);
      const undo = () => void takeBack.mutate(mail.id);
      const said = canMail === false ? t.kept : sendingIn(Math.ceil(forMs / 1_000));
      void notify("success", said, {
        label: actions.undo,
        onClick: undo,
        forMs,
      });
    },
    onSettled: () => {
      for (const queryKey of [EMAILS_KEY, CANDIDATES_KEY, ["effects", "waiting"]])
        void client.invalidateQueries({ queryKey });
    },
  });
}
