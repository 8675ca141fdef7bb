/** One requirement: the line that proves it, or the questions that could. */
import type { Tailoring } from "@bole/server/contract";
import { Badge } from "../../../design/badge.tsx";
import { useText } from "../../../i18n/text.ts";
import type { ResumeData } from "../model/structure.ts";
import { tailorText } from "../text/tailor-text.ts";
import { AnsweredLineView } from "./answered-line.tsx";
import type { AnsweredLine } from "./tailor-edits.ts";

const TONES = { meets: "ok", partly: "accent", no: "danger", unknown: "neutral" } as const;

export function RequirementView({
  requirement: { text, need, verdict, reason, proofs, closest },
  question,
  advice,
  data,
  answer,
  onAnswer,
}: {
  readonly requirement: Tailoring["requirements"][number];
  /** Undefined where there is nothing to ask. */
  readonly question: string | undefined;
  /** What can be done where it is not proven. */
  readonly advice: string | undefined;
  readonly data: ResumeData;
  readonly answer: AnsweredLine;
  readonly onAnswer: (answer: AnsweredLine) => void;
}) {
  const t = useText(tailorText);
  const isOpen = verdict !== "meets";
  const near = closest.filter(({ line }) => !proofs.some((proof) => proof.line === line));
  return (
    <div className="rounded-lg border border-line p-3">
      <p className="flex items-start justify-between gap-3 font-medium">
        {text}
        <Badge tone={TONES[verdict]}>{t.verdicts[verdict]}</Badge>
      </p>
      <p className="text-sm text-ink-3">{t[need]}</p>
      {isOpen && <p className="mt-1 text-sm">{reason}</p>}
      {advice !== undefined && advice !== reason && (
        <p className="mt-1 text-sm text-ink-2">{advice}</p>
      )}
      {proofs.map(({ path, line }) => (
        <blockquote key={`${path} ${line}`} className="mt-1 border-l-2 border-line pl-2 text-sm">
          {line}
        </blockquote>
      ))}
      {isOpen && near.length > 0 && (
        <div className="mt-2 text-sm">
          <p className="text-ink-3">{t.closest}</p>
          {near.map(({ path, line }) => (
            <blockquote key={`${path} ${line}`} className="mt-1 border-l-2 border-line pl-2">
              {line}
            </blockquote>
          ))}
        </div>
      )}
      {isOpen && (
        <AnsweredLineView
          question={question ?? t.what(text)}
          data={data}
          answer={answer}
          onAnswer={onAnswer}
        />
      )}
    </div>
  );
}
