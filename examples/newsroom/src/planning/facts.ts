/** What has come of a plan, whatever its steps are called. Pure. */
import type { EvaluationRequest } from "@bole/engine";
import { z } from "zod";
import { Article, Check } from "../article/article.ts";

export interface Facts {
  readonly article: Article | null;
  /** Null where nobody has checked anything. */
  readonly checks: readonly Check[] | null;
  readonly score: number | null;
  readonly path: string | null;
  /** What the person said who did not want it published. */
  readonly refusal: string | null;
}

const Written = z.object({ article: Article });
const Reviewed = z.object({ score: z.int() });
const Published = z.object({ path: z.string() });

export function factsOf({ plan, ends }: Pick<EvaluationRequest, "plan" | "ends">): Facts {
  const last = (action: string) => {
    const step = plan.steps.findLast((one) => one.action === action && ends[one.id]);
    return step && ends[step.id];
  };
  const publisher = last("publisher");
  return {
    article: Written.safeParse(last("writer")?.result).data?.article ?? null,
    checks: z.array(Check).safeParse(last("fact_checker")?.result).data ?? null,
    score: Reviewed.safeParse(last("reviewer")?.result).data?.score ?? null,
    path: Published.safeParse(publisher?.result).data?.path ?? null,
    refusal: publisher?.status === "rejected" ? (publisher.error?.message ?? "") : null,
  };
}
