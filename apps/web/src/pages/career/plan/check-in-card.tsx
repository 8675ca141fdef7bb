/** Once a week: what was done, what was in the way, and what the plan makes of it. */
import type { CareerSession } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { careerQuery, checkIn, undoCheckIn } from "../../../api/career.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { Field } from "../../../design/field.tsx";
import { notify, notifyWithUndo } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { checkInText } from "../text/check-in-text.ts";
import { useDays } from "./use-days.ts";
import type { Plan } from "./weeks.ts";

export function CheckInCard({
  session,
  plan,
}: {
  readonly session: CareerSession;
  readonly plan: Plan;
}) {
  const t = useText(checkInText);
  const days = useDays();
  const [isOpen, setOpen] = useState(false);
  const last = session.check_ins.at(-1);
  return (
    <Card aria-label={t.title} className="flex flex-col gap-3 px-5 py-4 print:hidden">
      <h2 className="text-lg font-semibold">{t.title}</h2>
      {last === undefined ? (
        <p className="max-w-prose text-ink-2">{t.about}</p>
      ) : (
        <div>
          <p className="text-sm text-ink-3">{t.last(days.named(last.at.slice(0, 10)))}</p>
          <ul className="list-disc pl-5">
            {last.changes.map((text) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOpen ? (
        <CheckInForm session={session} plan={plan} onDone={() => setOpen(false)} />
      ) : (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {t.begin}
        </Button>
      )}
    </Card>
  );
}

function CheckInForm({
  session: { session_id },
  plan,
  onDone,
}: {
  readonly session: CareerSession;
  readonly plan: Plan;
  readonly onDone: () => void;
}) {
  const t = useText(checkInText);
  const client = useQueryClient();
  const { queryKey } = careerQuery(session_id);
  const again = () => client.invalidateQueries({ queryKey });
  const [done, setDone] = useState<readonly string[]>([]);
  const [blocked, setBlocked] = useState("");
  const [hours, setHours] = useState("");
  const due = plan.action_items.filter(
    ({ done: isDone, horizon }) => !isDone && (horizon === "overdue" || horizon === "this_week"),
  );
  const undo = useAct({
    mutationFn: (id: string) => undoCheckIn(session_id, id),
    onSuccess: () => notify("success", t.undone),
    onSettled: again,
  });
  const send = useAct({
    mutationFn: () =>
      checkIn(session_id, {
        ...{ done, blocked: blocked.trim() },
        ...(Number(hours) > 0 && { hours_per_week: Number(hours) }),
      }),
    onSuccess: ({ check_in_id, moved }) => {
      void notifyWithUndo(t.taken(moved.length), t.undo, () => undo.mutate(check_in_id));
      onDone();
    },
    onSettled: again,
  });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      {due.length > 0 && (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1 text-sm font-medium">{t.done}</legend>
          {due.map(({ item_id, title }) => (
            <label key={item_id} className="flex items-start gap-2">
              <input
                type="checkbox"
                checked={done.includes(item_id)}
                onChange={({ target }) =>
                  setDone(
                    target.checked ? [...done, item_id] : done.filter((one) => one !== item_id),
                  )
                }
                className="mt-1 size-4 shrink-0 accent-accent max-md:size-5"
              />
              <span className="min-w-0 break-words">{title}</span>
            </label>
          ))}
        </fieldset>
      )}
      <TextArea
        label={t.blocked}
        rows={2}
        maxLength={1_000}
        value={blocked}
        onChange={({ target }) => setBlocked(target.value)}
      />
      <Field
        label={t.hours}
        hint={t.hoursHint}
        inputMode="decimal"
        value={hours}
        onChange={({ target }) => setHours(target.value)}
        className="max-w-60"
      />
      {send.isError && <ProblemNote error={send.error} />}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={send.isPending}>
          {t.send}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </div>
    </form>
  );
}
