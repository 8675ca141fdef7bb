/** People who may be the same one: a person decides, and is not asked again. */
import type { Candidate, PossibleDuplicate } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CopyPlus } from "lucide-react";
import { useState } from "react";
import {
  CANDIDATES_KEY,
  candidateQuery,
  keepApart,
  mergeCandidate,
  undoApart,
} from "../../../api/candidates.ts";
import { Button, buttonClass } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { notify, notifyWithUndo } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { candidateText } from "../candidate-text.ts";

export function DuplicatesCard({ candidate }: { readonly candidate: Candidate }) {
  const t = useText(candidateText).duplicates;
  if (candidate.duplicates.length === 0) return null;
  return (
    <Card aria-labelledby="duplicates" className="mb-6 px-5 py-4">
      <h2 id="duplicates" className="flex items-center gap-2 font-semibold">
        <CopyPlus aria-hidden className="size-4 shrink-0 text-accent-ink" />
        {t.title}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {candidate.duplicates.map((duplicate) => (
          <Duplicate key={duplicate.person.id} candidate={candidate} duplicate={duplicate} />
        ))}
      </ul>
    </Card>
  );
}

function Duplicate({
  candidate: { person },
  duplicate: { person: other, because, certainty },
}: {
  readonly candidate: Candidate;
  readonly duplicate: PossibleDuplicate;
}) {
  const t = useText(candidateText).duplicates;
  const shell = useShellText();
  const { number } = useFormat();
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const merge = useAct({
    mutationFn: () =>
      mergeCandidate(person.id, {
        other_id: other.id,
        version: person.version,
        other_version: other.version,
      }),
    onSuccess: (merged) => {
      client.setQueryData(candidateQuery(person.id).queryKey, merged);
      client.removeQueries({ queryKey: candidateQuery(other.id).queryKey });
      void client.invalidateQueries({ queryKey: CANDIDATES_KEY });
      setAsks(false);
      void notify("success", t.merged);
    },
    // Somebody changed one of the two meanwhile: look again, then decide again.
    onError: () => void client.invalidateQueries({ queryKey: candidateQuery(person.id).queryKey }),
  });
  const refresh = () => void client.invalidateQueries({ queryKey: CANDIDATES_KEY });
  const undo = useAct({
    mutationFn: () => undoApart(person.id, other.id),
    onSettled: refresh,
  });
  const apart = useAct({
    mutationFn: () => keepApart(person.id, { other_id: other.id }),
    onSuccess: () => {
      refresh();
      void notifyWithUndo(t.kept, shell.action.undo, () => undo.mutate());
    },
  });
  const reasons = [
    ...because.map((reason) => t.because[reason]),
    t.certainty(`${number(Math.round(certainty * 100))} %`),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">{other.name}</p>
        <p className="text-sm break-words text-ink-2">
          {[other.email, other.headline].filter(Boolean).join(" · ")}
        </p>
        <p className="text-sm text-ink-3">{reasons.join(" · ")}</p>
      </div>
      <Link
        to="/people/$candidateId"
        params={{ candidateId: other.id }}
        className={buttonClass("ghost", "sm")}
      >
        {t.open}
      </Link>
      <Button size="sm" loading={apart.isPending} onClick={() => apart.mutate()}>
        {t.different}
      </Button>
      <Button size="sm" variant="primary" onClick={() => setAsks(true)}>
        {t.same}
      </Button>
      {apart.isError && <ProblemNote error={apart.error} className="basis-full" />}
      {asks && (
        <ConfirmDialog
          title={t.mergeTitle(other.name)}
          about={t.mergeAbout(other.name, person.name)}
          confirm={t.merge}
          isPending={merge.isPending}
          error={merge.error}
          onConfirm={() => merge.mutate()}
          onClose={() => {
            merge.reset();
            setAsks(false);
          }}
        />
      )}
    </li>
  );
}
