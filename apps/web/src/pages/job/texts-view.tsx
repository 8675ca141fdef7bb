/** An advertisement, interview questions, a kit or a search string for the job. */
import type { Job, JobTextKind } from "@bole/server/contract";
import { type FormEvent, useState } from "react";
import { writeJobText } from "../../api/texts.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { Field } from "../../design/field.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { Select } from "../../design/select.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../preferences/language.ts";
import { textsText } from "../../talent/texts/texts-text.ts";
import { WrittenTextView } from "../../talent/texts/written-text.tsx";

const KINDS: readonly JobTextKind[] = [
  "job_ad",
  "interview_questions",
  "interview_kit",
  "search_string",
];

export function TextsView({ job }: { readonly job: Pick<Job, "id" | "language"> }) {
  const t = useText(textsText);
  const [kind, setKind] = useState<JobTextKind>("job_ad");
  const [language, setLanguage] = useState<Language>(job.language);
  const [wish, setWish] = useState("");
  const write = useAct({ mutationFn: () => writeJobText(job.id, { kind, language, wish }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write.mutate();
  };
  return (
    <Card className="flex flex-col gap-4 p-5">
      <p className="text-sm text-ink-3">{t.about}</p>
      <form className="flex flex-col items-start gap-4" onSubmit={submit}>
        <div className="flex flex-wrap gap-3">
          <Select
            label={t.kind}
            value={kind}
            options={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
            onChange={setKind}
          />
          <Segmented
            label={t.language}
            value={language}
            segments={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={setLanguage}
          />
        </div>
        <Field
          {...{ label: t.wish, hint: t.wishHint, maxLength: 500, value: wish }}
          className="w-full max-w-lg"
          onChange={(event) => setWish(event.target.value)}
        />
        <Button type="submit" variant="primary" loading={write.isPending}>
          {t.write}
        </Button>
      </form>
      {write.error !== null && <ProblemNote error={write.error} />}
      {write.data !== undefined && <WrittenTextView written={write.data} name={t.kinds[kind]} />}
    </Card>
  );
}
