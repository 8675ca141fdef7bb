/** The template as somebody would get it, about a job, with what is written but not saved. */
import type { MailTemplateDraft } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { previewQuery, templatesQuery } from "../../api/mail-templates.ts";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { JobPicker } from "../../talent/job-picker.tsx";
import { PersonPicker } from "../../talent/person-picker.tsx";
import { PickerTrigger } from "../../talent/picker-trigger.tsx";
import { templatesText } from "./templates-text.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

export function TemplatePreview({ draft }: { readonly draft: MailTemplateDraft }) {
  const t = useText(templatesText).preview;
  const [person, setPerson] = useState<Named | null>(null);
  const [job, setJob] = useState<Named | null>(null);
  const isReady = person !== null && job !== null;
  return (
    <Card aria-label={t.title} className="px-5 py-4">
      <h2 className="mb-3 font-semibold">{t.title}</h2>
      <div className="mb-4 grid gap-3 sm:grid-cols-2">
        <PersonPicker
          onPick={({ id, name }) => setPerson({ id, name })}
          trigger={
            <PickerTrigger
              text={person?.name ?? t.person}
              aria-label={`${t.person}: ${person?.name ?? t.choose}`}
            />
          }
        />
        <JobPicker
          onPick={({ id, title }) => setJob({ id, name: title })}
          trigger={
            <PickerTrigger
              text={job?.name ?? t.job}
              aria-label={`${t.job}: ${job?.name ?? t.choose}`}
            />
          }
        />
      </div>
      {isReady ? (
        <Filled draft={draft} personId={person.id} jobId={job.id} />
      ) : (
        <p className="text-ink-2">{t.nothing}</p>
      )}
    </Card>
  );
}

function Filled({
  draft,
  personId,
  jobId,
}: {
  readonly draft: MailTemplateDraft;
  readonly personId: string;
  readonly jobId: string;
}) {
  const t = useText(templatesText).preview;
  const language = useLanguage();
  const { name, about, subject, text, language: written } = useDeferredValue(draft);
  const isWritten = subject.trim() !== "" && text.trim() !== "";
  const { data: templates } = useQuery(templatesQuery);
  const { data, error, isError, isPlaceholderData } = useQuery({
    ...previewQuery({
      template: { name: name.trim() || "–", about, language: written, subject, text },
      person_id: personId,
      job_id: jobId,
    }),
    enabled: isWritten,
  });
  if (!isWritten) return null;
  if (isError) return <ProblemNote error={error} />;
  if (data === undefined) return <Skeleton className="h-40 w-full" />;
  const empty = data.empty.map(
    (place) => templates?.placeholders.find((one) => one.name === place)?.[language] ?? place,
  );
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx(
        "rounded-md border border-line bg-sunken px-4 py-3",
        isPlaceholderData && "opacity-60",
      )}
    >
      <p className="font-medium break-words">{data.subject}</p>
      <p className="mt-2 max-w-prose break-words whitespace-pre-wrap">{data.text}</p>
      {empty.length > 0 && (
        <p className="mt-3 text-sm text-warning-ink">{t.empty(empty.join(", "))}</p>
      )}
    </div>
  );
}
