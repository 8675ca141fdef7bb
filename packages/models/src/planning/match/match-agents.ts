/**
 * Finds the agents that a goal speaks of, clause by clause: by the words of their names, tags and
 * descriptions, and where no words meet, by what they mean.
 */
import type { CatalogueEntry } from "@bole/engine";
import type { FindByMeaning } from "./by-meaning.ts";
import { wordsOf } from "./words.ts";

export interface Target {
  readonly agent: CatalogueEntry;
  /** The part of the goal that it is for. */
  readonly clause: string;
}

/** Where a new wish begins. */
const BREAKS =
  /[,，;；。、！!\n]|\.\s|\bthen\b|\band\b|\bafter that\b|然后|接着|随后|并且|并|再|最后/iu;

/** In the order in which the goal wants them, each once. */
export async function matchAgents(
  goal: string,
  agents: readonly CatalogueEntry[],
  byMeaning: FindByMeaning,
): Promise<Target[]> {
  const described = agents.map(describe);
  const rarity = rarityIn(described);
  const clauses = goal.split(BREAKS).filter((clause) => clause.trim() !== "");
  const targets = new Map<string, Target>();
  for (const clause of clauses) {
    const agent = best(clause, described, rarity);
    if (agent !== undefined && !targets.has(agent.name)) {
      targets.set(agent.name, { agent, clause: clause.trim() });
    }
  }
  if (targets.size > 0) return [...targets.values()];
  // The words of a wish may stand on both sides of a comma.
  const agent = best(goal, described, rarity) ?? (await byMeaning(goal));
  return agent === undefined ? [] : [{ agent, clause: goal }];
}

interface Described {
  readonly agent: CatalogueEntry;
  /** Of its name and its tags: what it is. */
  readonly strong: ReadonlySet<string>;
  /** Of its description: what else is said of it. */
  readonly weak: ReadonlySet<string>;
}

function describe(agent: CatalogueEntry): Described {
  const strong = new Set(wordsOf(`${agent.name} ${JSON.stringify(Object.values(agent.tags))}`));
  return { agent, strong, weak: new Set(wordsOf(agent.description)) };
}

type Rarity = (word: string) => number;

/** A word that every agent has says nothing. */
function rarityIn(described: readonly Described[]): Rarity {
  return (word) => {
    const having = described.filter(({ strong, weak }) => strong.has(word) || weak.has(word));
    return having.length === 0 ? 0 : Math.log(1 + described.length / having.length);
  };
}

function best(
  clause: string,
  described: readonly Described[],
  rarity: Rarity,
): CatalogueEntry | undefined {
  const words = new Set(wordsOf(clause));
  const [first] = described
    .map((entry) => ({ agent: entry.agent, score: score(words, entry, rarity) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.agent.name < b.agent.name ? -1 : 1));
  return first?.agent;
}

/** Everything can be made: alone, the word says nothing of what is wanted. */
const VAGUE: ReadonlySet<string> = new Set(["#generate"]);
const isTelling = (word: string) => word.startsWith("#") && !VAGUE.has(word);

/** One word of its name will do; of its description it takes two, or a concept. */
function score(words: ReadonlySet<string>, { strong, weak }: Described, rarity: Rarity): number {
  const inName = [...words].filter((word) => strong.has(word));
  const inText = [...words].filter((word) => weak.has(word));
  const enough = inName.length > 0 || inText.length > 1 || inText.some(isTelling);
  if (!enough) return 0;
  const sum = (found: readonly string[]) => found.reduce((total, word) => total + rarity(word), 0);
  return 3 * sum(inName) + sum(inText);
}
