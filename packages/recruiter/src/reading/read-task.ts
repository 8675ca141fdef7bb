/** The question what a message means, for a language model; the embedded reader answers where there is none. */
import { type Reader, readInventories } from "@bole/language";
import { createReadTask, type ReadTask } from "@bole/models";
import { RECRUITER_TOOLS } from "./tools/index.ts";

export const RECRUITER_READ_TASK = "recruiter_read";

const tasks = new WeakMap<Reader, ReadTask>();

export function readTaskFor(reader: Reader): ReadTask {
  const known = tasks.get(reader);
  if (known !== undefined) return known;
  const inventory = readInventories().find(({ product }) => product === "recruiter");
  if (inventory === undefined) throw new Error("The recruiter has no inventory of tools.");
  const task = createReadTask({
    name: RECRUITER_READ_TASK,
    ...{ inventory, reader, toolbox: RECRUITER_TOOLS },
  });
  tasks.set(reader, task);
  return task;
}
