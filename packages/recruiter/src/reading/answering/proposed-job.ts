/** A job that was proposed in the conversation and is not created yet. */
import type { Desk } from "../desk.ts";
import { reader } from "../workspace.ts";

export async function isProposedJob(
  effect_id: string,
  { records, tenant }: Pick<Desk, "records" | "tenant">,
): Promise<boolean> {
  const { content } = await records.talent.effects.get(reader(tenant), effect_id);
  return content.kind === "create_job";
}

/** The one that has just been shown, or that alone waits; undefined where there is none. */
export async function proposedJob(desk: Desk): Promise<string | undefined> {
  const jobs = desk.state.pending.filter(({ kind }) => kind === "job");
  const card = jobs.find(({ is_new }) => is_new) ?? (jobs.length === 1 ? jobs[0] : undefined);
  return card && (await isProposedJob(card.id, desk)) ? card.id : undefined;
}
