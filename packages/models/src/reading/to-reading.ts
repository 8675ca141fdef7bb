/** A model's answer as a reading: only what the tools know, and only words that the person has said. */
import type { Inventory, Mention, Place, ReadCall, Reading, Tool, Toolbox } from "@bole/language";
import { closedValues } from "./closed-values.ts";
import { placesOf } from "./find-words.ts";
import type { AnsweredCall, ModelAnswer } from "./model-answer.ts";

/** A model has no calibrated confidence. These stand above and below what the executor asks for. */
const CONFIDENCE = {
  sure: 0.95,
  /** It would change something, and nothing says what: enough to read, too little to change. */
  unnamed: 0.6,
  /** It rests on words that nobody has said: too little for anything. */
  invented: 0.5,
};

interface ProductTools {
  readonly toolbox: Pick<Toolbox<never>, "get">;
  readonly inventory: Inventory;
}

export function toReading(
  { calls }: ModelAnswer,
  message: string,
  { toolbox, inventory }: ProductTools,
): Reading {
  const find = wordFinder(message);
  const isOnly = calls.length === 1;
  const read = calls.flatMap((call) => {
    const tool = toolbox.get(call.tool);
    if (tool === undefined) return [];
    const values = closedValues(call.values, tool, inventory);
    const { mentions, isComplete } = findMentions(call, tool, find);
    return [
      {
        ...{ tool: tool.name, polarity: call.polarity, values, mentions, alternatives: [] },
        clause: (isOnly ? undefined : hullOf(mentions)) ?? [0, message.length],
        confidence: isComplete ? confidenceOf(tool, values, mentions) : CONFIDENCE.invented,
      } satisfies ReadCall,
    ];
  });
  return { calls: read, reader: "model" };
}

function confidenceOf(
  { risk }: Tool<never>,
  values: ReadCall["values"],
  mentions: readonly Mention[],
): number {
  const isNamed = mentions.length > 0 || Object.keys(values).length > 0;
  return risk !== "change" || isNamed ? CONFIDENCE.sure : CONFIDENCE.unnamed;
}

type Find = (argument: string, words: string) => Pick<Mention, "text" | "place"> | undefined;

/** Words that are said twice are taken in their order; those that two calls share are taken again. */
function wordFinder(message: string): Find {
  const taken = new Map<string, number>();
  return (argument, words) => {
    const places = placesOf(words, message);
    const key = JSON.stringify([argument, words]);
    const at = taken.get(key) ?? 0;
    taken.set(key, at + 1);
    const place = places[at] ?? places.at(-1);
    return place && { text: message.slice(...place), place: [...place] };
  };
}

function findMentions(
  call: AnsweredCall,
  { spans }: Tool<never>,
  find: Find,
): { mentions: Mention[]; isComplete: boolean } {
  const known = call.mentions.filter(({ name }) => Object.hasOwn(spans, name));
  const found = known.flatMap(({ name, words, ref }) => {
    const said = find(name, words);
    return said ? [{ name, ref, ...said }] : [];
  });
  const unlike = (one: (typeof found)[number], at: number) =>
    found.findIndex(({ name, place }) => name === one.name && isSame(place, one.place)) === at;
  return {
    mentions: found
      .filter(unlike)
      .toSorted((a, b) => a.place[0] - b.place[0])
      .map((one) => ({ ...one, confidence: CONFIDENCE.sure })),
    isComplete: found.length === known.length,
  };
}

const isSame = ([start, end]: Place, other: Place): boolean =>
  start === other[0] && end === other[1];

/** From the first of its words to the last. */
function hullOf(mentions: readonly Mention[]): Place | undefined {
  if (mentions.length === 0) return undefined;
  return [
    Math.min(...mentions.map(({ place }) => place[0])),
    Math.max(...mentions.map(({ place }) => place[1])),
  ];
}
