export { Claim } from "./claim.ts";
export { readClaim } from "./read-claim.ts";
