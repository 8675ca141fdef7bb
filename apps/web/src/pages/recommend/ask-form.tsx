/** What is wanted: a sentence, a résumé of one's own, or both. */
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useText } from "../../i18n/text.ts";
import { LabelledSelect } from "../../talent/labelled-select.tsx";
import { OwnResume } from "../matches/own-resume.tsx";
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
          <OwnResume
            id={draft.resume_id}
            label={t.resume}
            none={t.noResume}
            onPick={(resume_id) => change({ resume_id })}
          />
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
