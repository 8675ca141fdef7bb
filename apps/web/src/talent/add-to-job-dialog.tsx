/** Puts people into a job's pipeline; who could not be is named, with the reason. */
import type { JobSummary } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { applyForJob, CANDIDATES_KEY } from "../api/candidates.ts";
import { askEffect, newKey } from "../api/effects.ts";
import { JOBS_KEY } from "../api/jobs.ts";
import { Button } from "../design/button.tsx";
import { describeError } from "../design/describe-error.ts";
import { Dialog } from "../design/dialog.tsx";
import { notifyWithUndo } from "../design/notify.ts";
import { useAct } from "../design/use-act.ts";
import { useShellText, useText } from "../i18n/text.ts";
import { JobPicker } from "./job-picker.tsx";
import { PickerTrigger } from "./picker-trigger.tsx";
import { talentText } from "./talent-text.ts";

interface Somebody {
  readonly id: string;
  readonly name: string;
}

async function takeOut(applications: readonly string[]): Promise<void> {
  for (const application_id of applications)
    await askEffect({ kind: "remove_application", payload: { application_id } }, newKey());
}

export function AddToJobDialog({
  people,
  onClose,
  onDone,
}: {
  readonly people: readonly Somebody[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}) {
  const t = useText(talentText).addToJob;
  const shell = useShellText();
  const client = useQueryClient();
  const showAnew = () => {
    for (const queryKey of [CANDIDATES_KEY, JOBS_KEY]) void client.invalidateQueries({ queryKey });
  };
  const [job, setJob] = useState<JobSummary | null>(null);
  const add = useAct({
    mutationFn: async ({ id }: JobSummary) => {
      const failed: { readonly person: Somebody; readonly error: unknown }[] = [];
      const added: string[] = [];
      for (const person of people) {
        await applyForJob({ person_id: person.id, job_id: id }).then(
          (application) => added.push(application.id),
          (error: unknown) => failed.push({ person, error }),
        );
      }
      return { added, failed };
    },
    onSuccess: ({ added, failed }, { title }) => {
      showAnew();
      if (failed.length > 0) return;
      const undo = () => void takeOut(added).finally(showAnew);
      void notifyWithUndo(t.done(people.length, title), shell.action.undo, undo);
      onDone?.();
      onClose();
    },
  });
  const failed = add.data?.failed ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title(people.length)}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            variant="primary"
            disabled={job === null}
            loading={add.isPending}
            onClick={() => job !== null && add.mutate(job)}
          >
            {t.go}
          </Button>
        </>
      }
    >
      <JobPicker
        onPick={setJob}
        trigger={<PickerTrigger text={job?.title ?? t.choose} className="w-full" />}
      />
      {failed.length > 0 && (
        <div
          role="alert"
          className="mt-4 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger-ink"
        >
          <p className="font-medium">{t.partly(people.length - failed.length, failed.length)}</p>
          <ul className="mt-1 flex max-h-40 flex-col gap-0.5 overflow-y-auto">
            {failed.map(({ person, error }) => (
              <li key={person.id} className="break-words">
                {person.name}: {describeError(error, shell).detail}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
