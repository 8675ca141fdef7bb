/** One thing that is asked about, shown as what it is. */
import type { ApprovalItem, ApprovalNeeded } from "@bole/server/contract";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import type { Json } from "../../../json/json.ts";
import { ValuePanel } from "../../../values/value-panel.tsx";
import { type ItemChoice, withEdit } from "../model/decision.ts";
import {
  fieldsOf,
  isAppointment,
  isChangedInterview,
  isDraft,
  isShortlistEntry,
  isStageProposal,
} from "../model/previews.ts";
import { workflowText } from "../text/workflow-text.ts";
import { DraftItem } from "./draft-item.tsx";
import type { EditableProps } from "./editable.ts";
import { InterviewItem } from "./interview-item.tsx";
import { ShortlistItem } from "./shortlist-item.tsx";
import { SlotItem } from "./slot-item.tsx";
import { StageItem } from "./stage-item.tsx";
import { SummaryItem } from "./summary-item.tsx";

export function ApprovalItemView({
  kind,
  item: { id, preview },
  choice,
  isOpen,
  isGuarded,
  canDrop,
  onChange,
}: {
  readonly kind: ApprovalNeeded["kind"];
  readonly item: ApprovalItem;
  readonly choice: ItemChoice;
  readonly isOpen: boolean;
  /** It has just appeared, and takes no input yet. */
  readonly isGuarded: boolean;
  /** Where there is only one, no is said by the button. */
  readonly canDrop: boolean;
  readonly onChange: (choice: ItemChoice) => void;
}) {
  const t = useText(workflowText).approval;
  const fields = fieldsOf(preview);
  const name = typeof fields.name === "string" ? fields.name : id;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      {isOpen && canDrop && (
        <input
          type="checkbox"
          disabled={isGuarded}
          aria-label={t.keep(name)}
          checked={choice.keep}
          onChange={({ target }) => onChange({ ...choice, keep: target.checked })}
          className="mt-1 size-4.5 shrink-0 accent-accent max-md:size-6"
        />
      )}
      <div className={cx("min-w-0 flex-1", !choice.keep && "opacity-50")}>
        <Shown
          kind={kind}
          preview={preview}
          // What was changed is shown changed.
          now={{ ...fields, ...choice.edit }}
          isOpen={isOpen && choice.keep}
          onEdit={(change) => onChange(withEdit(choice, fields, change))}
        />
        {Object.keys(choice.edit).length > 0 && (
          <p className="mt-1.5 text-xs font-medium text-accent-ink">
            {isOpen ? t.edited : t.wasEdited}
          </p>
        )}
        {!isOpen && !choice.keep && (
          <p className="mt-1.5 text-xs font-medium text-ink-2">{t.leftOut}</p>
        )}
      </div>
    </li>
  );
}

function Shown({
  kind,
  preview,
  now,
  ...editable
}: EditableProps & {
  readonly kind: ApprovalNeeded["kind"];
  readonly preview: Json;
  readonly now: Readonly<Record<string, Json>>;
}) {
  const shown: unknown = now;
  if (isDraft(shown)) return <DraftItem draft={shown} {...editable} />;
  if (isAppointment(shown)) return <SlotItem appointment={shown} {...editable} />;
  if (isStageProposal(shown)) return <StageItem proposal={shown} {...editable} />;
  if (isShortlistEntry(shown)) return <ShortlistItem entry={shown} />;
  if (isChangedInterview(shown)) return <InterviewItem change={shown} />;
  if (kind === "results") return <SummaryItem preview={preview} />;
  return <ValuePanel label="" value={preview} />;
}
