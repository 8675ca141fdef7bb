/**
 * A mail to one person. Whoever writes it may approve it in the same go, or leave that to somebody
 * else; either way the gate sends it, and nothing else does.
 */
import type { MailTemplate, MailTemplateDraft, Message } from "@bole/server/contract";
import { type FormEvent, useId, useState } from "react";
import { fillTemplate } from "../../api/mail-templates.ts";
import { Button } from "../../design/button.tsx";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Field } from "../../design/field.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { LabelledSelect } from "../labelled-select.tsx";
import { type Draft, isEmptyDraft, mailContent, PURPOSES } from "./draft.ts";
import { mailText } from "./mail-text.ts";
import { NoMailNote } from "./no-mail-note.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { useCanMail } from "./use-can-mail.ts";
import { useSendMail } from "./use-send-mail.ts";

interface Filling {
  readonly template: MailTemplate;
  readonly person_id: string;
  readonly job_id: string;
}

const NO_JOB = "-";
const NO_PURPOSE = "-";

export interface JobChoice {
  readonly id: string;
  readonly title: string;
}

export function ComposeDialog({
  to,
  personId,
  jobs,
  answers,
  purpose: meant = null,
  onClose,
}: {
  readonly to: string;
  readonly personId: string | null;
  /** What the person is a candidate for; the first is taken to be meant. */
  readonly jobs: readonly JobChoice[];
  /** The mail that it answers. */
  readonly answers?: Message;
  /** What it is for, where that is known. */
  readonly purpose?: Draft["purpose"];
  readonly onClose: () => void;
}) {
  const { compose: t, purposes } = useText(mailText);
  const form = useId();
  const [draft, setDraft] = useState<Draft>(() => ({
    to: answers?.from ?? to,
    subject: answers === undefined ? "" : answerSubject(answers.subject),
    text: "",
    job_id: answers?.job_id ?? jobs[0]?.id ?? null,
    purpose: answers === undefined ? meant : "reply",
  }));
  const [missing, setMissing] = useState(false);
  const [templateId, setTemplateId] = useState<string | null>(null);
  const fill = useAct({
    mutationFn: ({ template, ...about }: Filling) =>
      fillTemplate({ template: draftOf(template), ...about }),
    onSuccess: ({ subject, text }, { template }) =>
      change(answers === undefined ? { subject, text, purpose: template.about } : { text }),
  });
  const [asks, setAsks] = useState(false);
  const send = useSendMail(onClose);
  const canMail = useCanMail();
  const go = (approve: boolean) => {
    const { purpose } = draft;
    setMissing(isEmptyDraft(draft));
    if (isEmptyDraft(draft) || purpose === null || send.isPending) return;
    const about = { person_id: personId, answers: answers?.id ?? null };
    send.mutate({ content: mailContent({ ...draft, purpose }, about), approve });
  };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const close = () => (draft.text.trim() === "" ? onClose() : setAsks(true));
  const needed = (value: string) => (missing && value.trim() === "" ? { error: t.needed } : {});
  return (
    <Dialog
      open
      onOpenChange={close}
      title={answers === undefined ? t.title : t.reply}
      footer={
        <>
          <Button onClick={() => go(false)} loading={send.isPending && !send.variables.approve}>
            {t.leave}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            loading={send.isPending && send.variables.approve}
          >
            {canMail === false ? t.keep : t.send}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          go(true);
        }}
      >
        <NoMailNote />
        <Field
          label={t.to}
          type="email"
          autoComplete="off"
          value={draft.to}
          onChange={({ target }) => change({ to: target.value })}
          {...needed(draft.to)}
        />
        {answers !== undefined && (
          <details className="rounded-md border border-line px-3 py-2 text-sm">
            <summary className="cursor-pointer rounded-sm text-ink-2">{t.answered}</summary>
            <p className="mt-2 max-h-48 overflow-y-auto break-words whitespace-pre-wrap">
              {answers.text}
            </p>
          </details>
        )}
        {answers === undefined && (
          <LabelledSelect
            label={t.purpose}
            value={draft.purpose ?? NO_PURPOSE}
            options={[
              { value: NO_PURPOSE, label: t.noPurpose },
              ...PURPOSES.map((value) => ({ value, label: purposes[value] })),
            ]}
            onChange={(value) => change({ purpose: PURPOSES.find((one) => one === value) ?? null })}
          />
        )}
        {missing && draft.purpose === null && (
          <p role="alert" className="text-sm text-danger-ink">
            {t.purpose} {t.needed}
          </p>
        )}
        {personId !== null && draft.job_id !== null && (
          <TemplateChoice
            value={templateId}
            onPick={(template) => {
              setTemplateId(template.id);
              fill.mutate({ template, person_id: personId, job_id: draft.job_id ?? "" });
            }}
          />
        )}
        {personId !== null && jobs.length === 0 && (
          <p className="text-sm text-ink-3">{t.templatesNeedJob}</p>
        )}
        {fill.isError && <ProblemNote error={fill.error} />}
        {jobs.length > 0 && (
          <LabelledSelect
            label={t.job}
            value={draft.job_id ?? NO_JOB}
            options={[
              ...jobs.map(({ id, title }) => ({ value: id, label: title })),
              { value: NO_JOB, label: t.noJob },
            ]}
            onChange={(id) => change({ job_id: id === NO_JOB ? null : id })}
          />
        )}
        <Field
          label={t.subject}
          value={draft.subject}
          onChange={({ target }) => change({ subject: target.value })}
          {...needed(draft.subject)}
        />
        <TextArea
          label={t.text}
          rows={9}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
          {...(answers === undefined && { hint: t.hint })}
          {...needed(draft.text)}
        />
        {send.isError && <ProblemNote error={send.error} />}
      </form>
      {asks && (
        <ConfirmDialog
          title={t.discardTitle}
          about={t.discardAbout}
          confirm={t.discard}
          isPending={false}
          error={null}
          onConfirm={onClose}
          onClose={() => setAsks(false)}
        />
      )}
    </Dialog>
  );
}

function draftOf({ name, about, language, subject, text }: MailTemplate): MailTemplateDraft {
  return { name, about, language, subject, text };
}

/** One "Re:", however often it went to and fro. */
function answerSubject(subject: string): string {
  const plain = subject.replace(/^(?:\s*(?:re|aw|sv|回复|答复|回覆)\s*[:：])+/iu, "").trim();
  return `Re: ${plain}`;
}
