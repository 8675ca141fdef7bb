/** What there is to know of one thing to do: how, what for, after what, and what of Bole belongs to it. */
import type { CareerPlanItem, CareerSession } from "@bole/server/contract";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { planText } from "../text/plan-text.ts";
import { ItemLink } from "./item-link.tsx";
import { useDays } from "./use-days.ts";
import type { Plan } from "./weeks.ts";

export function ItemDialog({
  item,
  plan,
  goals,
  onReword,
  onClose,
}: {
  readonly item: CareerPlanItem;
  readonly plan: Plan;
  readonly goals: CareerSession["career_goals"];
  readonly onReword: (title: string) => void;
  readonly onClose: () => void;
}) {
  const [title, setTitle] = useState(item.title);
  const t = useText(planText);
  const days = useDays();
  const { number } = useFormat();
  const goal = goals.find(({ goal_id }) => goal_id === item.goal_id);
  const before = plan.action_items.filter(({ item_id }) => item.depends_on.includes(item_id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.title}
      about={`${days.whole(item.date)} · ${t.kinds[item.kind]} · ${t.h(number(item.hours))}`}
    >
      <div className="flex flex-col gap-3">
        <p className="break-words">{item.description}</p>
        <form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onReword(title.trim());
          }}
        >
          <TextArea
            label={t.ownWords}
            rows={2}
            maxLength={300}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button
            type="submit"
            className="self-start"
            disabled={title.trim() === "" || title.trim() === item.title}
          >
            {t.saveWords}
          </Button>
        </form>
        {goal !== undefined && <Fact name={t.why} values={[goal.description]} />}
        {before.length > 0 && <Fact name={t.needs} values={before.map(({ title }) => title)} />}
        {item.links.length > 0 && (
          <div>
            <h3 className="text-sm font-medium text-ink-3">{t.links}</h3>
            <ul className="flex flex-col gap-1">
              {item.links.map((link) => (
                <li key={`${link.kind} ${link.id}`} className="break-words">
                  <ItemLink link={link} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Fact({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  return (
    <div>
      <h3 className="text-sm font-medium text-ink-3">{name}</h3>
      {values.map((value) => (
        <p key={value} className="break-words">
          {value}
        </p>
      ))}
    </div>
  );
}
