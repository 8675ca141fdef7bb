/**
 * Plans for a goal without a model. The first plan is a quick draft, made to be found wanting: what
 * the evaluation misses is what the next plan adds, and the research that is done stays done.
 */
import type { Planner, PlanRequest, PreviousPlan } from "@bole/engine";
import { languageOf } from "../text/language.ts";
import { sourcesWanted } from "./criterion.ts";
import { readGoal } from "./goal.ts";
import { planOf, type Shape, shapeIn } from "./shape.ts";

export const planner: Planner = {
  async createPlan(request) {
    const shape = request.previous === null ? draft(request) : better(request, request.previous);
    return planOf(shape, DESCRIPTION[languageOf(request.goal)](shape));
  },
};

function draft({ goal, input, context, rubric }: PlanRequest): Shape {
  const { topic, sources, pace_ms } = readGoal(goal, input, context);
  return {
    topic,
    readers: sources.map((source, index) => ({ id: `read_${index + 1}`, source })),
    isThorough: false,
    moreSources: sourcesWanted(rubric),
    edition: 0,
    pace_ms,
  };
}

/** Changes as little as will close the gap. Throws where there is nothing left to change. */
function better(request: PlanRequest, previous: PreviousPlan): Shape {
  const before: Shape = { ...draft(request), ...shapeIn(previous.plan) };
  switch (previous.trigger) {
    case "rubric_failed":
      if (before.isThorough) throw new Error(`There is nothing more to try: ${previous.gap}`);
      return { ...before, isThorough: true };
    case "step_failed":
      return { ...before, readers: readable(before, previous) };
    case "environment_changed":
      return { ...before, edition: before.edition + 1 };
    case "budget_exceeded":
      return { ...before, pace_ms: 0 };
    default: {
      const never: never = previous.trigger;
      return never;
    }
  }
}

/** A source that cannot be read can be done without; nothing else can. */
function readable({ readers }: Shape, { ends }: PreviousPlan): Shape["readers"] {
  const failed = Object.entries(ends).filter(([, { status }]) => status === "failed");
  const [hopeless] = failed.filter(([id]) => !readers.some((reader) => reader.id === id));
  if (hopeless !== undefined) {
    const [id, { error }] = hopeless;
    throw new Error(`Step "${id}" failed and there is no way around it: ${error?.message ?? ""}`);
  }
  return readers.filter(({ id }) => ends[id]?.status !== "failed");
}

const DESCRIPTION = {
  en: ({ topic, isThorough }: Shape) =>
    isThorough
      ? `An article about ${topic}, with citations, checked, published after approval`
      : `A first draft about ${topic}`,
  zh: ({ topic, isThorough }: Shape) =>
    isThorough ? `关于${topic}的文章：注明来源、核实论断、批准后发布` : `关于${topic}的初稿`,
};
