/** What is wanted: a sentence, a résumé, or a job that people are sought for. */
import { useQuery } from "@tanstack/react-query";
import { Sparkles, X } from "lucide-react";
import { useState } from "react";
import { candidateQuery } from "../../api/candidates.ts";
import { jobQuery } from "../../api/jobs.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { IconButton } from "../../design/icon-button.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useText } from "../../i18n/text.ts";
import { JobPicker } from "../../talent/job-picker.tsx";
import { LabelledSelect } from "../../talent/labelled-select.tsx";
import { PersonPicker } from "../../talent/person-picker.tsx";
import { PickerTrigger } from "../../talent/picker-trigger.tsx";
import { type Asked, canAsk, KINDS, LIMITS } from "./asked.ts";
import { recommendText } from "./recommend-text.ts";

export function AskForm({
  asked,
  isBusy,
  onAsk,
}: {
  readonly asked: Asked;
  readonly isBusy: boolean;
  readonly onAsk: (asked: Asked) => void;
}) {
  const text = useText(recommendText);
  const t = text.ask;
  const [draft, setDraft] = useState(asked);
  const change = (part: Partial<Asked>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <Card className="px-5 py-4">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (canAsk(draft)) onAsk(draft);
        }}
      >
        <TextArea
          label={t.label}
          placeholder={t.placeholder}
          rows={3}
          maxLength={20_000}
          value={draft.q}
          onChange={({ target }) => change({ q: target.value })}
        />
        {draft.q === "" && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
            {t.examples}
            {text.examples.map((example) => (
              <button
                key={example}
                type="button"
                onClick={() => change({ q: example })}
                className="rounded-full border border-line px-3 py-1.5 text-left text-ink-2 hover:bg-hover hover:text-ink"
              >
                {example}
              </button>
            ))}
          </p>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <LabelledSelect
            label={t.kind}
            value={draft.kind}
            options={KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
            onChange={(kind) => change({ kind })}
          />
          {draft.kind === "people" ? (
            <ForJob id={draft.job_id} onPick={(job_id) => change({ job_id })} />
          ) : (
            <ForPerson id={draft.person_id} onPick={(person_id) => change({ person_id })} />
          )}
          <LabelledSelect
            label={t.limit}
            value={draft.limit}
            options={LIMITS.map((limit) => ({ value: limit, label: limit }))}
            onChange={(limit) => change({ limit })}
          />
          <Button
            type="submit"
            variant="primary"
            loading={isBusy}
            disabled={!canAsk(draft)}
            className="md:ml-auto"
          >
            {!isBusy && <Sparkles aria-hidden />}
            {t.go}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function ForJob({ id, onPick }: { readonly id: string; readonly onPick: (id: string) => void }) {
  const t = useText(recommendText).ask;
  const { data } = useQuery({ ...jobQuery(id), enabled: id !== "" });
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-medium">{t.job}</span>
      <JobPicker
        trigger={<PickerTrigger text={data?.title ?? t.chooseJob} className="max-w-80" />}
        onPick={(job) => onPick(job.id)}
      />
    </div>
  );
}

function ForPerson({ id, onPick }: { readonly id: string; readonly onPick: (id: string) => void }) {
  const t = useText(recommendText).ask;
  const { data } = useQuery({ ...candidateQuery(id), enabled: id !== "" });
  const name = id === "" ? t.noPerson : (data?.person.name ?? "…");
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-medium">{t.person}</span>
      <div className="flex items-center gap-1">
        <PersonPicker
          trigger={<PickerTrigger text={name} className="max-w-80" />}
          onPick={(person) => onPick(person.id)}
        />
        {id !== "" && (
          <IconButton label={t.withoutPerson} onClick={() => onPick("")}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}
