/** What the parts of a plan do with its items. */
import type { CareerPlanItem } from "@bole/server/contract";
import { createContext, useContext } from "react";

export interface PlanActions {
  readonly move: (item: CareerPlanItem, date: string) => void;
  readonly tick: (item: CareerPlanItem, done: boolean) => void;
  readonly remove: (item: CareerPlanItem) => void;
  /** Opens what there is to know of it. */
  readonly show: (item: CareerPlanItem) => void;
}

export const PlanContext = createContext<PlanActions>({
  move: () => undefined,
  tick: () => undefined,
  remove: () => undefined,
  show: () => undefined,
});

export const usePlanActions = (): PlanActions => useContext(PlanContext);
