/**
 * The threads of a tenant, each with its newest mail and the one that decides its group: the newest that
 * counts. What a machine wrote, what needs no answer and what was never sent does not count, so an absence
 * notice changes nothing. One that was only kept decides, but is not sent. A newer mail brings back a conversation that was done.
 */
import type { Db } from "../../parts.ts";
import { ONLY_KEPT } from "../only-kept.ts";
import type { ConversationGroup } from "./conversation.ts";

export function threadsOf(db: Db) {
  const threads = db
    .selectFrom("messages")
    .select(({ fn, eb, and, or, ref }) => [
      "thread_id",
      fn.max("pos").as("newest"),
      fn.countAll<number>().as("mails"),
      fn
        .max(
          eb
            .case()
            .when(
              and([
                eb("state", "not in", ["draft", "cancelled"]),
                or([eb("kind", "is", null), eb("kind", "=", "reply")]),
                eb("no_answer", "is", null),
              ]),
            )
            .then(ref("pos"))
            .end(),
        )
        .as("deciding"),
    ])
    .groupBy("thread_id")
    .as("threads");
  return db
    .selectFrom(threads)
    .innerJoin("messages", "messages.pos", "threads.newest")
    .leftJoin("messages as deciding", "deciding.pos", "threads.deciding")
    .select(["messages.done", "messages.no_answer", "deciding.direction as turn"])
    .select("deciding.state_reason as turn_reason");
}

interface Standing {
  readonly done: number | null;
  /** Whose mail decides; null where none counts. */
  readonly turn: "in" | "out" | null;
  readonly turn_reason: string | null;
  /** Of the newest mail. */
  readonly direction: "in" | "out";
  readonly state_reason: string;
}

/** `inGroup` says the same in SQL. */
export function groupOf(standing: Standing): ConversationGroup {
  const { done } = standing;
  const whose = done === 0 ? standing.direction : standing.turn;
  const why = done === 0 ? standing.state_reason : standing.turn_reason;
  if (done === 1 || whose === null) return "done";
  if (whose === "in") return "to_answer";
  return why === ONLY_KEPT ? "not_sent" : "sent";
}

type Threads = ReturnType<typeof threadsOf>;

export function inGroup(query: Threads, group: ConversationGroup): Threads {
  const whose = group === "to_answer" ? "in" : "out";
  const why = group === "not_sent" ? "=" : "<>";
  return query.where(({ and, or, eb }) =>
    group === "done"
      ? or([
          eb("messages.done", "=", 1),
          and([eb("messages.done", "is", null), eb("deciding.direction", "is", null)]),
        ])
      : or([
          and([
            eb("messages.done", "=", 0),
            eb("messages.direction", "=", whose),
            eb("messages.state_reason", why, ONLY_KEPT),
          ]),
          and([
            eb("messages.done", "is", null),
            eb("deciding.direction", "=", whose),
            eb("deciding.state_reason", why, ONLY_KEPT),
          ]),
        ]),
  );
}
