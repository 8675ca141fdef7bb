/** What can be done with everybody who is selected. */
import type { Stage } from "@bole/server/contract";
import { MoveRight, X } from "lucide-react";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { pipelineText } from "../pipeline-text.ts";
import { MoveMenu } from "./move-menu.tsx";

export function BulkBar({
  count,
  from,
  progress,
  onMove,
  onClear,
}: {
  readonly count: number;
  /** Where all of them are, if it is one stage. */
  readonly from: Stage | null;
  readonly progress: { readonly done: number; readonly all: number } | null;
  readonly onMove: (to: Stage) => void;
  readonly onClear: () => void;
}) {
  const t = useText(pipelineText).bulk;
  const { number } = useFormat();
  const isWorking = progress !== null;
  return (
    <section
      aria-label={t.selected(count)}
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-raised px-5 py-3 shadow-float"
    >
      <p role="status" className="mr-auto font-medium">
        {isWorking ? t.working(number(progress.done), number(progress.all)) : t.selected(count)}
      </p>
      <Button variant="ghost" onClick={onClear} disabled={isWorking}>
        {t.clear}
      </Button>
      <Button onClick={() => onMove("rejected")} disabled={isWorking || from === "rejected"}>
        <X aria-hidden />
        {t.reject}
      </Button>
      <MoveMenu
        from={from}
        onMove={onMove}
        trigger={
          <Button variant="primary" loading={isWorking}>
            {!isWorking && <MoveRight aria-hidden />}
            {t.move}
          </Button>
        }
      />
    </section>
  );
}
