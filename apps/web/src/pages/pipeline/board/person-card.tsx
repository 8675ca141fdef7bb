/** One person in a stage: who they are, and what one wants to know before moving them. */
import type { BoardCard } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { MoveRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMay } from "../../../account/use-session.ts";
import { cx } from "../../../design/cx.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { MoveMenu } from "../moving/move-menu.tsx";
import { useDraggedCard } from "../moving/use-dragging.ts";
import { pipelineText } from "../pipeline-text.ts";
import { useBoard } from "./board-context.ts";
import { CardFacts } from "./card-facts.tsx";
import { RefusalNote } from "./refusal-note.tsx";

export function PersonCard({ card }: { readonly card: BoardCard }) {
  const t = useText(pipelineText);
  const { selected, select, moving, refusals, moveOne, arriving } = useBoard();
  const { id, stage, person_id } = card.application;
  const isMoving = moving.has(id);
  const isSelected = selected.has(id);
  const mayMove = useMay()("hiring.write");
  const { element, isDragged } = useDraggedCard<HTMLLIElement>(id, isMoving || !mayMove);
  const menu = useRef<HTMLButtonElement>(null);
  const isArriving = arriving === id;
  useEffect(() => {
    // Only where the move took the focus away; it is not taken from anything else.
    if (isArriving && document.activeElement === document.body) menu.current?.focus();
  }, [isArriving]);
  const refusal = refusals.get(id);
  const name = card.name || t.unnamed;
  const place = [card.location, card.years !== null && t.years(Math.round(card.years))].filter(
    Boolean,
  );
  return (
    <li
      ref={element}
      data-application={id}
      aria-busy={isMoving || undefined}
      className={cx(
        "rounded-lg border bg-raised py-2.5 pr-1.5 pl-3 shadow-rest transition-shadow hover:shadow-lift",
        mayMove && "md:cursor-grab",
        refusal === undefined && (isSelected ? "border-accent" : "border-line"),
        refusal !== undefined && "border-danger",
        (isDragged || isMoving) && "opacity-60",
      )}
    >
      <div className="flex items-start gap-2.5">
        {mayMove && (
          <input
            type="checkbox"
            aria-label={t.select(name)}
            checked={isSelected}
            onChange={({ target }) => select([id], target.checked)}
            className="mt-1 size-4 shrink-0 accent-accent max-md:size-6"
          />
        )}
        <Link
          to="/people/$candidateId"
          params={{ candidateId: person_id }}
          search={{ tab: "criteria", job_id: card.application.job_id }}
          draggable={false}
          className="min-w-0 flex-1 rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
        >
          {name}
        </Link>
        {mayMove && (
          <MoveMenu
            from={stage}
            onMove={(to) => moveOne(card, to)}
            trigger={
              <IconButton ref={menu} label={t.move.one(name)} className="-my-1">
                <MoveRight aria-hidden />
              </IconButton>
            }
          />
        )}
      </div>
      <div className={cx("pr-1.5", mayMove && "pl-6.5 max-md:pl-8.5")}>
        {card.headline !== null && card.headline !== "" && (
          <p className="line-clamp-2 text-sm break-words text-ink-2">{card.headline}</p>
        )}
        {place.length > 0 && <p className="text-sm break-words text-ink-3">{place.join(" · ")}</p>}
        <CardFacts card={card} />
      </div>
      {refusal !== undefined && <RefusalNote refusal={refusal} />}
    </li>
  );
}
