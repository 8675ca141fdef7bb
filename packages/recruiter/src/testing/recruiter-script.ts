/** A reader that is told what messages to the recruiter mean, in the markup of the examples. */
import { readInventories, type ScriptedReader, scriptedReader } from "@bole/language/examples";

export function recruiterScript(): ScriptedReader {
  const inventory = readInventories().find(({ product }) => product === "recruiter");
  if (inventory === undefined) throw new Error("The recruiter has no inventory.");
  return scriptedReader(inventory);
}
