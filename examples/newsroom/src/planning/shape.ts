/** The few choices that a plan of this newsroom consists of; everything else follows from them. */
import type { Plan, PlanDraft } from "@bole/engine";

export interface Shape {
  readonly topic: string;
  /** Sources that must be read, each by a step of its own. */
  readonly readers: readonly { readonly id: string; readonly source: string }[];
  /** With more sources, citations, checked claims, and a person who lets it be published. */
  readonly isThorough: boolean;
  /** How many sources a thorough plan looks for besides the first. */
  readonly moreSources: number;
  /** Counted up when the world has changed: then research begins again. */
  readonly edition: number;
  readonly pace_ms: number;
}

//  research ─────┐                       thorough:  research ─► research_more ─┐          ┌─► [check × n] ─┐
//                ├─► write ─► review                                           ├─► write ─┤                ├─► (approve) publish
//  read_1 … n ───┘                                  read_1 … n ────────────────┘          └─► review ──────┘
export function planOf(shape: Shape, description: string): PlanDraft {
  const { topic, readers, isThorough, moreSources, edition } = shape;
  const pace = shape.pace_ms === 0 ? {} : { pace_ms: shape.pace_ms };
  const finders = ["research", ...readers.map(({ id }) => id)];
  if (isThorough) finders.push("research_more");
  const points = finders.map((id) => `$${id}.draft_points`);
  const research = { topic, sources: 1, ...(edition > 0 && { edition }), ...pace };
  return {
    description,
    steps: [
      { id: "research", action: "researcher", args: research },
      ...readers.map(({ id, source }) => ({
        id,
        action: "source_reader",
        args: { source, topic, ...pace },
      })),
      ...(isThorough ? [researchMore(topic, moreSources, pace)] : []),
      {
        id: "write",
        action: "writer",
        depends_on: finders,
        args: {
          topic,
          bullets: points.length === 1 ? points[0] : points,
          cite: isThorough,
          ...pace,
        },
      },
      { id: "review", action: "reviewer", depends_on: ["write"], args: { doc: "$write.article" } },
      ...(isThorough ? checkAndPublish(pace) : []),
    ],
  };
}

type Pace = { readonly pace_ms?: number };

const researchMore = (topic: string, sources: number, pace: Pace) => ({
  id: "research_more",
  action: "researcher",
  depends_on: ["research"],
  args: { topic, sources, without: "$research.sources", ...pace },
});

const checkAndPublish = (pace: Pace) => [
  {
    id: "check",
    action: "fact_checker",
    depends_on: ["write"],
    each: "$write.claims",
    concurrency: 4,
    args: { claim: "$item", ...pace },
  },
  {
    id: "publish",
    action: "publisher",
    depends_on: ["write", "check", "review"],
    args: { article: "$write.article", checks: "$check.succeeded" },
    approval: "before" as const,
  },
];

/** What a plan was made of, as far as it can be told: a person may have changed it. */
export function shapeIn(plan: Plan): Pick<Shape, "readers" | "isThorough" | "edition"> {
  const research = plan.steps.find(({ id }) => id === "research");
  const edition = research?.args.edition;
  return {
    readers: plan.steps.flatMap(({ id, action, args: { source } }) =>
      action === "source_reader" && typeof source === "string" ? [{ id, source }] : [],
    ),
    isThorough: plan.steps.some(({ action }) => action === "publisher"),
    edition: typeof edition === "number" ? edition : 0,
  };
}
