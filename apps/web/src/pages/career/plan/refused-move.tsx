/** Why an item cannot be where it was put, and the nearest day that would do. */
import { CircleAlert, X } from "lucide-react";
import { Button } from "../../../design/button.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { useShellText, useText } from "../../../i18n/text.ts";
import { planText } from "../text/plan-text.ts";
import type { Refusal } from "./use-change-item.ts";
import { useDays } from "./use-days.ts";

export function RefusedMove({
  refusal,
  onMove,
  onClose,
}: {
  readonly refusal: Refusal;
  readonly onMove: (date: string) => void;
  readonly onClose: () => void;
}) {
  const t = useText(planText);
  const { action } = useShellText();
  const days = useDays();
  const { item, date, reasons, nearest } = refusal;
  const words = new Set(reasons.map((code) => reasonOf(code, t.reasons)));
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-4 py-3 text-warning-ink"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 break-words">
        <span className="font-medium">{t.refused}</span> ({item.title}, {days.named(date)}):{" "}
        {[...words].join("; ")}.
      </p>
      {nearest !== null && (
        <Button size="sm" onClick={() => onMove(nearest)}>
          {t.nearest(days.named(nearest))}
        </Button>
      )}
      <IconButton label={action.close} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

function reasonOf(code: string, words: Readonly<Record<string, string>>): string {
  return words[code] ?? words.other ?? code;
}
