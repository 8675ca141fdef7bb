/** Where to, for the keyboard and for those who would rather not drag. */
import type { Stage } from "@bole/server/contract";
import type { ReactNode } from "react";
import { Menu } from "../../../design/menu.tsx";
import { useText } from "../../../i18n/text.ts";
import { STAGES } from "../../../talent/names.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { pipelineText } from "../pipeline-text.ts";

export function MoveMenu({
  from,
  trigger,
  onMove,
}: {
  /** The present stage, which is no choice; several people may have several. */
  readonly from: Stage | null;
  readonly trigger: ReactNode;
  readonly onMove: (to: Stage) => void;
}) {
  const t = useText(pipelineText).move;
  const { stages } = useText(talentText);
  return (
    <Menu
      label={t.title}
      trigger={trigger}
      items={STAGES.map((value) => ({
        value,
        label: value === "rejected" ? `${stages[value]}…` : stages[value],
        danger: value === "rejected",
        disabled: value === from,
      }))}
      onChoose={onMove}
    />
  );
}
