/** Adds a tag to everybody who is selected, or removes one. */
import type { CandidateRow, ChangedLabels, LabelsChanged } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CANDIDATES_KEY, changeLabels, labelsQuery } from "../../../api/candidates.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { notify, notifyWithUndo } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { bulkText } from "./bulk-text.ts";

const LONGEST = 40;

export function TagDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly CandidateRow[];
  readonly onClose: () => void;
}) {
  const t = useText(bulkText);
  const form = useId();
  const [tag, setTag] = useState("");
  const [isMissing, setMissing] = useState(false);
  const known = useQuery(labelsQuery).data?.items ?? [];
  const isTheirs = rows.some(({ labels }) => labels.includes(tag.trim()));
  const change = useChange(onClose);
  const person_ids = rows.map(({ person }) => person.id);
  const go = (way: "add" | "remove") => {
    const label = tag.trim();
    setMissing(label === "");
    if (label !== "") change.mutate({ person_ids, [way]: [label] });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.tagTitle(rows.length)}
      about={t.tagAbout}
      footer={
        <>
          <Button disabled={!isTheirs} onClick={() => go("remove")}>
            {t.removeTag}
          </Button>
          <Button type="submit" form={form} variant="primary" loading={change.isPending}>
            {t.addTag}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          go("add");
        }}
      >
        <Field
          label={t.newTag}
          value={tag}
          maxLength={LONGEST}
          onChange={({ target }) => setTag(target.value)}
          {...(isMissing && { error: t.tagMissing })}
        />
        {known.length > 0 && (
          <ul aria-label={t.inUse} className="flex flex-wrap gap-1.5">
            {known.map(({ label, people }) => (
              <li key={label}>
                <Button size="sm" aria-pressed={tag.trim() === label} onClick={() => setTag(label)}>
                  {label} <span className="text-ink-3">{people}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {change.isError && <ProblemNote error={change.error} />}
      </form>
    </Dialog>
  );
}

function useChange(onDone: () => void) {
  const t = useText(bulkText);
  const shell = useShellText();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: CANDIDATES_KEY });
  const undo = useAct({
    mutationFn: ({ added, removed }: LabelsChanged) =>
      Promise.all([
        ...added.map(({ label, person_ids }) => changeLabels({ person_ids, remove: [label] })),
        ...removed.map(({ label, person_ids }) => changeLabels({ person_ids, add: [label] })),
      ]),
    onSettled: refresh,
  });
  return useAct({
    mutationFn: (change: ChangedLabels) => changeLabels(change),
    onSuccess: (changed) => {
      onDone();
      const [added, removed] = [changed.added[0], changed.removed[0]];
      const said = added
        ? t.tagged(added.person_ids.length, added.label)
        : removed && t.untagged(removed.person_ids.length, removed.label);
      if (said === undefined) return void notify("success", t.tagSame);
      void notifyWithUndo(said, shell.action.undo, () => undo.mutate(changed));
    },
    onSettled: refresh,
  });
}
