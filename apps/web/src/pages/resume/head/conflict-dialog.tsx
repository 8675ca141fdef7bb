/** Both sides of what two people changed at once, to choose from; nothing is lost by either choice. */
import type { Conflict } from "@bole/server/contract";
import { useId, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { cx } from "../../../design/cx.ts";
import { Dialog } from "../../../design/dialog.tsx";
import { useText } from "../../../i18n/text.ts";
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
          <label
            key={side}
            className={cx(
              "flex min-w-0 cursor-pointer items-start gap-2 rounded-md border bg-raised px-3 py-2",
              chosen === side ? "border-accent" : "border-line",
            )}
          >
            <input
              type="radio"
              name={group}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block text-xs text-ink-3">{t[side]}</span>
              <span className="line-clamp-6 break-words whitespace-pre-wrap">
                {conflict[side] === null
                  ? t.gone
                  : valueWords(names, conflict.section, conflict[side]) || t.empty}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
