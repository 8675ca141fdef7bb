/** A stored plan as somebody would have written it: without what is the default anyway. */
import { isList, isRecord, type Json, type JsonRecord } from "../../../json/json.ts";

export function tidyPlan(stored: object): Json {
  const plan: Json = JSON.parse(JSON.stringify(stored));
  if (!isRecord(plan)) return plan;
  const steps = isList(plan.steps) ? plan.steps.map(tidyStep) : plan.steps;
  return without({ ...plan, ...(steps !== undefined && { steps }) }, (key, value) =>
    key === "meta" ? isEmpty(value) : false,
  );
}

function tidyStep(step: Json): Json {
  if (!isRecord(step)) return step;
  return without(step, (key, value) => {
    if (key === "depends_on") return isList(value) && value.length === 0;
    return key === "on_error" && value === "fail";
  });
}

function without(record: JsonRecord, drop: (key: string, value: Json) => boolean): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([key, value]) => !drop(key, value)));
}

function isEmpty(value: Json): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}
