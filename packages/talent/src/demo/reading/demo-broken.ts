import { talentErrors } from "../../errors.ts";

/** Only files that come with Bole are read here: what is wrong with them is never the user's fault. */
export function demoBroken(where: string, what: string) {
  return talentErrors.error("demo-broken", `${where}: ${what}.`);
}
