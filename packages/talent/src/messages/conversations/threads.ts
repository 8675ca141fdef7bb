/**
 * The threads of a tenant, each with its newest mail and the one that decides its group: the newest that
 * counts. What a machine wrote, what needs no answer and what was never sent does not count, so an absence
 * notice changes nothing. A newer mail brings back a conversation that was done.
 */
import type { Db } from "../../parts.ts";
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
    .select(["messages.done", "messages.no_answer", "deciding.direction as turn"]);
}

interface Standing {
  readonly done: number | null;
  /** Whose mail decides; null where none counts. */
  readonly turn: "in" | "out" | null;
  /** Of the newest mail. */
  readonly direction: "in" | "out";
}

/** `inGroup` says the same in SQL. */
export function groupOf({ done, turn, direction }: Standing): ConversationGroup {
  const whose = done === 0 ? direction : turn;
  if (done === 1 || whose === null) return "done";
  return whose === "in" ? "to_answer" : "sent";
}

type Threads = ReturnType<typeof threadsOf>;

export function inGroup(query: Threads, group: ConversationGroup): Threads {
  const whose = group === "to_answer" ? "in" : "out";
  return query.where(({ and, or, eb }) =>
    group === "done"
      ? or([
          eb("messages.done", "=", 1),
          and([eb("messages.done", "is", null), eb("deciding.direction", "is", null)]),
        ])
      : or([
          and([eb("messages.done", "=", 0), eb("messages.direction", "=", whose)]),
          and([eb("messages.done", "is", null), eb("deciding.direction", "=", whose)]),
        ]),
  );
}
