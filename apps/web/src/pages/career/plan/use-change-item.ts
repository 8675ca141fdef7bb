/** Ticks an item off, words it anew, takes it out or moves it, and says how that went. A refusal stays until something else is tried. */
import type { CareerPlanItem, CareerSession } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { careerQuery, changeItem } from "../../../api/career.ts";
import { ApiProblem } from "../../../api/problems.ts";
import { notifyWithUndo } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { planText } from "../text/plan-text.ts";
import { useDays } from "./use-days.ts";

export interface ItemChange {
  readonly item: CareerPlanItem;
  readonly done?: boolean;
  readonly date?: string;
  readonly title?: string;
  readonly removed?: boolean;
  /** Taking it back is not told again. */
  readonly isUndo?: boolean;
}

export interface Refusal {
  readonly item: CareerPlanItem;
  readonly date: string;
  readonly reasons: readonly string[];
  readonly nearest: string | null;
}

export function useChangeItem(sessionId: string) {
  const t = useText(planText);
  const days = useDays();
  const { undo } = useShellText().action;
  const client = useQueryClient();
  const { queryKey } = careerQuery(sessionId);
  const change = useAct({
    mutationFn: ({ item, isUndo: _, ...rest }: ItemChange) =>
      changeItem(sessionId, item.item_id, rest),
    // Shown at once where it was put; taken back if it may not stay there.
    onMutate: async ({ item, isUndo: _, ...rest }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before !== undefined) client.setQueryData(queryKey, changed(before, item, rest));
      return before;
    },
    onError: (_, __, before) => client.setQueryData(queryKey, before),
    onSuccess: (item, { item: before, date, done, title, removed, isUndo = false }) => {
      if (isUndo) return;
      const say = (said: string, back: Omit<ItemChange, "item" | "isUndo">) =>
        void notifyWithUndo(said, undo, () => change.mutate({ item, ...back, isUndo: true }));
      if (date !== undefined)
        say(t.moved(item.title, days.named(item.date)), { date: before.date });
      if (title !== undefined) say(t.reworded(item.title), { title: before.title });
      if (removed === true) say(t.removed(item.title), { removed: false });
      if (done === true) say(t.ticked(item.title), { done: false });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return {
    change: (wanted: ItemChange) => change.mutate(wanted),
    refusal: refusalOf(change.error, change.variables),
    error: change.error,
    reset: change.reset,
  };
}

function changed(
  session: CareerSession,
  item: CareerPlanItem,
  { removed, ...rest }: Omit<ItemChange, "item" | "isUndo">,
): CareerSession {
  const { final_plan } = session;
  if (final_plan === null) return session;
  const action_items = final_plan.action_items.flatMap((one) =>
    one.item_id !== item.item_id ? [one] : removed === true ? [] : [{ ...item, ...rest }],
  );
  return { ...session, final_plan: { ...final_plan, action_items } };
}

function refusalOf(error: unknown, tried: ItemChange | undefined): Refusal | null {
  if (!(error instanceof ApiProblem) || tried?.date === undefined) return null;
  if (error.problem.code !== "career-item-misplaced") return null;
  const { nearest, reasons } = error.problem.data ?? {};
  return {
    item: tried.item,
    date: tried.date,
    nearest: typeof nearest === "string" ? nearest : null,
    reasons: Array.isArray(reasons) ? reasons.filter((one) => typeof one === "string") : [],
  };
}
