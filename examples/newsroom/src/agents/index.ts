/** Everybody in the newsroom. A new agent is a file and a line here. */
import type { Agent } from "@bole/engine";
import { factChecker } from "./fact-checker.ts";
import { publisher } from "./publisher.ts";
import { researcher } from "./researcher.ts";
import { reviewer } from "./reviewer.ts";
import { sourceReader } from "./source-reader.ts";
import { writer } from "./writer.ts";

export const agents: readonly Agent[] = [
  researcher,
  sourceReader,
  writer,
  reviewer,
  factChecker,
  publisher,
];
