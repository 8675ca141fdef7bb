/**
 * An address as it is kept where nobody may read it: equal for the same address in the same tenant.
 * It is no secret, since whoever has the database and a guess can test it; it only keeps the address
 * of somebody who was erased from being there to read.
 */
import { createHash } from "node:crypto";
import { emailKey } from "../people/sameness/normalise.ts";

export function addressHash(tenant: string, address: string): string {
  const key = emailKey(address) ?? address.trim().toLowerCase();
  return createHash("sha256").update(`${tenant}\n${key}`).digest("hex");
}
