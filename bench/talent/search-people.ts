/** People for the measurement of search, as many as it takes, the same each time. */
import { allConcepts, type SearchEntry } from "@bole/talent";
import {
  seeded,
  sentence,
  syntheticEntry,
  vocabulary,
} from "../../packages/talent/src/search/testing/synthetic-entries.ts";

const DIMENSIONS = 256;
/** So many kinds of people; two of one kind are near each other. */
const CLUSTERS = 500;
const CHUNKS = 3;
/** Directions are drawn from so many: making a new one takes longer than all the rest. */
const DIRECTIONS = 5_000;
/** Words that are everywhere are stop words: nobody seeks them. */
const MOST_COMMON = 30;

export interface Person {
  readonly entry: SearchEntry;
  readonly vectors: readonly Float32Array[];
}

export function* syntheticPeople(count: number): Generator<Person> {
  const random = seeded(11);
  const known = vocabulary(30_000);
  const concepts = allConcepts();
  const directions = Array.from({ length: DIRECTIONS }, () => direction(random));
  const any = (of: number) => directions[Math.floor(random() * of)] ?? new Float32Array(DIMENSIONS);
  for (let number = 0; number < count; number++) {
    const entry = syntheticEntry(number, known, random);
    const { language } = entry;
    const skills = Array.from({ length: 10 }, () => concepts[zipf(concepts.length, random)]);
    const names = skills.flatMap((concept) => concept?.[language] ?? []);
    const centre = any(CLUSTERS);
    yield {
      entry: {
        ...entry,
        text: `${entry.text}\n${names.join(language === "zh" ? "、" : ", ")}`,
        tags: [...new Set(skills.flatMap((concept) => concept?.id ?? []))],
      },
      vectors: Array.from({ length: CHUNKS }, () => near(centre, any(DIRECTIONS))),
    };
  }
}

/** Sentences of five to twelve words with one or two skills in them. */
export function questions(count: number): string[] {
  const random = seeded(23);
  const known = vocabulary(30_000);
  const concepts = allConcepts();
  return Array.from({ length: count }, (_, number) => {
    const language = number % 2 === 0 ? "zh" : "en";
    const words = known[language].slice(MOST_COMMON);
    const skills = Array.from({ length: 1 + (number % 2) }, () => {
      const concept = concepts[zipf(concepts.length, random)];
      return concept?.[language] ?? "";
    });
    const text = sentence(words, 4 + Math.floor(random() * 7), random, language);
    return `${text} ${skills.join(" ")}`;
  });
}

/** What the question means: a person like these. */
export function questionVector(number: number): Float32Array {
  return direction(seeded(1_000 + number));
}

const zipf = (size: number, random: () => number) => Math.floor(size ** random()) - 1;

function direction(random: () => number): Float32Array {
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return unit(Float32Array.from({ length: DIMENSIONS }, gauss));
}

function near(centre: Float32Array, noise: Float32Array): Float32Array {
  return unit(centre.map((value, at) => value + 0.8 * (noise[at] ?? 0)));
}

function unit(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  return vector.map((value) => value / length);
}
