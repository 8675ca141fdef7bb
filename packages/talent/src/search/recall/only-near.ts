/** What is found by meaning alone: only what is near, however far it is ahead of the others. */
import { languageOf } from "@bole/reading/text";
import type { Track } from "../../model/search.ts";
import type { Segment } from "../memory/segment.ts";
import type { Found } from "../tracks/ranking.ts";
import type { Question } from "../vectors/meaning.ts";
import { standingOut } from "./standing-out.ts";

/** From the middle of each language; see `NEARNESS` of the recommendation, which is the same scale. */
const LEAST = 0.35;

export function onlyNear(
  lists: ReadonlyMap<Track, readonly Found[]>,
  segments: readonly Segment[],
  q: string,
  question: Question | null,
): ReadonlyMap<Track, readonly Found[]> {
  const found = lists.get("semantic") ?? [];
  if (found.length === 0 || question === null || !("vector" in question)) return lists;
  const { vector: values, model } = question;
  const among = found.map(({ entry }) => entry.id);
  const vector = { model: model.model, values, language: languageOf(q) };
  const { near } = standingOut(segments, { among }, vector);
  const isNear = new Set(near.filter(({ score }) => score >= LEAST).map(({ id }) => id));
  return new Map([...lists, ["semantic", found.filter(({ entry }) => isNear.has(entry.id))]]);
}
