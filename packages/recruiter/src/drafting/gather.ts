/** Everything that a mail to somebody may rest on, read once. */
import { type Principal, zonedDate, zonedTime } from "@bole/base";
import type { Facts } from "@bole/guardrails";
import {
  conceptById,
  isOnlyKept,
  type Job,
  type Message,
  resumeText,
  type Talent,
  zoneOfPerson,
} from "@bole/talent";
import type { DraftInput } from "../agents/communication/draft-input.ts";
import type { Language } from "../agents/shared/language.ts";
import { factsOf, type ResumeFact } from "./facts.ts";
import { conditionsOf, pitchOf } from "./job-lines.ts";
import type { LetterFacts } from "./letters/letter.ts";
import { spaced } from "./letters/spaced.ts";
import { salutation } from "./salutation.ts";

export interface Gathered {
  readonly to: string;
  readonly job: Job;
  readonly letter: LetterFacts;
  /** The one that the letter rests on. */
  readonly fact: ResumeFact | null;
  /** What claims are checked against: the résumé, the job, who writes and who is written to. */
  readonly backing: Facts;
  /** Ours that a follow-up continues, or theirs that a reply answers. */
  readonly answers: string | null;
  /** Of a reminder: the next interview for the job. */
  readonly interview_id: string | undefined;
  readonly application_id: string | null;
}

const LEGAL_FORM =
  /(?:（[^）]{1,6}）)?(?:股份|集团)?有限(?:责任)?公司$|,? (?:Ltd|Limited|GmbH|AG|plc|B\.V\.|Inc|LLC|S\.A\.|Oy|AB)\.?$/u;
const withoutLegalForm = (name: string) => name.replace(LEGAL_FORM, "").trim();

type GatherRequest = Pick<DraftInput, "candidate" | "job_id" | "purpose">;

interface GatherOptions {
  readonly sender: string | undefined;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const MOST_SKILLS = 4;

export async function gather(
  talent: Talent,
  reader: Principal,
  { candidate, job_id, purpose }: GatherRequest,
  { sender, language, now }: GatherOptions,
): Promise<Gathered> {
  const job = await talent.jobs.get(reader, job_id);
  const person = await talent.people.get(reader, candidate.person_id);
  const [newest] = await talent.resumes.of(reader, person.id);
  const detail = newest === undefined ? null : await talent.resumes.get(reader, newest.id);
  const text = detail === null ? "" : resumeText(detail.resume, detail.document?.text ?? null);
  const facts = detail === null ? [] : factsOf(detail.resume.data, text, job, candidate.verdicts);
  // A line in another language would be out of place in the letter.
  const fact =
    detail?.resume.language === language
      ? (facts.find(({ isRelevant }) => isRelevant) ?? null)
      : null;
  const asked = new Set(job.criteria.flatMap(({ skill }) => skill ?? []));
  const skills = (detail?.resume.tags.skill ?? []).filter((id) => asked.has(id));
  const about = { person_id: person.id, job_id: job.id };
  const before = await mailBefore(talent, reader, about, purpose);
  const interview = purpose === "reminder" ? await nextInterview(talent, reader, about, now) : null;
  const signed = signature(sender, job, language);
  const letter: LetterFacts = {
    language,
    salutation: salutation(person.name, language),
    name: person.name,
    job_title: job.title,
    organisation: job.organisation,
    conditions: conditionsOf(job, language).join(language === "zh" ? "，" : ", "),
    pitch: job.language === language ? pitchOf(job) : "",
    reason: fact && {
      quote: fact.quote,
      where: withoutLegalForm(fact.where),
      // The job's own words only in a letter in its own language.
      asked: job.language === language ? fact.asked : "",
    },
    skills: skills.slice(0, MOST_SKILLS).map((id) => conceptById(id)?.[language] ?? id),
    sender: signed,
    written_on:
      before === null ? "" : zonedDate(before.created_at, zoneOfPerson(person) ?? "UTC", language),
    interview_at:
      interview === null ? "" : zonedTime(interview.starts_at, interview.time_zone, language),
    to_confirm: interview?.state === "proposed",
    is_offered: candidate.stage === "offer",
  };
  return {
    to: person.email ?? "",
    job,
    letter,
    fact,
    backing: [text, job.description, record(job), { ...letter, reason: null }],
    answers: before?.id ?? null,
    interview_id: interview?.id,
    application_id: candidate.application_id,
  };
}

const record = ({ title, organisation, location, criteria, salary, min_years }: Job) => ({
  title,
  organisation,
  location,
  criteria: criteria.map(({ text }) => text),
  salary,
  min_years,
});

interface About {
  readonly person_id: string;
  readonly job_id: string;
}

/** The newest mail that a follow-up continues or that a reply answers. */
async function mailBefore(
  talent: Pick<Talent, "mails">,
  reader: Principal,
  about: About,
  purpose: DraftInput["purpose"],
): Promise<Pick<Message, "id" | "created_at"> | null> {
  if (purpose !== "follow_up" && purpose !== "reply") return null;
  const direction = purpose === "follow_up" ? "out" : "in";
  const { items } = await talent.mails.list(reader, { ...about, direction, limit: 20 });
  const counts = (mail: (typeof items)[number]) =>
    direction === "out" ? LEFT.has(mail.state) && !isOnlyKept(mail) : mail.kind === "reply";
  return items.find(counts) ?? null;
}

/** What has left, or is about to. */
const LEFT: ReadonlySet<Message["state"]> = new Set(["queued", "sending", "sent", "uncertain"]);

async function nextInterview(
  talent: Pick<Talent, "interviews">,
  reader: Principal,
  about: About,
  now: number,
) {
  const from = new Date(now).toISOString();
  const { items } = await talent.interviews.list(reader, { ...about, from, limit: 50 });
  // Whoever has not confirmed a time yet is reminded to.
  const standing = items.filter(({ state }) => state === "booked" || state === "proposed");
  const [next] = standing.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  return next ?? null;
}

function signature(sender: string | undefined, { organisation }: Job, language: Language): string {
  if (sender !== undefined && sender !== "") {
    return language === "zh" ? `祝好！\n${sender}` : `Kind regards,\n${sender}`;
  }
  if (organisation === "")
    return language === "zh" ? "祝好！\n招聘团队" : "Kind regards,\nThe hiring team";
  return language === "zh"
    ? spaced(`祝好！\n${organisation}招聘团队`)
    : `Kind regards,\nThe hiring team at ${organisation}`;
}
