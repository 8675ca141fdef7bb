/** What a question is about, with every record that it names found, or asked for. */
import { findConcepts } from "@bole/talent/reading";
import { questionOf } from "../entities/continue-question.ts";
import { findInterviewers } from "../entities/interviewers.ts";
import { findJob, optionOfJob } from "../entities/jobs.ts";
import { limitIn } from "../entities/people.ts";
import type { Scene } from "../entities/scene.ts";
import { timesIn } from "../entities/times.ts";
import { whoIsNamed } from "../entities/who.ts";
import type { Heard } from "../goals/hear.ts";
import type { OpenQuestion } from "../memory.ts";
import type { Records } from "../parts.ts";
import type { Asked, Topic } from "../reading.ts";
import { stagesIn } from "./acts.ts";
import { placeIn, yearsIn } from "./limits.ts";
import { topicOf } from "./topics.ts";

interface AskedAbout {
  readonly asked: Asked | null;
  readonly question: OpenQuestion | null;
}

export function askedOf(topic: Topic, language: "zh" | "en"): Asked {
  return {
    ...{ topic, language, job_id: null, person_ids: [], stages: [], to_stage: null, skills: [] },
    ...{ location: null, min_years: null, max_years: null, from: null, to: null, limit: null },
    ...{ interviewer_ids: [], text: "" },
  };
}

/** Topics that make no sense without somebody. */
const NEEDS_PERSON: ReadonlySet<Topic> = new Set([
  "where_is",
  "about_person",
  "move_stage",
  "add_candidate",
]);
const NEEDS_JOB: ReadonlySet<Topic> = new Set(["publish_job", "add_candidate"]);

export async function askAbout(parts: Records, scene: Scene, heard: Heard): Promise<AskedAbout> {
  const { said, language, chosen, page, memory, now, zone, jobs } = scene;
  const interviewers = await findInterviewers(parts, scene);
  const who = whoIsNamed(scene, interviewers.names);
  const found = findJob(said.folded, jobs, {
    page: page.job_id,
    memory: memory.job_id,
    chosen: chosen.job_id,
  });
  const names = Math.max(who.person_ids.length, who.mentions);
  const topic =
    heard.act?.topic ??
    topicOf(said, { names, strangers: who.strangers, hasFiles: scene.hasFiles });
  const isTalk =
    topic === "greeting" ||
    topic === "thanks" ||
    topic === "help" ||
    topic === "open" ||
    topic === "create_job";
  if (who.question !== null && !isTalk) return { asked: null, question: who.question };
  if (NEEDS_PERSON.has(topic) && who.person_ids.length === 0) {
    return { asked: null, question: questionOf("people", "", [], said.raw, chosen) };
  }
  const isNamed = found.kind === "found" && found.by === "name";
  const isMeant =
    isNamed ||
    NEEDS_JOB.has(topic) ||
    /这个|该|此|本|\bthis\b|\bthe (?:job|role|position)\b/u.test(said.folded);
  const job_id = found.kind === "found" && isMeant && !isTalk ? found.job.id : null;
  if (!isTalk && (found.kind === "several" || found.kind === "unknown")) {
    return {
      asked: null,
      question: questionOf(
        "job",
        found.said,
        found.jobs.map(optionOfJob(scene.language)),
        said.raw,
        chosen,
      ),
    };
  }
  if (NEEDS_JOB.has(topic) && job_id === null) {
    const options = jobs
      .filter(({ status, kind }) => status !== "closed" && kind === "job")
      .map(optionOfJob(scene.language));
    return { asked: null, question: questionOf("job", "", options, said.raw, chosen) };
  }
  const { from, to } = timesIn(said.cues, now, zone);
  const asked: Asked = {
    ...askedOf(topic, language),
    job_id,
    person_ids: [...who.person_ids],
    stages: heard.act === null ? stagesIn(said.cues) : [],
    to_stage: heard.act?.to_stage ?? null,
    skills: skillsIn(said.raw, found.kind === "found" && isNamed ? found.job.title : ""),
    location: placeIn(said.raw),
    ...yearsIn(said.cues),
    from,
    to,
    limit: limitIn(said.cues),
    interviewer_ids: [...interviewers.ids],
    text: said.paste === "" ? said.raw : `${said.raw}\n${said.paste}`,
  };
  return { asked, question: null };
}

/** What a job's title is made of is no skill that is asked for. */
function skillsIn(text: string, title: string): string[] {
  const ofTitle = new Set(findConcepts(title).map(({ id }) => id));
  return findConcepts(text)
    .map(({ id }) => id)
    .filter((id) => !ofTitle.has(id));
}
