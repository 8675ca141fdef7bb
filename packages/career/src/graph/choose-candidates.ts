/** The occupations of a round, out of what is known of the person and what they asked for. */
import { candidateOccupations, fieldName } from "../analysts/candidates.ts";
import { knowPerson } from "../analysts/known-person.ts";
import { SourceBook } from "../analysts/source-book.ts";
import { weighedFacts } from "../analysts/ways.ts";
import type { Fact } from "../facts/fact.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { TITLES } from "../report/titles.ts";
import type { CachedData, CareerMessage, LoggedError } from "../state/career-state.ts";
import type { UserProfile } from "../state/user-profile.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import { faultText } from "./fault-text.ts";
import type { CareerParts, NodeCtx } from "./node.ts";

const LOOKED_AT = 4;
const LOOKED_AT_LONGER = 6;
/** Beside what they weigh themselves. */
const LOOKED_AT_BESIDE = 2;

interface Choosing {
  readonly session_id: string;
  readonly messages: readonly CareerMessage[];
  readonly user_profile: UserProfile;
  readonly language: Language;
  readonly cached_data: CachedData;
  readonly facts: readonly Fact[];
}

export async function chooseCandidates(
  { session_id, messages, user_profile, language, cached_data, facts }: Choosing,
  { workspace }: CareerParts,
  ctx: NodeCtx,
  node: string,
  round: number,
): Promise<{ candidates: string[]; errors: LoggedError[] }> {
  const { wish, focus } = cached_data;
  if (wish === null) return { candidates: [], errors: [] };
  const book = new SourceBook({ session_id, language });
  const limit =
    focus.topics.includes("longer") || focus.unread !== null
      ? LOOKED_AT_LONGER
      : weighedFacts(facts).length > 1
        ? LOOKED_AT_BESIDE
        : LOOKED_AT;
  const choose = (person: {
    skills: Iterable<string>;
    interests: Iterable<string>;
    current: string | null;
  }) =>
    candidateOccupations({
      facts,
      wish,
      focus,
      limit,
      current: person.current,
      skills: new Set(person.skills),
      interests: new Set(person.interests),
    });
  try {
    const { skills, implied, interests, current } = await knowPerson(
      { user_profile, messages, wish },
      workspace,
      ctx.principal(user_profile.user_id),
      book,
    );
    return {
      candidates: choose({
        // What the work implies is weighed there by itself: it pulls towards more of the same.
        skills: [...skills.keys()].filter((skill) => !implied.has(skill)),
        interests: interests.keys(),
        current: current?.id ?? null,
      }),
      errors: [],
    };
  } catch (error) {
    // The résumé could not be read. What was said is still there; the profiler will say what is missing.
    const candidates = choose({
      skills: wish.skills.map(({ skill }) => skill),
      interests: wish.interests.map(({ interest }) => interest),
      current: wish.current?.occupation_id ?? null,
    });
    return { candidates, errors: [{ node, round, message: faultText(error), at: ctx.now }] };
  }
}

export function strategyText(
  candidates: readonly string[],
  { focus, goal_clarity }: CachedData,
  language: Language,
): string {
  const names = listed(
    language,
    candidates.map((id) => occupationById(id)[language]),
  );
  const fields = listed(language, [
    ...new Set(candidates.map((id) => fieldName(occupationById(id).field, language))),
  ]);
  const topics = listed(
    language,
    focus.topics.map((topic) => TITLES[topic][language]),
  );
  const score = goal_clarity?.clarity_score ?? 0;
  return say(
    language,
    `目标明确度 ${score}，因此先分析。比较：${names}（${fields}）。依据：你的话和简历、职业库、这里的职位和项目。${topics && `重点：${topics}。`}`,
    `The goal's clarity is ${score}, so analysis comes first. Compared: ${names} (${fields}). By: what you said, your résumé, the data set, the jobs and projects here.${topics && ` Focus: ${topics}.`}`,
  );
}
