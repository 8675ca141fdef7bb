/**
 * "Book Grace for Friday", "I keep Grace's calendar. When is she free?", said of somebody who leads interviews and is no
 * candidate: who the interview is with.
 */
import type { ConversationState, Item, Mention, ReadCall } from "@bole/language";
import { matchNames, tellingWords } from "@bole/language/text";
import type { DeskScene } from "./desk.ts";
import { personItem, reader } from "./workspace.ts";

type Scene = Pick<DeskScene, "records" | "tenant" | "workspace" | "state">;

const TOOLS: ReadonlySet<string> = new Set([
  ...["book_interview", "find_times", "change_interview", "list_interviews"],
]);
/** Of these it may be an interviewer who is only pointed at. */
const CALENDAR: ReadonlySet<string> = new Set(["find_times", "list_interviews"]);
const SURE = 0.8;

export async function withInterviewers(
  calls: readonly ReadCall[],
  { records, tenant, workspace, state }: Scene,
): Promise<ReadCall[]> {
  if (!calls.some(({ tool }) => TOOLS.has(tool))) return [...calls];
  const all = await records.talent.interviewers.list(reader(tenant));
  const leaders = all.map(({ id, name }): Item => ({ kind: "interviewer", id, label: name }));
  const people = workspace.people.map(personItem);
  const bestOf = (text: string, items: readonly Item[]) => {
    const [best] = matchNames(text, items).ranked;
    return best && best.score >= SURE ? best.item : undefined;
  };
  const leaderOf = ({ ref, text }: Mention) =>
    ref === "name" && !bestOf(text, people) ? bestOf(text, leaders) : undefined;
  const isCandidate = ({ ref, text }: Mention) =>
    ref === "name" && !bestOf(text, leaders) && bestOf(text, people) !== undefined;
  const spoken = calls.flatMap(({ mentions }) => mentions).filter((one) => leaderOf(one));
  const pointedAt = ({ place }: Mention) => {
    const named = spoken.findLast((one) => one.place[1] <= place[0]);
    return named ? leaderOf(named) : lastLeader(state);
  };
  return calls.map((call) => {
    if (!TOOLS.has(call.tool)) return call;
    const mentions = call.mentions.filter(isTelling).map((mention): Mention => {
      if (mention.name === "with" && isCandidate(mention)) return { ...mention, name: "who" };
      if (mention.name !== "who") return mention;
      if (leaderOf(mention)) return { ...mention, name: "with" };
      const isPointing = mention.ref === "pronoun" && CALENDAR.has(call.tool);
      const leader = isPointing ? pointedAt(mention) : undefined;
      return leader ? { ...mention, name: "with", ref: "name", items: [leader] } : mention;
    });
    return { ...call, mentions };
  });
}

/** "With a" of "with a board meeting" names nobody. */
const isTelling = ({ name, ref, text }: Mention): boolean =>
  name !== "with" || ref !== "name" || tellingWords(text).some((word) => word.length > 1);

/** The interviewer who was spoken of, unless a candidate was since then: what is in focus stands in its order. */
function lastLeader({ focus }: Pick<ConversationState, "focus">): Item | undefined {
  const kinds = Object.keys(focus);
  return kinds.indexOf("interviewer") > kinds.indexOf("person") ? focus.interviewer : undefined;
}
