/** A workspace as a document of texts that two moments can be compared by. */
import type { Principal } from "@bole/base";
import type { Talent } from "@bole/talent";

type Texts = { readonly [name: string]: string | Texts };
type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

const LIMIT = 100;

export async function workspaceRecord(talent: Talent, who: Principal): Promise<Texts> {
  const people = await all((after) => talent.people.list(who, { limit: LIMIT, ...after }));
  const jobs = await all((after) => talent.jobs.list(who, { limit: LIMIT, ...after }));
  const boards = await Promise.all(jobs.map(({ id }) => talent.applications.board(who, id)));
  const interviews = await all((after) => talent.interviews.list(who, { limit: LIMIT, ...after }));
  const mails = await all((after) => talent.mails.list(who, { limit: LIMIT, ...after }));
  const notes = await Promise.all(
    people.map(async ({ person }) => {
      const list = await talent.notes.list(who, person.id);
      return [person.name, list.map(({ text }) => text).join("\n")] as const;
    }),
  );
  return {
    people: keyed(people, ({ person }) => [person.name, texts(person)]),
    jobs: keyed(jobs, (job) => [job.title, texts(job)]),
    stages: Object.fromEntries(
      boards.flatMap(({ job_title, columns }) =>
        columns.flatMap(({ stage, cards }) =>
          cards.map(({ name }) => [`${name} · ${job_title}`, stage] as const),
        ),
      ),
    ),
    interviews: keyed(interviews, (one) => [
      `${one.person_name} · ${one.job_title}`,
      texts({ ...one, uid: "" }),
    ]),
    notes: Object.fromEntries(notes),
    mails: keyed(mails, ({ direction, to, from, subject, state }) => [
      `${direction === "out" ? `to ${to}` : `from ${from}`} · ${subject}`,
      state,
    ]),
  };
}

async function all<Item>(
  page: (after: { readonly after?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { items: some, next } = await page(after === undefined ? {} : { after });
    items.push(...some);
    after = next;
  }
  return items;
}

/** Several of the same name are counted. */
function keyed<Item>(
  items: readonly Item[],
  of: (item: Item) => readonly [string, string | Texts],
) {
  const found: Record<string, string | Texts> = {};
  for (const item of items) {
    const [name, value] = of(item);
    let key = name;
    for (let count = 2; key in found; count += 1) key = `${name} (${count})`;
    found[key] = value;
  }
  return found;
}

const INTERNAL = /(?:^|_)(?:id|at|version|sequence|created|updated|seq|pos)$/;
const TIMES = new Set(["starts_at", "ends_at"]);

function texts(record: object): Texts {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if ((INTERNAL.test(name) && !TIMES.has(name)) || value === null) return [];
      return [[name, typeof value === "string" ? value : JSON.stringify(value)]];
    }),
  );
}
