/** One requirement: the line that proves it, or the questions that could. */
import type { Tailoring } from "@bole/server/contract";
import { Badge } from "../../../design/badge.tsx";
import { Field } from "../../../design/field.tsx";
import { useText } from "../../../i18n/text.ts";
import { tailorText } from "../text/tailor-text.ts";
import type { Answers } from "./build-line.ts";

const TONES = { meets: "ok", partly: "accent", no: "danger", unknown: "neutral" } as const;

export function RequirementView({
  requirement: { text, need, verdict, proofs },
  isMissing,
  answers,
  onAnswer,
}: {
  readonly requirement: Tailoring["requirements"][number];
  readonly isMissing: boolean;
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
}) {
  const t = useText(tailorText);
  return (
    <div className="rounded-lg border border-line p-3">
      <p className="flex items-start justify-between gap-3 font-medium">
        {text}
        <Badge tone={TONES[verdict]}>{t.verdicts[verdict]}</Badge>
      </p>
      <p className="text-sm text-ink-3">{t[need]}</p>
      {proofs.map(({ path, line }) => (
        <blockquote key={`${path} ${line}`} className="mt-1 border-l-2 border-line pl-2 text-sm">
          {line}
        </blockquote>
      ))}
      {isMissing && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer text-accent-ink">{t.ask}</summary>
          <div className="mt-2 flex flex-col gap-2">
            {(["what", "scale", "result"] as const).map((field) => (
              <Field
                key={field}
                {...{ label: t[field], maxLength: 300, value: answers[field] }}
                onChange={(event) => onAnswer({ ...answers, [field]: event.target.value })}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
