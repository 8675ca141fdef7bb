/** Asks a model to judge the items; gives nothing where it cannot, and says why. */
import { errorText, isBoleError } from "@bole/base";
import type { TaskCtx } from "@bole/models";
import type { RecommendParts } from "../../parts.ts";
import type { Item } from "../../state/item.ts";
import type { Asked } from "../../state/profile.ts";
import type { Judged } from "../rank.ts";
import { rounded } from "../score.ts";
import { type Judgement, judgeTask } from "./judge-task.ts";

/** So many in one question: an answer about thirty takes long, and is lost as a whole. */
const BATCH = 10;

export type ByModel =
  | { readonly judged: Judged[]; readonly model: string }
  /** `why` is null where no model is configured: then nothing is amiss. */
  | { readonly judged: null; readonly why: string | null };

export async function judgeByModel(
  { models }: Pick<RecommendParts, "models">,
  items: readonly Item[],
  asked: Asked,
  ctx: TaskCtx,
): Promise<ByModel> {
  const profile = [asked.wish, asked.title, asked.text].filter((text) => text !== "").join("\n");
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );
  if (batches.length === 0) return { judged: null, why: null };
  try {
    const answers = await Promise.all(
      batches.map((batch) =>
        models.run(judgeTask({ profile, language: asked.language, items: batch }), {}, ctx),
      ),
    );
    const byId = new Map(items.map((item) => [item.id, item]));
    const judged = answers.flatMap(({ value }) =>
      value.judgements.flatMap((judgement) => {
        const item = byId.get(judgement.id);
        return item === undefined ? [] : [judgedItem(item, judgement)];
      }),
    );
    return { judged, model: answers[0]?.model ?? "" };
  } catch (error) {
    ctx.signal?.throwIfAborted();
    if (isBoleError(error) && error.code === "task-unanswered") {
      const why = String(error.data?.models ?? "");
      return { judged: null, why: why === NO_MODEL ? null : why };
    }
    return { judged: null, why: errorText(error) };
  }
}

/** As `@bole/models` says it. */
const NO_MODEL = "no model is configured";

function judgedItem(item: Item, judgement: Judgement): Judged {
  const { tag, semantic, keyword, reason, item_quote, profile_quote } = judgement;
  return {
    item,
    parts: { tag: rounded(tag), semantic: rounded(semantic), keyword: rounded(keyword) },
    said: {
      reason,
      evidence: [
        { from: "item", quote: item_quote, about: [] },
        { from: "profile", quote: profile_quote, about: [] },
      ],
    },
  };
}
