/** One stage with those who are in it; it takes whoever is dropped on it. */
import type { BoardCard, Stage } from "@bole/server/contract";
import { useId, useState } from "react";
import { useMay } from "../../../account/use-session.ts";
import { Button } from "../../../design/button.tsx";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { useDropTarget } from "../moving/use-dragging.ts";
import { pipelineText } from "../pipeline-text.ts";
import { useBoard } from "./board-context.ts";
import { PersonCard } from "./person-card.tsx";

/** A column of thousands is looked at from the top. */
const FIRST = 50;

export function Column({
  stage,
  cards,
  all,
  isShownOnPhone,
}: {
  readonly stage: Stage;
  readonly cards: readonly BoardCard[];
  /** How many there are without a filter. */
  readonly all: number;
  readonly isShownOnPhone: boolean;
}) {
  const t = useText(pipelineText);
  const { stages } = useText(talentText);
  const { number } = useFormat();
  const { drop, selected, select } = useBoard();
  const { element, isOver } = useDropTarget<HTMLElement>((id) => drop(id, stage));
  const [shown, setShown] = useState(FIRST);
  const mayMove = useMay()("hiring.write");
  const heading = useId();
  const ids = cards.map(({ application }) => application.id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  const isEmpty = cards.length === 0;
  return (
    <section
      ref={element}
      aria-labelledby={heading}
      data-stage={stage}
      className={cx(
        "flex min-h-0 flex-col rounded-xl border bg-sunken transition-colors",
        isEmpty ? "md:w-32 md:shrink-0 md:grow" : "md:w-64 md:shrink-0 md:grow-2",
        isOver ? "border-accent bg-accent-soft" : "border-line",
        !isShownOnPhone && "max-md:hidden",
      )}
    >
      <header className="flex items-center gap-2.5 px-3 pt-3 pb-2">
        {!isEmpty && mayMove && (
          <input
            type="checkbox"
            aria-label={t.selectAll(stages[stage])}
            checked={chosen === ids.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
            }}
            onChange={({ target }) => select(ids, target.checked)}
            className="size-4 shrink-0 accent-accent max-md:size-6"
          />
        )}
        <h2 id={heading} className="min-w-0 text-base font-semibold break-words">
          {stages[stage]}
        </h2>
        <span className="ml-auto text-sm whitespace-nowrap text-ink-3 tabular-nums">
          {cards.length === all ? number(all) : t.shown(number(cards.length), number(all))}
        </span>
      </header>
      {isEmpty ? (
        <p className="px-3 pb-4 text-sm text-ink-3">{isOver ? t.drop : t.nobodyHere}</p>
      ) : (
        <ol className="flex min-h-0 flex-col gap-2 overflow-y-auto px-2 pb-2">
          {cards.slice(0, shown).map((card) => (
            <PersonCard key={card.application.id} card={card} />
          ))}
          {cards.length > shown && (
            <li className="flex justify-center py-1">
              <Button size="sm" variant="ghost" onClick={() => setShown(shown + FIRST)}>
                {t.more(number(Math.min(FIRST, cards.length - shown)))}
              </Button>
            </li>
          )}
        </ol>
      )}
    </section>
  );
}
