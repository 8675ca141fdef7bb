/** Keeps somebody from being erased, with a reason, until it is released. */
import type { Person } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { holdsQuery, placeHold, releaseHold } from "../../../api/privacy.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { candidateText } from "../candidate-text.ts";
import { holdText } from "./hold-text.ts";

export function HoldDialog({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const t = useText(holdText);
  const shell = useShellText();
  const { unnamed } = useText(candidateText);
  const form = useId();
  const [reason, setReason] = useState("");
  const { data, error } = useQuery(holdsQuery(person.id));
  const { place, release } = useHolds(person.id, () => setReason(""));
  const inForce = data?.holds.filter(({ released_at }) => released_at === null);
  const fault = error ?? place.error ?? release.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title(person.name || unnamed)}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.close}</Button>
          <Button type="submit" form={form} variant="primary" loading={place.isPending}>
            {t.place}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!place.isPending && reason.trim() !== "") place.mutate(reason);
        }}
      >
        {inForce?.length === 0 && <p className="text-sm text-ink-2">{t.none}</p>}
        <ul className="flex flex-col gap-2">
          {inForce?.map(({ id, reason: why, actor, created_at }) => (
            <li key={id} className="flex items-start justify-between gap-3">
              <span className="min-w-0">
                <span className="block break-words font-medium">{why}</span>
                <span className="text-sm text-ink-3">{t.by(actor, created_at.slice(0, 10))}</span>
              </span>
              <Button loading={release.isPending} onClick={() => release.mutate(id)}>
                {t.release}
              </Button>
            </li>
          ))}
        </ul>
        <Field
          label={t.reason}
          hint={t.hint}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {fault !== null && <ProblemNote error={fault} />}
      </form>
    </Dialog>
  );
}

function useHolds(personId: string, onPlaced: () => void) {
  const t = useText(holdText);
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: holdsQuery(personId).queryKey });
  const place = useAct({
    mutationFn: (reason: string) => placeHold(personId, { reason }),
    onSuccess: async () => {
      onPlaced();
      await again();
      void notify("success", t.placed);
    },
  });
  const release = useAct({
    mutationFn: releaseHold,
    onSuccess: async () => {
      await again();
      void notify("success", t.released);
    },
  });
  return { place, release };
}
