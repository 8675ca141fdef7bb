/** Workflows that the trained reader does not know are asked for by what is said like one of their examples. */
import type { ReadCall } from "@bole/language";
import { examplesOfWorkflows } from "../model/workflows/catalogue.ts";
import { piecesOf } from "./match-titles.ts";

/** How much of the words of both has to be the same. */
const ALIKE = 0.75;

/** The call that an example stands for; undefined where the message is like none. */
export function exampleCall(message: string): ReadCall | undefined {
  const said = new Set(piecesOf(message));
  const found = examplesOfWorkflows().find(({ example }) => alike(said, example) >= ALIKE);
  if (found === undefined) return undefined;
  return {
    ...{ tool: "run_workflow", polarity: "do", values: { workflow: found.name } },
    ...{ clause: [0, message.length], mentions: [], confidence: 1, alternatives: [] },
  };
}

function alike(said: ReadonlySet<string>, example: string): number {
  const words = new Set(piecesOf(example));
  const both = [...words].filter((word) => said.has(word)).length;
  const all = said.size + words.size - both;
  return all === 0 ? 0 : both / all;
}
