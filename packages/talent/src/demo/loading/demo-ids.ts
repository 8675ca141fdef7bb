/**
 * Ids that say what they are: `person_demo_chen-siyuan`. They tell what came with the demo from what
 * somebody added to it, and are the same on every machine.
 */
import type { Db } from "../../parts.ts";

const MARK = "demo";
const TABLES = [
  "people",
  "resumes",
  "documents",
  "jobs",
  "applications",
  "stage_events",
  "messages",
  "interviews",
  "interviewers",
  "audit_events",
] as const;

export class DemoIds {
  #about = "";
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** What the next ids are made for. */
  about(...keys: readonly string[]): void {
    this.#about = keys.join(".");
  }

  readonly newId = (prefix: string): string => {
    const id = `${prefix}_${MARK}_${this.#about}`;
    let free = id;
    for (let count = 2; this.#taken.has(free); count += 1) free = `${id}.${count}`;
    this.#taken.add(free);
    return free;
  };
}

/** For SQL's LIKE. Other ids have hexadecimal digits where these have their mark. */
export function demoIdPattern(prefix: string): string {
  return `${prefix}_${MARK}_%`;
}

/** Those of an earlier demo: what somebody used of it stayed when it was removed. */
export async function takenDemoIds(db: Db): Promise<string[]> {
  const taken: string[] = [];
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where("id", "like", demoIdPattern("%"))
      .execute();
    taken.push(...rows.map(({ id }) => id));
  }
  return taken;
}
