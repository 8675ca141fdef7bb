import type { TextToCheck } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { ScanSearch, ShieldCheck } from "lucide-react";
import { checkQuery } from "../../../api/guardrails.ts";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { MarkedText } from "./marked-text.tsx";
import { VerdictList } from "./verdict-list.tsx";

export function TryResult({ trial }: { readonly trial: TextToCheck }) {
  const t = useText(guardrailsText).try;
  const { data, error, isError } = useQuery(checkQuery(trial, useLanguage()));
  if (trial.text.trim() === "")
    return <EmptyState icon={<ScanSearch aria-hidden />} title={t.empty} detail={t.emptyDetail} />;
  if (isError) return <ProblemNote error={error} />;
  if (data === undefined) return <Skeleton className="h-24 w-full" />;
  const { text, verdicts } = data;
  const stops = verdicts.some(({ severity }) => severity === "blocked");
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-lg font-medium">
        {verdicts.length === 0 ? t.fine : stops ? t.stopped : t.goesOn}
      </p>
      <MarkedText label={t.marked} text={text} verdicts={verdicts} />
      {verdicts.length === 0 ? (
        <p className="flex items-center gap-2 text-ok-ink">
          <ShieldCheck aria-hidden className="size-4 shrink-0" />
          {t.fineDetail}
        </p>
      ) : (
        <VerdictList verdicts={verdicts} />
      )}
    </div>
  );
}
