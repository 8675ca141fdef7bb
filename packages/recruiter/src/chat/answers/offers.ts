import { zonedDay as day } from "@bole/base";
import { type Answering, type Asking, job, person, pick, reader, reply } from "./asking.ts";
import { matching } from "./people-filter.ts";

const ACCEPTED = /接受|接了|签|\b(?:accept\w*|signed?|said yes)\b/iu;

interface Ended {
  readonly person_id: string;
  readonly name: string;
  readonly job_id: string;
  readonly job_title: string;
  readonly at: string;
  readonly reason: string;
}

/** Who took an offer, or left after one: only those who had one, by what is recorded of them. */
export const offers: Answering = async (asking) => {
  const { asked } = asking;
  const accepted = ACCEPTED.test(asked.text);
  const found = await endedAfterOffer(asking, accepted ? "hired" : "withdrawn");
  // That we ended it is not what was asked, and that they did is not recorded.
  const unclear = accepted ? [] : await endedAfterOffer(asking, "rejected");
  const count = found.length;
  const head = accepted
    ? pick(
        asking,
        count === 0 ? "还没有人在发出录用意向之后入职。" : `${count} 位接受了录用：`,
        count === 0
          ? "Nobody was hired after an offer yet."
          : `${count} ${count === 1 ? "person" : "people"} took an offer:`,
      )
    : pick(
        asking,
        count === 0
          ? "没有人在收到录用意向之后退出。口头拒绝但没有记录的，这里看不到。"
          : `${count} 位在收到录用意向之后退出：`,
        count === 0
          ? "Nobody withdrew after an offer. Whoever said no without it being recorded is not known here."
          : `${count} ${count === 1 ? "person" : "people"} withdrew after an offer:`,
      );
  const rest =
    unclear.length === 0
      ? []
      : [
          pick(
            asking,
            `有 ${unclear.length} 位在录用意向之后记为未通过，是谁的决定没有记录：`,
            `${unclear.length} ended as rejected after an offer; whose decision it was is not recorded:`,
          ),
          ...unclear.map((one, at) => lineOf(one, at + 1, asking)),
        ];
  const all = [...found, ...unclear];
  const lines = found.map((one, at) => lineOf(one, at + 1, asking));
  return reply([head, ...lines, ...rest].join("\n"), {
    links: all.flatMap((one) => [person(one.person_id, one.name), job(one.job_id, one.job_title)]),
    person_ids: [...new Set(all.map(({ person_id }) => person_id))],
    job_id: asked.job_id,
  });
};

/** Whose application is in that stage now, and was an offer before. */
async function endedAfterOffer(
  asking: Asking,
  stage: "hired" | "withdrawn" | "rejected",
): Promise<Ended[]> {
  const { parts, asked } = asking;
  const everybody = { ...asked, stages: [stage], from: null, to: null };
  const { rows } = await matching({ ...asking, asked: everybody });
  const found: Ended[] = [];
  for (const { person: one } of rows) {
    const { applications } = await parts.talent.people.candidate(reader(asking), one.id);
    for (const { application, job_title, events } of applications) {
      const last = events.findLast(({ to }) => to === stage);
      const isMeant = asked.job_id === null || application.job_id === asked.job_id;
      const hadOffer = events.some(({ to }) => to === "offer");
      if (!isMeant || !hadOffer || application.stage !== stage || last === undefined) continue;
      if (asked.from !== null && last.created_at < asked.from) continue;
      if (asked.to !== null && last.created_at >= asked.to) continue;
      found.push({
        ...{ person_id: one.id, name: one.name, job_id: application.job_id, job_title },
        ...{ at: last.created_at, reason: last.reason },
      });
    }
  }
  return found;
}

function lineOf({ name, job_title, at, reason }: Ended, place: number, asking: Asking): string {
  const { zone, asked } = asking;
  const when = day(at, zone, asked.language);
  const facts = [job_title, when, reason].filter(Boolean).join(pick(asking, "，", ", "));
  return `${place}. ${name}${pick(asking, "：", ": ")}${facts}`;
}
