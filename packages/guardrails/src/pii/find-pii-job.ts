import { threadJob } from "@bole/base/threads";
import type { findPii } from "./find-pii.ts";

export const findPiiJob = threadJob<typeof findPii>(
  new URL("./find-pii.ts", import.meta.url),
  "findPii",
);
