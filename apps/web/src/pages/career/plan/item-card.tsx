/** One thing to do, with its box to tick and the menu that moves it. */
import type { CareerPlanItem } from "@bole/server/contract";
import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import { cx } from "../../../design/cx.ts";
import { Menu } from "../../../design/menu.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { planText } from "../text/plan-text.ts";
import { addDays } from "./days.ts";
import { usePlanActions } from "./plan-context.ts";
import { useItemDrag } from "./use-item-drag.ts";

const MOVES = [
  "details",
  "dayBefore",
  "dayAfter",
  "weekBefore",
  "weekAfter",
  "other",
  "remove",
] as const;
type Move = (typeof MOVES)[number];
const DAYS: Partial<Record<Move, number>> = {
  dayBefore: -1,
  dayAfter: 1,
  weekBefore: -7,
  weekAfter: 7,
};

const EDGES: Record<CareerPlanItem["kind"], string> = {
  learning: "border-l-accent",
  practice: "border-l-ok-ink",
  networking: "border-l-warning-ink",
  application: "border-l-danger-ink",
};

export function ItemCard({
  item,
  onMoveElsewhere,
}: {
  readonly item: CareerPlanItem;
  readonly onMoveElsewhere: (item: CareerPlanItem) => void;
}) {
  const t = useText(planText);
  const { number } = useFormat();
  const { move, tick, show, remove } = usePlanActions();
  const card = useRef<HTMLDivElement>(null);
  const isDragged = useItemDrag(card, item.item_id);
  const choose = (chosen: Move) => {
    if (chosen === "details") show(item);
    else if (chosen === "other") onMoveElsewhere(item);
    else if (chosen === "remove") remove(item);
    else move(item, addDays(item.date, DAYS[chosen] ?? 0));
  };
  return (
    <div
      ref={card}
      data-item={item.item_id}
      className={cx(
        "flex cursor-grab flex-col gap-1 rounded-md border border-l-3 border-line bg-raised px-2 py-1.5 text-sm shadow-rest",
        EDGES[item.kind],
        isDragged && "opacity-40",
      )}
    >
      <div className="flex items-start gap-1.5">
        <input
          type="checkbox"
          aria-label={t.tick(item.title)}
          checked={item.done}
          onChange={({ target }) => tick(item, target.checked)}
          className="mt-0.5 size-4 shrink-0 accent-accent max-md:size-5"
        />
        <button
          type="button"
          onClick={() => show(item)}
          className={cx(
            "min-w-0 flex-1 rounded-sm text-left break-words hyphens-auto hover:text-accent-ink",
            item.done && "text-ink-3 line-through",
          )}
        >
          {item.title}
        </button>
      </div>
      <div className="flex items-center justify-between gap-1 text-xs text-ink-3">
        <span>
          {t.kinds[item.kind]} · {t.h(number(item.hours))}
        </span>
        <Menu
          label={t.menu}
          trigger={
            <button
              type="button"
              aria-label={t.move(item.title)}
              className="inline-flex size-6 items-center justify-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink max-md:size-9"
            >
              <Ellipsis aria-hidden className="size-4" />
            </button>
          }
          items={MOVES.map((value) => ({ value, label: t.moves[value] }))}
          onChoose={choose}
        />
      </div>
    </div>
  );
}
