/** "Everyone in the backend role": the candidates of the job that the message names, with whom something goes on. */
import type { Item } from "@bole/language";
import { GOING_ON } from "./described-people.ts";
import type { DeskScene } from "./desk.ts";
import { matchTitles } from "./match-titles.ts";
import { personItem, reader } from "./workspace.ts";

const SURE = 0.8;

/** @param otherwise the job that is meant where none is named */
export async function everybodyOfJob(
  { calls, workspace, records, tenant }: DeskScene,
  otherwise: Item | undefined,
): Promise<Item[]> {
  const named = calls.flatMap(({ mentions }) =>
    mentions.filter(({ name, ref }) => name === "job" && ref === "name"),
  );
  const [best] = named.flatMap(({ text }) => matchTitles(text, workspace.jobs).slice(0, 1));
  const meant = best !== undefined && best.score >= SURE ? best.item : undefined;
  const job = named.length === 0 ? otherwise : meant;
  if (job === undefined) return [];
  const all = await records.talent.applications.ofJob(reader(tenant), job.id);
  const going = new Set(
    all.filter(({ stage }) => GOING_ON.includes(stage)).map((one) => one.person_id),
  );
  return workspace.people.filter(({ person }) => going.has(person.id)).map(personItem);
}
