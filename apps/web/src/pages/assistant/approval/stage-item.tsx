/** Somebody who would be moved to another stage; another one can be chosen. */
import type { StageProposal } from "@bole/server/contract";
import { ArrowRight } from "lucide-react";
import { Select } from "../../../design/select.tsx";
import { useText } from "../../../i18n/text.ts";
import { STAGES } from "../../../talent/names.ts";
import { PersonLink } from "../../../talent/person-link.tsx";
import { StageBadge } from "../../../talent/stage-badge.tsx";
import { talentText } from "../../../talent/talent-text.ts";
import { workflowText } from "../text/workflow-text.ts";
import type { EditableProps } from "./editable.ts";

export function StageItem({
  proposal: { person_id, name, job_title, from, to, reason },
  isOpen,
  onEdit,
}: EditableProps & { readonly proposal: StageProposal }) {
  const t = useText(workflowText).approval;
  const { stages } = useText(talentText);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 basis-40 break-words">
          <PersonLink id={person_id} name={name} />{" "}
          <span className="text-sm text-ink-3">{job_title}</span>
        </p>
        <StageBadge stage={from} />
        <ArrowRight aria-hidden className="size-4 text-ink-3" />
        {isOpen ? (
          <Select
            label={t.stageTo(name)}
            value={to}
            options={STAGES.filter((stage) => stage !== from).map((stage) => ({
              value: stage,
              label: stages[stage],
            }))}
            onChange={(stage) => onEdit({ to: stage })}
          />
        ) : (
          <StageBadge stage={to} />
        )}
      </div>
      {reason !== "" && <p className="mt-1 text-sm break-words text-ink-2">{reason}</p>}
    </>
  );
}
