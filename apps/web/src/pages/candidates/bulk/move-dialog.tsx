/** Moves or rejects those of the selected people who are candidates for one job. */
import type { CandidateRow, Stage } from "@bole/server/contract";
import { useId, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useShellText, useText } from "../../../i18n/text.ts";
import { LabelledSelect } from "../../../talent/labelled-select.tsx";
import { STAGES } from "../../../talent/names.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { bulkText } from "./bulk-text.ts";
import { jobsOf } from "./in-job.ts";
import type { BulkMove } from "./use-bulk-move.ts";

const MOVES = STAGES.filter((stage) => stage !== "rejected");

export function MoveDialog({
  rows,
  jobId,
  isReject,
  onGo,
  onClose,
}: {
  readonly rows: readonly CandidateRow[];
  /** The job that the list is limited to. */
  readonly jobId: string | undefined;
  readonly isReject: boolean;
  readonly onGo: (move: BulkMove) => void;
  readonly onClose: () => void;
}) {
  const t = useText(bulkText);
  const { stages } = useText(talentText);
  const shell = useShellText();
  const form = useId();
  const jobs = jobsOf(rows, jobId);
  const [chosen, setChosen] = useState(jobs[0]?.id);
  const [to, setTo] = useState<Stage>("screening");
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const job = jobs.find(({ id }) => id === chosen);
  const count = job?.people.length ?? 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isReject ? t.rejectTitle(count) : t.moveTitle(count)}
      {...(isReject && { about: t.rejectAbout })}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant={isReject ? "danger" : "primary"}
            disabled={job === undefined}
          >
            {isReject ? t.rejectTitle(count) : t.moveTitle(count)}
          </Button>
        </>
      }
    >
      {job === undefined ? (
        <p className="text-ink-2">{t.noJob}</p>
      ) : (
        <form
          id={form}
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const why = reason.trim();
            setMissing(isReject && why === "");
            if (isReject && why === "") return;
            onGo({ people: job.people, to: isReject ? "rejected" : to, reason: why });
          }}
        >
          <div>
            <LabelledSelect
              label={t.job}
              value={job.id}
              options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={setChosen}
            />
            <p className="mt-1.5 text-sm text-ink-3">{t.ofJob(count, rows.length)}</p>
          </div>
          {isReject ? (
            <TextArea
              label={t.reason}
              rows={3}
              maxLength={2_000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              {...(isMissing && { error: t.reasonMissing })}
            />
          ) : (
            <LabelledSelect
              label={t.stage}
              value={to}
              options={MOVES.map((value) => ({ value, label: stages[value] }))}
              onChange={setTo}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}
