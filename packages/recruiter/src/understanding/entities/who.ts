/** The people that a message is about, or the question that has to be asked first. */
import type { Stage } from "@bole/talent";
import { stagesIn } from "../asked/acts.ts";
import type { OpenQuestion } from "../memory.ts";
import type { Records } from "../parts.ts";
import { questionOf } from "./continue-question.ts";
import { type FoundPeople, findPeople, limitIn, optionOf, thoseShown } from "./people.ts";
import type { KnownName } from "./roster.ts";
import { reader, type Scene } from "./scene.ts";

export interface Who {
  readonly person_ids: readonly string[];
  /** Whether they were named, and not meant by "them" or a stage. */
  readonly named: boolean;
  readonly question: OpenQuestion | null;
  /** How many names of people we know are in it. */
  readonly mentions: number;
  /** How many of people whom we do not. */
  readonly strangers: number;
}

const EXCEPT =
  /(?:除了|除|不包括|去掉|除外)([^,，。]{1,20})|\b(?:except(?: for)?|but not|excluding|without|apart from)\s+([^,.;]{1,40})/u;

/** `others`: names that are not candidates', such as interviewers'. */
export function whoIsNamed(scene: Scene, others: readonly string[]): Who {
  const { said, chosen, roster, jobs, memory, page } = scene;
  const titles = jobs.flatMap(({ title, organisation }) => [title, organisation]);
  const found = findPeople(said, roster, [...others, ...titles.filter(Boolean)]);
  const question = doubtIn(found, scene);
  const counted = { mentions: found.mentions.length, strangers: found.unknown.length };
  if (question !== null) return { person_ids: [], named: true, question, ...counted };
  const except = EXCEPT.exec(said.folded);
  const isLeftOut = (mention: string) => (except?.[1] ?? except?.[2] ?? "").includes(mention);
  const ids = found.mentions
    .filter(({ said: mention }) => !isLeftOut(mention))
    .flatMap(({ said: mention, people }) => chosen.people[mention] ?? people.map(({ id }) => id));
  const added = Object.entries(chosen.people)
    .filter(([mention]) => found.unknown.some((one) => one.said === mention))
    .map(([, id]) => id);
  const named = [...new Set([...ids, ...added])];
  if (named.length > 0) return { person_ids: named, named: true, question: null, ...counted };
  const shown = page.person_ids.length > 0 ? page.person_ids : memory.person_ids;
  const leftOut = new Set(
    found.mentions
      .filter(({ said: mention }) => isLeftOut(mention))
      .flatMap(({ people }) => people.map(({ id }) => id)),
  );
  const those = thoseShown(said.cues, shown).filter((id) => !leftOut.has(id));
  return { person_ids: those, named: false, question: null, ...counted };
}

/** A name that nobody has, or several have. */
function doubtIn({ mentions, unknown }: FoundPeople, scene: Scene): OpenQuestion | null {
  const { chosen, said, language } = scene;
  const message = said.raw;
  const options = (people: readonly KnownName[]) => people.map((one) => optionOf(one, language));
  for (const { said: mention, people } of mentions) {
    if (people.length > 1 && chosen.people[mention] === undefined) {
      return questionOf("person", mention, options(people), message, chosen);
    }
  }
  const strangers = unknown.filter((one) => chosen.people[one.said] === undefined);
  // Who could be somebody else is asked about first; all are named.
  const stranger = strangers.find(({ nearest }) => nearest.length > 0) ?? strangers[0];
  if (stranger === undefined) return null;
  const also = strangers.filter((one) => one !== stranger).map((one) => one.said);
  const asked = questionOf("person", stranger.said, options(stranger.nearest), message, chosen);
  return { ...asked, also };
}

const IN_STAGE =
  /阶段|状态为?|(?:已|刚)?(?:回复|联系)(?:了|过)?的|(?:面试|筛选|初筛)(?:中|过|阶段)?的(?:人|候选人)|(?:处于|在)(?:面试|筛选)|\bin (?:the )?(?:interview|screening|offer|sourced|contacted|replied)|\b(?:stage|replied|contacted|screened|interviewed|sourced|shortlisted)\b/u;

/** Everybody in the stages that are named, of a job or of all. */
export async function whoIsIn(
  { talent }: Records,
  { tenant, said }: Scene,
  job_id: string | null,
): Promise<string[]> {
  if (!IN_STAGE.test(said.cues)) return [];
  const ids: string[] = [];
  for (const stage of stagesMeant(said.cues)) {
    const filter = { stage, limit: 200, ...(job_id !== null && { job_id }) };
    const { items } = await talent.people.list(reader(tenant), filter);
    ids.push(...items.map(({ person }) => person.id));
  }
  return [...new Set(ids)].slice(0, limitIn(said.cues) ?? 200);
}

function stagesMeant(cues: string): Stage[] {
  if (
    /回复|\brepl(?:y|ied)\b|\bresponded\b|\banswered\b/u.test(cues) &&
    !/没|未|n't|not/u.test(cues)
  ) {
    return ["replied"];
  }
  // "Schedule interviews for those in screening": the interview is what is wanted.
  const named = stagesIn(cues);
  return named.length > 1 ? named.filter((stage) => stage !== "interview") : named;
}
