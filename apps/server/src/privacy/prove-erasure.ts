/** Shows later that somebody was erased, and that nothing came back. */
import type { Principal } from "@bole/base";
import { receiptHash } from "@bole/talent";
import type { PrivacyParts } from "./privacy-host.ts";

export interface ErasureProof {
  /** Which of the given texts the receipt is about. */
  readonly matches: readonly boolean[];
  /** Whether the receipt says what it said when it was closed, and the audit log knows it. */
  readonly receipt_holds: boolean;
  /** Tables in which one of the texts stands today; empty if nothing is left. */
  readonly remains: Readonly<Record<string, number>>;
}

/** @param words the name, address or number, by who knows it */
export async function proveErasure(
  { talent, traces }: PrivacyParts,
  principal: Principal,
  id: string,
  words: readonly string[],
): Promise<ErasureProof> {
  const receipt = await talent.erasures.get(principal, id);
  const matches = await talent.erasures.matches(principal, id, words);
  const { items } = await talent.audit.list(principal, { action: "erasure-completed", limit: 200 });
  const logged = items.some(
    ({ facts }) => facts.erasure_id === id && facts.receipt_hash === receipt.receipt_hash,
  );
  return {
    matches,
    receipt_holds: logged && receiptHash(receipt) === receipt.receipt_hash,
    remains: await traces.remains(principal.tenant, words),
  };
}
