/** A proposed change, shown as what goes and what comes, to be taken or left. */
import type { Tailoring } from "@bole/server/contract";
import { Switch } from "../../../design/switch.tsx";
import { useText } from "../../../i18n/text.ts";
import { ValueDiff } from "../changes/value-diff.tsx";
import { tailorText } from "../text/tailor-text.ts";

export function ProposalChoice({
  proposal: { kind, entry_label, before, after, why },
  isTaken,
  onTake,
}: {
  readonly proposal: Tailoring["proposals"][number];
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}) {
  const t = useText(tailorText);
  const label = [t.kinds[kind], entry_label].filter((part) => part !== "").join(" · ");
  return (
    <div className="rounded-lg border border-line p-3">
      <Switch label={label} checked={isTaken} onChange={onTake} />
      {why !== "" && <p className="mt-1 text-sm text-ink-2">{why}</p>}
      <div className="mt-2">
        <ValueDiff before={before} after={after} />
      </div>
    </div>
  );
}
