/** Asks the gate to make, move or cancel an appointment. */
import type { EffectContentInput } from "@bole/server/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CANDIDATES_KEY } from "../../api/candidates.ts";
import { askEffect, newKey } from "../../api/effects.ts";
import { EMAILS_KEY } from "../../api/emails.ts";
import { INTERVIEWS_KEY } from "../../api/interviews.ts";
import { BOARDS_KEY } from "../../api/pipeline.ts";
import { notify } from "../../design/notify.ts";
import { useText } from "../../i18n/text.ts";
import { interviewText } from "./interview-text.ts";

export function useAppointment(done: string, onDone: () => void) {
  const { waits } = useText(interviewText).dialog;
  const client = useQueryClient();
  // A key for each wish: pressed again after a lost answer it is one, another time is another.
  const [keys] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: (content: EffectContentInput) => {
      const said = JSON.stringify(content);
      const key = keys.get(said) ?? newKey();
      keys.set(said, key);
      return askEffect(content, key);
    },
    onSuccess: ({ state }) => {
      void notify("success", state === "done" ? done : waits);
      onDone();
    },
    onSettled: () => {
      const shown = [
        CANDIDATES_KEY,
        EMAILS_KEY,
        BOARDS_KEY,
        INTERVIEWS_KEY,
        ["slots"],
        ["effects"],
      ];
      for (const queryKey of shown) void client.invalidateQueries({ queryKey });
    },
  });
}
