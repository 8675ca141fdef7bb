import type { GraphJson } from "../../graph/graph-json.ts";
import { randomGraph } from "../random-graph.ts";
import { approval, failed, fanOut, unfolded } from "./hiring.ts";
import { chain, composite, diamond, seed } from "./newsroom.ts";

/** Typical graphs, each of which has its picture in `golden/`. */
export const samples: Readonly<Record<string, GraphJson>> = {
  chain,
  diamond,
  seed,
  "fan-out": fanOut,
  "fan-out-unfolded": unfolded,
  failed,
  approval,
  composite,
  random: randomGraph({ nodes: 50, seed: 7 }),
};
