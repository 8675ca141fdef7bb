import type { Gate } from "@bole/engine";
import type { Io } from "../io.ts";
import { type Answered, askPerson } from "./ask-person.ts";
import type { Answer } from "./run-options.ts";

/** Who answers what a run asks: the command line itself, else a person, else nobody. */
export function answerer(
  given: Answer | undefined,
  io: Io,
  signal: AbortSignal,
): (gate: Gate) => Promise<Answered | null> {
  const { person } = io;
  if (given !== undefined) return async () => given;
  if (person === undefined) return async () => null;
  return (gate) => askPerson(gate, { io, person, signal });
}
