/** What the words of a message mean in this workspace: people, jobs and interviewers by name, and times. */
import type { ConversationState, FindRequest, Item, Linking, Match } from "@bole/language";
import {
  durationsIn,
  matchNames,
  ordinalsIn,
  readNumber,
  tellingWords,
  timesIn,
} from "@bole/language/text";
import { describedPeople } from "./described-people.ts";
import { type DeskScene, isFound } from "./desk.ts";
import { everybodyOfJob } from "./everybody-of-job.ts";
import { matchDescribed, matchNamed, toldApart } from "./match-people.ts";
import { matchTitles } from "./match-titles.ts";
import { jobItem, jobOnRecord, personItem, reader } from "./workspace.ts";

export function linkingFor(scene: DeskScene): Linking {
  const { now, zone } = scene;
  return {
    floor: {
      time: (words) => timesIn(words, { now, zone })[0],
      number: readNumber,
      duration: (words) => durationsIn(words)[0],
      positions: ordinalsIn,
      matchNames,
      tells: (words) => tellingWords(words).length > 0,
    },
    isSought: isFound,
    tellApart: async (equal, { focus }) =>
      toldApart(equal, scene.message, scene.workspace.people, focus.job),
    find: (request) => FINDERS[request.kind]?.(request, scene) ?? Promise.resolve([]),
    group: async ({ kind, words, ref, state, view }) => {
      if (kind !== "person") return [];
      if (ref === "description") return describedPeople(words, state, scene);
      const ofJob = await everybodyOfJob(
        scene,
        view.length > 0 ? undefined : spokenJob(scene, state),
      );
      return ofJob.length > 0 || view.length > 0 ? ofJob : describedPeople(words, state, scene);
    },
  };
}

/** The job in focus, or the only one of whoever is. */
function spokenJob({ workspace }: DeskScene, { focus }: ConversationState): Item | undefined {
  if (focus.job !== undefined) return jobOnRecord(focus.job, workspace);
  const row = workspace.people.find(({ person }) => person.id === focus.person?.id);
  const [only, ...more] = row?.stages ?? [];
  return only && more.length === 0
    ? { kind: "job", id: only.job_id, label: only.job_title }
    : undefined;
}

type Finder = (request: FindRequest, scene: DeskScene) => Promise<readonly Match[]>;

const FINDERS: Readonly<Record<string, Finder>> = {
  person: async ({ words, ref, state }, { workspace, records, tenant }) => {
    if (ref === "description") return matchDescribed(words, workspace.people, state);
    const known = matchNamed(words, workspace.people);
    if (known.length > 0 || !workspace.isPart) return known;
    const { items } = await records.talent.people.list(reader(tenant), { q: words, limit: 50 });
    return matchNames(words, items.map(personItem)).ranked;
  },
  job: async ({ words }, { workspace }) => {
    const known = new Map(workspace.jobs.map((job) => [job.id, job]));
    // A job that is over, and what is no job, are meant where no other fits as well.
    const matches = matchTitles(words, workspace.jobs).map(({ item, score }) => {
      const { status, kind } = known.get(item.id) ?? {};
      const less = (status === "closed" ? LESS : 0) + (kind === "job" ? 0 : LESS);
      return { item, score: score >= WHOLE ? score : score - less };
    });
    const [only, ...more] = matches;
    const isOpen = only && jobItems({ workspace }).some(({ id }) => id === only.item.id);
    // The only job that has any of the words is worth a look, and a question before anything is done.
    return isOpen && more.length === 0 ? [{ ...only, score: Math.max(only.score, ONLY) }] : matches;
  },
  interviewer: async ({ words }, { records, tenant }) => {
    const all = await records.talent.interviewers.list(reader(tenant));
    const items = all.map(({ id, name }): Item => ({ kind: "interviewer", id, label: name }));
    return matchNames(words, items).ranked;
  },
};

const WHOLE = 0.99;
const ONLY = 0.62;
const LESS = 0.09;

export const jobItems = ({ workspace }: Pick<DeskScene, "workspace">): Item[] =>
  workspace.jobs
    .filter(({ status, kind }) => status === "open" && kind === "job")
    .map((job) => jobItem(job));
