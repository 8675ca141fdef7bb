/** Asks the gate to make, move or cancel an appointment. */
import type { Effect, EffectContentInput } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CANDIDATES_KEY } from "../../api/candidates.ts";
import { askEffect, newKey } from "../../api/effects.ts";
import { EMAILS_KEY } from "../../api/emails.ts";
import { INTERVIEWS_KEY } from "../../api/interviews.ts";
import { BOARDS_KEY } from "../../api/pipeline.ts";
import { notify, notifyWithUndo } from "../../design/notify.ts";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { interviewText } from "./interview-text.ts";

const SHOWN = [CANDIDATES_KEY, EMAILS_KEY, BOARDS_KEY, INTERVIEWS_KEY, ["slots"], ["effects"]];

export function useAppointment(
  done: string,
  onDone: () => void,
  /** How it is taken back; without it, it can't be. */
  takeBack?: (effect: Effect) => Promise<Effect>,
) {
  const { waits, undo, undone } = useText(interviewText).dialog;
  const client = useQueryClient();
  const showAnew = () => {
    for (const queryKey of SHOWN) void client.invalidateQueries({ queryKey });
  };
  const undoing = useAct({
    mutationFn: (effect: Effect) => takeBack?.(effect) ?? Promise.resolve(effect),
    onSuccess: ({ state }) => void notify("success", state === "done" ? undone : waits),
    onSettled: showAnew,
  });
  // A key for each wish: pressed again after a lost answer it is one, another time is another.
  const [keys] = useState(() => new Map<string, string>());
  return useAct({
    mutationFn: (content: EffectContentInput) => {
      const said = JSON.stringify(content);
      const key = keys.get(said) ?? newKey();
      keys.set(said, key);
      return askEffect(content, key);
    },
    onSuccess: (effect) => {
      onDone();
      if (effect.state !== "done") return void notify("success", waits);
      if (takeBack === undefined) return void notify("success", done);
      void notifyWithUndo(done, undo, () => undoing.mutate(effect));
    },
    onSettled: showAnew,
  });
}
