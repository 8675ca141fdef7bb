/**
 * The question to a model: how well does each item fit, by the seed's rubric? It gives parts, never the
 * score, and proves each judgement by words of the item and of what was asked, which are looked up.
 */
import { defineTask, unknown } from "@bole/models";
import { JUDGE_FIT } from "@bole/models/prompts";
import { z } from "zod";
import type { Item } from "../../state/item.ts";
import { holds } from "./holds.ts";

const part = z.number().min(0).max(100);

const Judgement = z.object({
  id: z.string(),
  tag: part,
  semantic: part,
  keyword: part,
  reason: z.string().trim().min(1).max(600),
  item_quote: z.string().trim().min(2).max(400),
  profile_quote: z.string().trim().min(1).max(400),
});
export type Judgement = z.infer<typeof Judgement>;

export interface Question {
  readonly profile: string;
  readonly language: "zh" | "en";
  readonly items: readonly Pick<Item, "id" | "headline" | "description" | "tags" | "facts">[];
}

/** `BOLE_MODEL_RECOMMEND_JUDGE` chooses its models. */
export const RECOMMEND_TASK = "recommend_judge";

const DAY = 24 * 3_600_000;

/** The same question has the same answer for a day, so that the same list comes out. */
export function judgeTask({ profile, language, items }: Question) {
  const texts = new Map(items.map((item) => [item.id, textOf(item)]));
  return defineTask({
    name: RECOMMEND_TASK,
    version: "1",
    input: z.object({}),
    output: z
      .object({ judgements: z.array(Judgement) })
      .superRefine(({ judgements }, context) => check(judgements, texts, profile, context)),
    cache: { ttl_ms: DAY },
    timeout_ms: 45_000,
    max_output_tokens: 6_000,
    prompt: () => ({
      instructions: JUDGE_FIT,
      data: {
        profile,
        language: language === "zh" ? "Chinese" : "English",
        candidates: items
          .map((item, place) => `${place + 1}. [ID:${item.id}] ${textOf(item)}`)
          .join("\n\n"),
      },
    }),
    solve: () => unknown("items are judged by their facts"),
  });
}

function textOf({ headline, description, tags, facts }: Question["items"][number]): string {
  const names = [...tags.skill, ...tags.interest].join(", ");
  return `${headline}: ${description}\n(${facts})\n(Tags: ${names})`;
}

/** Every item once, none that there is not, and nothing that is not written there. */
function check(
  judgements: readonly Judgement[],
  texts: ReadonlyMap<string, string>,
  profile: string,
  context: z.RefinementCtx,
): void {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path: ["judgements", ...path], message });
  const seen = new Set<string>();
  for (const [place, { id, item_quote, profile_quote }] of judgements.entries()) {
    const text = texts.get(id);
    if (text === undefined) report([place, "id"], "is the id of no candidate");
    else if (!holds(text, item_quote)) report([place, "item_quote"], "stands not in its text");
    if (seen.has(id)) report([place, "id"], "is judged twice");
    if (!holds(profile, profile_quote))
      report([place, "profile_quote"], "stands not in the profile");
    seen.add(id);
  }
  for (const id of texts.keys()) if (!seen.has(id)) report([], `${id} is not judged`);
}
