/** Reads what a person wants out of the words they use, in English and Chinese. Pure. */
import { z } from "zod";

export interface Assignment {
  readonly topic: string;
  /** Ids of the sources that must be used. */
  readonly sources: readonly string[];
  readonly pace_ms: number;
}

/** What may be said besides, as the run's input or context: all of it is optional. */
const Extras = z.object({
  topic: z.string().min(1).optional(),
  sources: z.array(z.string().min(1)).optional(),
  pace_ms: z.int().min(0).max(60_000).optional(),
});

export function readGoal(goal: string, input: unknown, context: unknown): Assignment {
  const extras = { ...Extras.safeParse(context).data, ...Extras.safeParse(input).data };
  const named = [...goal.matchAll(NAMED_SOURCE)].map(([, id = ""]) => id);
  const words = goal.replaceAll(NAMED_SOURCE, "").trim();
  return {
    topic: extras.topic ?? topicOf(words),
    sources: [...new Set([...(extras.sources ?? []), ...named])],
    pace_ms: extras.pace_ms ?? 0,
  };
}

/** `source:lost-notes`, `来源：面试偏见`. */
const NAMED_SOURCE = /(?:sources?|来源)[:：]\s*([\p{L}\p{N}_-]+)/giu;

const ASKED_FOR = [
  /关于(.+?)的(?:文章|稿件|稿子|报道|短文|介绍|综述)/u,
  /(?:写|撰写|介绍|谈谈)(?:一[篇下])?(?:文章)?[:：，,]?(.+)/u,
  /\b(?:article|text|piece|report|post|essay|summary)\s+(?:about|on)\s+(.+)/iu,
  /\b(?:write|research)\s+(?:something\s+)?(?:about|on)\s+(.+)/iu,
];

function topicOf(words: string): string {
  for (const pattern of ASKED_FOR) {
    const topic = tidy(pattern.exec(words)?.[1] ?? "");
    if (topic !== "") return topic;
  }
  return tidy(words) || words;
}

const tidy = (text: string) => text.replace(/^[\s"“「]+|[\s"”」.。!！?？,，;；]+$/gu, "");
