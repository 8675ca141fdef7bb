/** What speaks against turning to somebody who was found, beside their name. */
import type { Caution } from "@bole/server/contract";
import { TriangleAlert } from "lucide-react";
import { defineText, useText } from "../i18n/text.ts";
import { talentText } from "./talent-text.ts";

const cautionText = defineText({
  en: {
    label: "Warnings",
    do_not_contact: () => "Do not contact",
    rejected_here: () => "Rejected for this job before",
    already_here: (_job: string, stage: string) => `Already a candidate for this job: ${stage}`,
    late_elsewhere: (job: string, stage: string) => `${stage} for “${job}”`,
  },
  zh: {
    label: "注意事项",
    do_not_contact: () => "请勿联系",
    rejected_here: () => "此前应聘本职位未通过",
    already_here: (_job, stage) => `已是本职位的候选人：${stage}`,
    late_elsewhere: (job, stage) => `在“${job}”中处于：${stage}`,
  },
});

export function Cautions({ cautions }: { readonly cautions: readonly Caution[] }) {
  const t = useText(cautionText);
  const { stages } = useText(talentText);
  if (cautions.length === 0) return null;
  return (
    <ul aria-label={t.label} className="flex flex-col gap-1 text-sm text-warning-ink">
      {cautions.map(({ kind, job_title, stage }) => (
        <li key={`${kind} ${job_title}`} className="flex items-start gap-1.5 break-words">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t[kind](job_title ?? "", stage === null ? "" : stages[stage])}
        </li>
      ))}
    </ul>
  );
}
