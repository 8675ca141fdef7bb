/**
 * How a line claims what it names: a linear model over the words around (`model/claims.json`, made of `data/claims` by
 * `training/train-claims.ts`). Where it is not sure, the line is taken at its word.
 */
import { readFileSync } from "node:fs";
import type { z } from "zod";
import { linearFile } from "../linear/linear-file.ts";
import { scoresOf, softmax } from "../linear/scores.ts";
import { Claim } from "./claim.ts";
import { CLAIM_FEATURES, claimFeatures, type Mention } from "./features.ts";
import { validityAt } from "./validity.ts";

export const ClaimFile = linearFile(Claim.options.length, CLAIM_FEATURES);

/** How likely it must be that a line means what it names, to be taken at its word. */
const ENOUGH = 0.5;

export function readClaim(mention: Mention): Claim {
  const validity = validityAt(mention);
  if (validity === "lapsed") return validity;
  const { scale, weights } = model();
  const read = claimAt(
    softmax(scoresOf(claimFeatures(mention), weights).map((score) => score * scale)),
  );
  // A date alone says when something was obtained.
  const isDated = validity === "held" || /\d{4}/u.test(mention.text);
  return read === "lapsed" && isDated ? "held" : read;
}

/** @param likely how likely each claim is */
export function claimAt([held = 0, ...others]: readonly number[]): Claim {
  if (held >= ENOUGH) return "held";
  return Claim.options[others.indexOf(Math.max(...others)) + 1] ?? "held";
}

let loaded: z.output<typeof ClaimFile> | undefined;

function model(): z.output<typeof ClaimFile> {
  const file = new URL("../../model/claims.json", import.meta.url);
  loaded ??= ClaimFile.parse(JSON.parse(readFileSync(file, "utf8")));
  return loaded;
}
