/** What messages that sound like this one want: for what the rules leave open. */
import { readFileSync } from "node:fs";
import { type Embedder, similarity } from "@bole/models";
import { z } from "zod";
import { Goal } from "../../model/understood.ts";

interface Example {
  readonly message: string;
  /** Empty where nothing but an answer is wanted. */
  readonly goals: readonly Goal[];
}

interface Guess {
  readonly goals: readonly Goal[];
  readonly confidence: number;
}

/** How many neighbours vote, and how near the nearest has to be. */
const NEIGHBOURS = 5;
const NEAR = 0.62;

const Line = z.tuple([z.string().min(1), z.string()]);
const vectors = new WeakMap<Embedder, Promise<readonly Float32Array[]>>();
let known: readonly Example[] | null = null;

function examples(): readonly Example[] {
  known ??= readFileSync(new URL("../data/examples.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [message, goals] = Line.parse(line.split("\t").slice(0, 2));
      const said = goals === "-" ? [] : goals.split(",");
      return { message, goals: said.map((goal) => Goal.parse(goal)) };
    });
  return known;
}

/** Null where nothing is near, or no model knows what texts mean. */
export async function guessGoals(
  message: string,
  embedder: Embedder,
  signal?: AbortSignal,
): Promise<Guess | null> {
  const options = signal === undefined ? {} : { signal };
  const { knows_meaning } = await embedder.ready();
  if (!knows_meaning) return null;
  const [mine] = (await embedder.embed([message.slice(0, 500)], options)).vectors;
  if (mine === undefined) return null;
  const theirs = await exampleVectors(embedder);
  const near = examples()
    .map(({ goals }, at) => ({ goals, score: similarity(mine, theirs[at] ?? new Float32Array()) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NEIGHBOURS);
  const [first] = near;
  if (first === undefined || first.score < NEAR) return null;
  const votes = new Map<string, { goals: readonly Goal[]; score: number }>();
  for (const { goals, score } of near) {
    const key = goals.join(",");
    votes.set(key, { goals, score: (votes.get(key)?.score ?? 0) + score ** 4 });
  }
  const all = [...votes.values()].toSorted((a, b) => b.score - a.score);
  const total = all.reduce((sum, { score }) => sum + score, 0);
  const [best] = all;
  return best === undefined ? null : { goals: best.goals, confidence: best.score / total };
}

function exampleVectors(embedder: Embedder): Promise<readonly Float32Array[]> {
  const there = vectors.get(embedder);
  if (there !== undefined) return there;
  const made = embedder.embed(examples().map(({ message }) => message)).then((all) => all.vectors);
  vectors.set(embedder, made);
  // What failed once may work later.
  made.catch(() => vectors.delete(embedder));
  return made;
}
