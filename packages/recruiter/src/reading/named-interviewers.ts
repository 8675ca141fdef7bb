/** "Book Grace for Friday", said of somebody who leads interviews and is no candidate: who the interview is with. */
import type { Item, ReadCall } from "@bole/language";
import { matchNames } from "@bole/language/text";
import type { DeskScene } from "./desk.ts";
import { personItem, reader } from "./workspace.ts";

type Scene = Pick<DeskScene, "records" | "tenant" | "workspace">;

const TOOLS: ReadonlySet<string> = new Set(["book_interview", "find_times", "change_interview"]);
const SURE = 0.8;

export async function withInterviewers(
  calls: readonly ReadCall[],
  { records, tenant, workspace }: Scene,
): Promise<ReadCall[]> {
  if (!calls.some(({ tool }) => TOOLS.has(tool))) return [...calls];
  const all = await records.talent.interviewers.list(reader(tenant));
  const leaders = all.map(({ id, name }): Item => ({ kind: "interviewer", id, label: name }));
  const people = workspace.people.map(personItem);
  const isOf = (text: string, items: readonly Item[]) =>
    (matchNames(text, items).ranked[0]?.score ?? 0) >= SURE;
  return calls.map((call) => {
    if (!TOOLS.has(call.tool)) return call;
    const mentions = call.mentions.map((mention) => {
      const { name, ref, text } = mention;
      const isLeader =
        name === "who" && ref === "name" && isOf(text, leaders) && !isOf(text, people);
      return isLeader ? { ...mention, name: "with" } : mention;
    });
    return { ...call, mentions };
  });
}
