/** Applications that somebody makes with a résumé of their own, and what became of them. */
import type { Principal } from "@bole/base";
import type { TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { applyWithResume } from "./apply-with-resume.ts";
import { listOwnApplications } from "./list-own-applications.ts";
import { type OwnApplication, OwnApplicationRequest } from "./own-application.ts";
import { undoWithdrawal, withdrawApplication } from "./withdraw-application.ts";

export class OwnApplications {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  /** Makes a candidate of the résumé's person, with a copy that later edits do not change. */
  async apply(principal: Principal, given: OwnApplicationRequest): Promise<OwnApplication> {
    const request = parseRequest(OwnApplicationRequest, given, "application");
    return this.#read(principal, await applyWithResume(this.#parts, principal, request));
  }

  async withdraw(principal: Principal, id: string): Promise<OwnApplication> {
    await withdrawApplication(this.#parts, principal, id);
    return this.#read(principal, id);
  }

  async undoWithdrawal(principal: Principal, id: string): Promise<OwnApplication> {
    await undoWithdrawal(this.#parts, principal, id);
    return this.#read(principal, id);
  }

  /** Newest first. */
  list({ tenant, user }: Principal): Promise<OwnApplication[]> {
    const { store, now } = this.#parts;
    return listOwnApplications(store.forTenant(tenant), user, now());
  }

  async #read(principal: Principal, id: string): Promise<OwnApplication> {
    const mine = await this.list(principal);
    const made = mine.find(({ application_id }) => application_id === id);
    if (made === undefined) throw new TypeError(`The application "${id}" was just written.`);
    return made;
  }
}
