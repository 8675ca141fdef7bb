/** A text, and what the guardrails would say about it. Nothing of it is logged. */
import type { TextToCheck } from "@bole/server/contract";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { Segmented } from "../../../design/segmented.tsx";
import { Select } from "../../../design/select.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { usePaused } from "../../../design/use-paused.ts";
import { useText } from "../../../i18n/text.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { EXAMPLES, examplesText } from "./examples.ts";
import { Redacted } from "./redacted.tsx";
import { TryResult } from "./try-result.tsx";

/** Long enough to finish a word, short enough to feel at once. */
const TYPING_MS = 300;
const DIRECTIONS = ["input", "output"] as const;
const SOURCES = ["user", "document", "mail"] as const;

interface Draft {
  readonly text: string;
  readonly direction: (typeof DIRECTIONS)[number];
  readonly source: (typeof SOURCES)[number];
  readonly facts: string;
}

const EMPTY: Draft = { text: "", direction: "input", source: "user", facts: "" };

export function TryTab() {
  const t = useText(guardrailsText).try;
  const examples = useText(examplesText);
  const [draft, setDraft] = useState(EMPTY);
  /** What is shown without its personal data, until the text is another one. */
  const [redacted, setRedacted] = useState<string>();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const trial = usePaused(draft, TYPING_MS);
  useHanFont(trial.text);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t.direction}
            value={draft.direction}
            segments={DIRECTIONS.map((value) => ({ value, label: t.directions[value] }))}
            onChange={(direction) => change({ direction })}
          />
          {draft.direction === "input" && (
            <Select
              label={t.source}
              value={draft.source}
              options={SOURCES.map((value) => ({ value, label: t.sources[value] }))}
              onChange={(source) => change({ source })}
            />
          )}
        </div>
        <TextArea
          label={t.text}
          rows={9}
          maxLength={200_000}
          placeholder={t.placeholder}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <Button
          className="self-start"
          disabled={draft.text.trim() === ""}
          onClick={() => setRedacted(draft.text)}
        >
          <EyeOff aria-hidden />
          {t.redact}
        </Button>
        {draft.direction === "output" && (
          <TextArea
            label={t.facts}
            hint={t.factsHint}
            rows={4}
            value={draft.facts}
            onChange={(event) => change({ facts: event.target.value })}
          />
        )}
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">{t.examples}</legend>
          <span aria-hidden className="text-sm text-ink-3">
            {t.examples}
          </span>
          {EXAMPLES.map((name) => {
            const { label, ...example } = examples[name];
            return (
              <Button key={name} size="sm" onClick={() => setDraft({ ...EMPTY, ...example })}>
                {label}
              </Button>
            );
          })}
        </fieldset>
      </div>
      <div className="flex flex-col gap-6 self-start">
        <Card className="p-5" aria-label={t.result}>
          <TryResult trial={trialOf(trial)} />
        </Card>
        {redacted === draft.text && (
          <Card className="p-5" aria-label={t.redact}>
            <Redacted text={redacted} />
          </Card>
        )}
      </div>
    </div>
  );
}

function trialOf({ text, direction, source, facts }: Draft): TextToCheck {
  if (direction === "input") return { text, direction, source };
  return { text, direction, ...(facts.trim() !== "" && { facts: [facts] }) };
}
