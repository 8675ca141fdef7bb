/** To any day, for those who do not drag. */
import type { CareerPlanItem } from "@bole/server/contract";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { useText } from "../../../i18n/text.ts";
import { planText } from "../text/plan-text.ts";
import type { Plan } from "./weeks.ts";

export function MoveDialog({
  item,
  plan,
  onMove,
  onClose,
}: {
  readonly item: CareerPlanItem;
  readonly plan: Plan;
  readonly onMove: (date: string) => void;
  readonly onClose: () => void;
}) {
  const t = useText(planText);
  const [date, setDate] = useState(item.date);
  const { start_date, end_date } = plan.timeline;
  const form = "move-item";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.moveTo}
      about={item.title}
      footer={
        <Button type="submit" form={form} variant="primary" disabled={date === ""}>
          {t.moveNow}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          if (date !== item.date) onMove(date);
        }}
      >
        <Field
          label={t.day}
          type="date"
          required
          min={start_date}
          max={end_date}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      </form>
    </Dialog>
  );
}
