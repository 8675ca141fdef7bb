/**
 * What somebody may see of an organisation's people, jobs and interviews who does not see all of them:
 * hiring managers their jobs, interviewers their interviews, and both the people in these. A résumé
 * that somebody wrote for themselves is seen by nobody else, whatever they are.
 */
import type { Store } from "@bole/store";
import type { Tables, TalentParts } from "../parts.ts";

export interface Viewer {
  readonly tenant: string;
  readonly user: string;
  /** By which an interviewer is known to be this user. */
  readonly email: string;
  /** The jobs of whose teams they are. */
  readonly team: readonly string[];
  readonly sees: {
    readonly jobs: "all" | "open" | "team";
    readonly people: "all" | "some";
    readonly interviews: "all" | "some";
  };
}

export class Visibility {
  readonly #store: Store<Tables>;

  constructor({ store }: Pick<TalentParts, "store">) {
    this.#store = store;
  }

  /** What is not there is left to whoever reads it. */
  async job({ tenant, sees, team }: Viewer, id: string): Promise<boolean> {
    if (sees.jobs === "all" || team.includes(id)) return true;
    if (sees.jobs === "team") return false;
    const open = await this.#store
      .forTenant(tenant)
      .selectFrom("jobs")
      .select("id")
      .where("id", "=", id)
      .where("status", "=", "open")
      .executeTakeFirst();
    return open !== undefined;
  }

  async person(viewer: Viewer, id: string): Promise<boolean> {
    const db = this.#store.forTenant(viewer.tenant);
    const person = await db
      .selectFrom("people")
      .select("owner")
      .where("id", "=", id)
      .executeTakeFirst();
    if (person?.owner != null) return person.owner === viewer.user;
    if (viewer.sees.people === "all") return true;
    return (await this.#applied(viewer, id)) || this.#isMet(viewer, id);
  }

  async resume(viewer: Viewer, id: string): Promise<boolean> {
    const resume = await this.#store
      .forTenant(viewer.tenant)
      .selectFrom("resumes")
      .select("person_id")
      .where("id", "=", id)
      .executeTakeFirst();
    return resume === undefined || this.person(viewer, resume.person_id);
  }

  async interview({ tenant, email, team, sees }: Viewer, id: string): Promise<boolean> {
    if (sees.interviews === "all") return true;
    const interview = await this.#store
      .forTenant(tenant)
      .selectFrom("interviews")
      .innerJoin("applications", "applications.id", "interviews.application_id")
      .innerJoin("interviewers", "interviewers.id", "interviews.interviewer_id")
      .select(["job_id", "interviewers.email"])
      .where("interviews.id", "=", id)
      .executeTakeFirst();
    if (interview === undefined) return false;
    return team.includes(interview.job_id) || isSame(interview.email, email);
  }

  /** The ids under which somebody interviews. */
  async interviewersOf({ tenant, email }: Viewer): Promise<string[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("interviewers")
      .select(["id", "email"])
      .execute();
    return rows.filter((row) => isSame(row.email, email)).map(({ id }) => id);
  }

  async #applied({ tenant, team }: Viewer, person: string): Promise<boolean> {
    if (team.length === 0) return false;
    const found = await this.#store
      .forTenant(tenant)
      .selectFrom("applications")
      .select("id")
      .where("person_id", "=", person)
      .where("job_id", "in", team)
      .executeTakeFirst();
    return found !== undefined;
  }

  async #isMet({ tenant, email }: Viewer, person: string): Promise<boolean> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("interviews")
      .innerJoin("applications", "applications.id", "interviews.application_id")
      .innerJoin("interviewers", "interviewers.id", "interviews.interviewer_id")
      .select("interviewers.email")
      .where("applications.person_id", "=", person)
      .execute();
    return rows.some((row) => isSame(row.email, email));
  }
}

function isSame(address: string, other: string): boolean {
  return address.toLowerCase() === other.toLowerCase();
}
