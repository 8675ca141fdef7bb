/** The text without its personal data, as it would be passed on. */
import { useQuery } from "@tanstack/react-query";
import { redactionQuery } from "../../../api/guardrails.ts";
import { CopyButton } from "../../../design/copy-button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { MarkedText } from "./marked-text.tsx";

export function Redacted({ text }: { readonly text: string }) {
  const t = useText(guardrailsText).try;
  const { data, error, isError } = useQuery(redactionQuery(text));
  if (isError) return <ProblemNote error={error} />;
  if (data === undefined) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-lg font-medium">
          {data.found.length === 0 ? t.nothingToMask : t.masked(data.found.length)}
        </p>
        <CopyButton text={data.text} name={t.redacted} />
      </div>
      <MarkedText label={t.redacted} text={data.text} verdicts={[]} />
      <p className="text-sm text-ink-2">{t.redactedDetail}</p>
    </div>
  );
}
