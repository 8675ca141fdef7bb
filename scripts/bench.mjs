/** `npm run bench`: measures, side by side with the peers. */
import { requireNode } from "./node-version.mjs";

requireNode();
await import("../bench/run.ts");
