/** What is known of the person: from their messages, their profile and their résumé, with its words. */
import type { Principal } from "@bole/base";
import type { Resume, ResumeDetail } from "@bole/talent";
import type { Wish } from "../intake/wish.ts";
import { findOccupations } from "../occupations/find-occupations.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { isCertificate, skillsOf } from "../occupations/skills-of.ts";
import type { CareerMessage } from "../state/career-state.ts";
import type { UserProfile } from "../state/user-profile.ts";
import type { Workspace } from "./ports.ts";
import { type SourceBook, sourceOf } from "./source-book.ts";

export interface KnownPerson {
  readonly resume: Resume | null;
  /** Each skill or interest with the source that says it. */
  readonly skills: ReadonlyMap<string, string>;
  /** Those that nobody names, but that the work they did uses. */
  readonly implied: ReadonlySet<string>;
  readonly interests: ReadonlyMap<string, string>;
  /** What they like, in their words where they said it. */
  readonly likings: readonly {
    readonly leaning: string;
    readonly words: string | null;
    readonly source: string;
  }[];
  /** The occupation they come from, and who says so; whoever only studied for it has not done it. */
  readonly current: {
    readonly id: string;
    readonly source: string;
    readonly isStudied: boolean;
    /** What their résumé calls it, where it does. */
    readonly position: string | null;
  } | null;
}

export interface PersonInput {
  readonly user_profile: UserProfile;
  readonly messages: readonly CareerMessage[];
  readonly wish: Wish;
}

export async function knowPerson(
  input: PersonInput,
  workspace: Workspace,
  principal: Principal,
  book: SourceBook,
): Promise<KnownPerson> {
  const { user_profile, wish, messages } = input;
  const detail =
    user_profile.resume_id === null
      ? null
      : await workspace.resumes.get(principal, user_profile.resume_id);
  const skills = new Map<string, string>();
  const interests = new Map<string, string>();
  if (detail) addResume(detail, skills, interests, book);
  for (const { skill, quote } of wish.skills) {
    if (!skills.has(skill)) skills.set(skill, sourceOf(book, quote, messages));
  }
  for (const { interest, quote } of wish.interests) {
    if (!interests.has(interest)) interests.set(interest, sourceOf(book, quote, messages));
  }
  const current = currentOf(input, detail, book);
  const used = current === null || current.isStudied ? [] : usedAs(current.id);
  const implied = new Set(used.filter((skill) => !skills.has(skill)));
  if (current && implied.size > 0) {
    const source = book.occupation(occupationById(current.id));
    for (const skill of implied) skills.set(skill, source);
  }
  const likings = wish.leanings.map(({ leaning, quote }) => ({
    leaning,
    words: quote?.text ?? null,
    source: sourceOf(book, quote, messages),
  }));
  return { resume: detail?.resume ?? null, skills, implied, interests, likings, current };
}

/** Whoever did the work has used these. Of papers only what the work cannot be done without. */
function usedAs(id: string): string[] {
  const occupation = occupationById(id);
  const isNeeded = (skill: string) => occupation.skills.core.includes(skill);
  return skillsOf(occupation).filter((skill) => isNeeded(skill) || !isCertificate(skill));
}

/** 学的是会计, "I studied law". */
const STUDIED =
  /学的?是|学了|专业|毕业|在读|\b(?:stud(?:y|ied|ying)|degree in|major(?:ed)?|graduat\w+)\b/i;

function addResume(
  { resume, document, concepts }: ResumeDetail,
  skills: Map<string, string>,
  interests: Map<string, string>,
  book: SourceBook,
): void {
  const quotes = new Map(
    concepts.map(({ id, spans: [span] }) => [
      id,
      span && document?.text.slice(span.start, span.end),
    ]),
  );
  for (const [kind, ids] of [
    ["skill", resume.tags.skill],
    ["interest", resume.tags.interest],
  ] as const) {
    const into = kind === "skill" ? skills : interests;
    for (const id of ids) into.set(id, book.resume(resume, `tags.${id}`, quotes.get(id) ?? null));
  }
}

function currentOf(
  { wish, messages }: PersonInput,
  detail: ResumeDetail | null,
  book: SourceBook,
): KnownPerson["current"] {
  if (wish.current) {
    const { occupation_id: id, quote } = wish.current;
    const isStudied = quote !== null && STUDIED.test(quote.text);
    return { id, source: sourceOf(book, quote, messages), isStudied, position: null };
  }
  for (const [index, { position }] of (detail?.resume.data.workExperience ?? []).entries()) {
    const [found] = findOccupations(position);
    if (found && detail) {
      return {
        id: found.id,
        source: book.resume(detail.resume, `workExperience[${index}].position`, position),
        isStudied: false,
        position,
      };
    }
  }
  return null;
}
