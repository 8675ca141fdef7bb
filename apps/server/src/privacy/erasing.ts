/**
 * Finishes erasures: sweeps what other parts keep until a pass finds nothing, then closes the receipt.
 * A run that is under way may write once more what it has in memory, so a pass that found something is
 * followed by another.
 */
import { scrub } from "@bole/store";
import type { PendingErasure } from "@bole/talent";
import { type PrivacyParts, sweepAll } from "./privacy-host.ts";

/** @returns whether it is complete; if not, it is to be looked at again later */
export async function sweepErasure(parts: PrivacyParts, erasure: PendingErasure): Promise<boolean> {
  const { talent } = parts;
  const { tenant, subject } = erasure;
  const withNames = !(await talent.personData.hasNamesake({ tenant }, subject));
  const swept = await sweepAll(parts, { tenant, subject, withNames });
  if (Object.keys(swept).length > 0) {
    await talent.erasures.noteSwept(erasure, swept);
    return false;
  }
  await talent.erasures.complete(erasure);
  await scrub(parts.database);
  return true;
}
