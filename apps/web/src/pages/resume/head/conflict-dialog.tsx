/** Both sides of what two people changed at once, to choose from; nothing is lost by either choice. */
import type { Conflict } from "@bole/server/contract";
import { useId, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { SideCard } from "../../../talent/side-card.tsx";
import { changeTitle } from "../model/change-words.ts";
import type { Side } from "../model/resolve.ts";
import type { ResumeData } from "../model/structure.ts";
import { valueWords } from "../model/value-words.ts";
import { headText } from "../text/head-text.ts";
import { placeText } from "../text/place-text.ts";

const SIDES = ["yours", "theirs"] as const;

export function ConflictDialog({
  conflicts,
  data,
  onResolve,
  onClose,
}: {
  readonly conflicts: readonly Conflict[];
  readonly data: ResumeData;
  readonly onResolve: (sides: readonly Side[]) => void;
  readonly onClose: () => void;
}) {
  const t = useText(headText).conflict;
  const [sides, setSides] = useState<readonly Side[]>(() => conflicts.map(() => "yours"));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{t.later}</Button>
          <Button variant="primary" onClick={() => onResolve(sides)}>
            {t.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {conflicts.map((conflict, index) => (
          <ConflictChoice
            key={`${conflict.section} ${conflict.entry_id} ${conflict.field}`}
            conflict={conflict}
            data={data}
            chosen={sides[index] ?? "yours"}
            onChoose={(side) => setSides(sides.with(index, side))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function ConflictChoice({
  conflict,
  data,
  chosen,
  onChoose,
}: {
  readonly conflict: Conflict;
  readonly data: ResumeData;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}) {
  const t = useText(headText).conflict;
  const names = useText(placeText);
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{changeTitle(names, conflict, data)}</legend>
      <div className="flex flex-col gap-2">
        {SIDES.map((side) => (
          <SideCard
            key={side}
            group={group}
            label={t[side]}
            isChosen={chosen === side}
            onChoose={() => onChoose(side)}
          >
            {conflict[side] === null
              ? t.gone
              : valueWords(names, conflict.section, conflict[side]) || t.empty}
          </SideCard>
        ))}
      </div>
    </fieldset>
  );
}
