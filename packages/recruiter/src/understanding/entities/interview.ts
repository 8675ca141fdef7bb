/** The appointment that is to be moved or cancelled. */
import { zonedForAll } from "@bole/base";
import type { InterviewEntry } from "@bole/talent";
import type { OpenQuestion, Option } from "../memory.ts";
import type { Records } from "../parts.ts";
import { questionOf } from "./continue-question.ts";
import { reader, type Scene } from "./scene.ts";

type Found =
  | {
      readonly interview_id: string;
      readonly job_id: string;
      readonly interviewer_id: string;
    }
  | { readonly question: OpenQuestion };

/** Under which its choice is remembered. */
const SLOT = "interview";

export async function findInterview(
  { talent }: Records,
  scene: Scene,
  person_ids: readonly string[],
  job_id: string | null,
): Promise<Found> {
  const { tenant, now, chosen, memory, said } = scene;
  const from = new Date(now).toISOString();
  const { items } = await talent.interviews.list(reader(tenant), { from, limit: 200 });
  const standing = items.filter(({ state }) => state === "booked" || state === "proposed");
  const id = chosen.people[SLOT];
  const theirs = standing.filter(
    (one) =>
      (person_ids.length === 0 || person_ids.includes(one.person_id)) &&
      (person_ids.length > 0 || job_id === null || one.job_id === job_id),
  );
  const one =
    standing.find((interview) => interview.id === id) ??
    (theirs.length === 1 ? theirs[0] : undefined) ??
    (person_ids.length === 0
      ? theirs.find((interview) => interview.id === memory.interview_id)
      : undefined);
  if (one !== undefined) {
    const { id: interview_id, job_id: of, interviewer_id } = one;
    return { interview_id, job_id: of, interviewer_id };
  }
  const options = (theirs.length > 0 ? theirs : person_ids.length > 0 ? [] : standing).map(
    optionIn(scene),
  );
  return { question: questionOf("interview", SLOT, options, said.raw, chosen) };
}

const optionIn =
  ({ zone, language }: Pick<Scene, "zone" | "language">) =>
  ({ id, person_name, job_title, starts_at, ...one }: InterviewEntry): Option => {
    const others = [one.interviewer_time_zone, one.time_zone];
    const when = zonedForAll(starts_at, zone, others, language);
    return { id, title: person_name, detail: `${job_title} · ${when}` };
  };
