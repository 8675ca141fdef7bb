/** Why somebody was not moved, on the very card that went back. */
import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { NetworkFailure } from "../../../api/problems.ts";
import { useText } from "../../../i18n/text.ts";
import type { Refusal } from "../moving/use-moves.ts";
import { useRefusalText } from "../moving/use-refusal-text.ts";
import { pipelineText } from "../pipeline-text.ts";
import { useBoard } from "./board-context.ts";

const LINK = "rounded-sm font-medium underline";

export function RefusalNote({ refusal }: { readonly refusal: Refusal }) {
  const t = useText(pipelineText).move;
  const say = useRefusalText();
  const { again, dismiss } = useBoard();
  const note = useRef<HTMLDivElement>(null);
  // It may have gone back to a column that is out of sight.
  useEffect(() => {
    note.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);
  return (
    <div
      ref={note}
      className="mt-2 mr-1.5 flex items-start gap-2 rounded-md bg-danger-soft px-2.5 py-2 text-sm text-danger-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <div className="min-w-0">
        <p className="break-words">{say(refusal)}</p>
        <p className="mt-0.5 flex flex-wrap gap-3">
          {refusal.error instanceof NetworkFailure && (
            <button type="button" className={LINK} onClick={() => again(refusal)}>
              {t.again}
            </button>
          )}
          <button
            type="button"
            className={LINK}
            onClick={() => dismiss(refusal.move.card.application.id)}
          >
            {t.dismiss}
          </button>
        </p>
      </div>
    </div>
  );
}
