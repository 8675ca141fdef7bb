/** Says where a variant's source has changed since, and brings the changes over. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { resumeKey, updateVariant, variantQuery } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { ChangeView } from "../changes/change-view.tsx";
import type { Version } from "../session/resume-session.ts";
import { tailorText } from "../text/tailor-text.ts";

export function VariantNote({
  resumeId,
  onAdopt,
}: {
  readonly resumeId: string;
  readonly onAdopt: (version: Version) => void;
}) {
  const t = useText(tailorText);
  const client = useQueryClient();
  const { data } = useQuery(variantQuery(resumeId));
  const update = useAct({
    mutationFn: () => updateVariant(resumeId),
    onSuccess: (resume) => {
      onAdopt(resume);
      void client.invalidateQueries({ queryKey: resumeKey(resumeId) });
    },
  });
  const variant = data?.variant ?? null;
  if (variant === null || variant.offered.length === 0) return null;
  return (
    <div className="rounded-lg border border-line bg-accent-soft px-4 py-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t.offered(variant.offered.length, variant.source_title)}</p>
        <Button loading={update.isPending} onClick={() => update.mutate()}>
          {t.update}
        </Button>
      </div>
      <details>
        <summary className="cursor-pointer text-accent-ink">{t.showOffered}</summary>
        <div className="mt-2 flex flex-col gap-2 rounded-md bg-surface p-2">
          {variant.offered.map((change) => (
            <ChangeView
              key={`${change.kind} ${change.section} ${change.entry_id} ${change.field}`}
              change={change}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
