/** One mail to many: written once, with places that are filled in for each person. */
import type { CandidateRow, MailTemplateDraft } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { previewQuery } from "../../../api/mail-templates.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { JobPicker } from "../../../talent/job-picker.tsx";
import { LabelledSelect } from "../../../talent/labelled-select.tsx";
import { PURPOSES } from "../../../talent/mail/draft.ts";
import { mailText } from "../../../talent/mail/mail-text.ts";
import { TemplateChoice } from "../../../talent/mail/template-choice.tsx";
import { PickerTrigger } from "../../../talent/picker-trigger.tsx";
import { bulkText } from "./bulk-text.ts";
import { jobsOf } from "./in-job.ts";
import { useBulkMail } from "./use-bulk-mail.ts";

export default function MailDialog({
  rows,
  jobId,
  onClose,
}: {
  readonly rows: readonly CandidateRow[];
  readonly jobId: string | undefined;
  readonly onClose: () => void;
}) {
  const t = useText(bulkText);
  const { purposes } = useText(mailText);
  const form = useId();
  const language = useLanguage();
  const [job, setJob] = useState<{ readonly id: string; readonly title: string } | undefined>(
    () => jobsOf(rows, jobId)[0],
  );
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [draft, setDraft] = useState<MailTemplateDraft>({
    ...{ name: "-", about: "outreach", language, subject: "", text: "" },
  });
  const [isMissing, setMissing] = useState(false);
  const change = (part: Partial<MailTemplateDraft>) => setDraft((old) => ({ ...old, ...part }));
  const { send, progress } = useBulkMail(onClose);
  const reached = rows.filter(({ person }) => person.email !== null);
  const without = rows.filter(({ person }) => person.email === null);
  const isEmpty = draft.subject.trim() === "" || draft.text.trim() === "" || job === undefined;
  const go = (approve: boolean) => {
    setMissing(isEmpty);
    if (job !== undefined && !isEmpty && progress === null)
      void send({ rows: reached, jobId: job.id, draft, approve });
  };
  const needed = (value: string) => (isMissing && value.trim() === "" ? { error: t.needed } : {});
  const [first] = reached;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.mailTitle(reached.length)}
      about={t.mailAbout}
      footer={
        <>
          <Button disabled={reached.length === 0 || progress !== null} onClick={() => go(false)}>
            {t.leave}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={reached.length === 0}
            loading={progress !== null}
          >
            {progress === null ? t.send(reached.length) : t.working(progress.done, progress.all)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          go(true);
        }}
      >
        {first === undefined && <p className="text-ink-2">{t.nobodyToWrite}</p>}
        {first !== undefined && without.length > 0 && (
          <p className="text-sm text-ink-3">
            {t.without(without.map(({ person }) => person.name).join(", "))}
          </p>
        )}
        <div className="flex flex-col gap-1.5">
          <span aria-hidden className="text-sm font-medium">
            {t.job}
          </span>
          <JobPicker
            onPick={setJob}
            trigger={
              <PickerTrigger
                aria-label={`${t.job}: ${job?.title ?? t.chooseJob}`}
                text={job?.title ?? t.chooseJob}
              />
            }
          />
          {isMissing && job === undefined && (
            <p role="alert" className="text-sm text-danger-ink">
              {t.needed}
            </p>
          )}
        </div>
        <TemplateChoice
          value={templateId}
          onPick={({ id, about, language: written, subject, text }) => {
            setTemplateId(id);
            change({ about, language: written, subject, text });
          }}
        />
        <LabelledSelect
          label={t.purpose}
          value={draft.about}
          options={[...new Set([draft.about, ...PURPOSES])].map((value) => ({
            value,
            label: purposes[value],
          }))}
          onChange={(about) => change({ about })}
        />
        <Field
          label={t.subject}
          value={draft.subject}
          onChange={({ target }) => change({ subject: target.value })}
          {...needed(draft.subject)}
        />
        <TextArea
          label={t.text}
          rows={7}
          value={draft.text}
          hint={t.textHint}
          onChange={({ target }) => change({ text: target.value })}
          {...needed(draft.text)}
        />
        {first !== undefined && job !== undefined && !isEmpty && (
          <Preview draft={draft} row={first} jobId={job.id} />
        )}
      </form>
    </Dialog>
  );
}

function Preview({
  draft,
  row,
  jobId,
}: {
  readonly draft: MailTemplateDraft;
  readonly row: CandidateRow;
  readonly jobId: string;
}) {
  const t = useText(bulkText);
  const template = useDeferredValue(draft);
  const { data, error } = useQuery(
    previewQuery({ template, person_id: row.person.id, job_id: jobId }),
  );
  if (error !== null) return <ProblemNote error={error} />;
  if (data === undefined) return null;
  return (
    <section aria-label={t.preview(row.person.name)} className="rounded-md bg-sunken px-3 py-2.5">
      <p className="text-xs text-ink-3">{t.preview(row.person.name)}</p>
      <p className="mt-1 text-sm font-medium break-words">{data.subject}</p>
      <p className="mt-1 max-h-48 overflow-y-auto text-sm break-words whitespace-pre-wrap">
        {data.text}
      </p>
    </section>
  );
}
