/** What has to be asked before anything can be analysed: one thing at a time, each thing once, five at most. */
import type { Case } from "../casebook/case.ts";
import { countryOf } from "../facts/country.ts";
import { dilemmaOf } from "../facts/dilemma.ts";
import type { Fact } from "../facts/fact.ts";
import { situationOf } from "../facts/situation.ts";
import { vetoes } from "../facts/vetoes.ts";
import { Demand, demandName } from "../knowledge/demands.ts";
import { examsNamed } from "../knowledge/exams.ts";
import { nearestOccupations } from "../occupations/nearest-occupations.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { UserProfile } from "../state/user-profile.ts";
import { an } from "../text/article.ts";
import { type Day, dayText } from "../text/day.ts";
import type { Bilingual, Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { caseQuestion } from "./case-question.ts";
import { MISSING, type Missing } from "./essentials.ts";
import type { Question, QuestionKind } from "./question.ts";
import type { Wish } from "./wish.ts";

const MOST_QUESTIONS = 5;
const OFFERED = 3;
const YOUNGEST = 12;
const MOST_HOURS = 80;

export interface Asking {
  readonly facts: readonly Fact[];
  readonly wish: Wish;
  readonly profile: UserProfile;
  readonly asked: readonly QuestionKind[];
  readonly language: Language;
  readonly today: Day;
  /** Cases that their story is like. */
  readonly cases?: readonly Case[];
  /** Whether the goal is clear: then only what contradicts it is asked. */
  readonly clear: boolean;
}

/** How many questions may still be asked; how somebody is does not count. */
export const questionsLeft = (asked: readonly QuestionKind[]): number =>
  MOST_QUESTIONS - asked.filter((kind) => kind !== "care").length;

export function nextQuestion(asking: Asking): Question | null {
  const { asked, clear } = asking;
  if (questionsLeft(asked) <= 0) return null;
  const open = [
    ...troubles(asking),
    ...unknownGoal(asking),
    ...(clear ? [] : unknownEssentials(asking)),
  ];
  return open.find(({ kind }) => !asked.includes(kind)) ?? null;
}

/** How they stand first; then which case that is; then the rest. */
function unknownEssentials(asking: Asking): Question[] {
  const { cases = [], language } = asking;
  const missing = MISSING.filter(({ kind }) => !isKnown(kind, asking));
  const first = missing.filter(({ kind }) => kind === "situation");
  const others = missing.filter(({ kind }) => kind !== "situation");
  return [
    ...first.map((one) => plain(one, asking)),
    ...(cases.length === 0 ? [] : [caseQuestion(cases, language)]),
    ...others.map((one) => plain(one, asking)),
  ];
}

function troubles({ facts, wish, profile, language, today }: Asking): Question[] {
  const { age, work_experience: years } = profile;
  const hours = wish.hours_per_week?.hours;
  const found: Question[] = [];
  const add = (kind: QuestionKind, zh: string, en: string, answers: string[] = []) =>
    found.push({ kind, text: say(language, zh, en), options: [], answers });
  if (age !== null && years !== null && age - years < YOUNGEST)
    add(
      "age_and_years",
      `你写的是 ${age} 岁、${years} 年工作经验，两者对不上。哪一个是对的？`,
      `You give your age as ${age} and ${years} years of work; both cannot be. Which is right?`,
    );
  if (wish.target_date && wish.target_date.day <= today)
    add(
      "date_past",
      `${dayText(wish.target_date.day, "zh")}已经过去了。希望在什么时候之前实现？`,
      `${dayText(wish.target_date.day, "en")} has passed. By when do you want to be there?`,
    );
  if (hours === 0)
    add(
      "no_hours",
      "没有时间就排不出计划。每周最少能挤出多少小时，哪怕一小时？",
      "Without any time there is nothing to plan. How many hours a week could there be at the least, even one?",
    );
  if (hours !== undefined && hours > MOST_HOURS)
    add(
      "too_many_hours",
      `每周 ${hours} 小时恐怕坚持不住。实际能拿出多少小时？`,
      `${hours} hours a week can hardly be kept up. How many are there really?`,
    );
  const [broken] = wish.target ? vetoes(facts, wish.target.occupation_id) : [];
  if (wish.target && broken) {
    const name = occupationById(wish.target.occupation_id)[language];
    add(
      "limit_broken",
      `你说“${broken.fact.words}”，而${name}通常${reason(broken.by).zh}。哪一个算数？`,
      `You said “${broken.fact.words}”, but work as ${an(name)} usually means ${reason(broken.by).en}. Which holds?`,
    );
  }
  return found;
}

function reason(by: string): Bilingual {
  const demand = Demand.safeParse(by);
  return demand.success ? demandName(demand.data) : { zh: "做不到这一点", en: "something else" };
}

function unknownGoal({ wish, language }: Asking): Question[] {
  if (wish.unknown_goal === null) return [];
  const { phrase } = wish.unknown_goal;
  const skills = wish.skills.map(({ skill }) => skill);
  const options = nearestOccupations(phrase, skills, OFFERED).map(({ id }) => ({
    occupation_id: id,
    name: occupationById(id)[language],
  }));
  return [
    {
      kind: "unknown_goal",
      text: say(
        language,
        `关于“${phrase}”，这里没有资料。下面有没有你说的那个？都不是的话，换个说法告诉我。`,
        `I have nothing on “${phrase}”. Do you mean one of these? If not, say it in other words.`,
      ),
      options,
      answers: options.map(({ name }) => name),
    },
  ];
}

function plain({ kind, text, answers }: Missing, asking: Asking): Question {
  const { language, facts } = asking;
  const offered = kind === "options" ? suggestedOptions(asking) : [];
  const [weighed] = facts.filter((fact) => fact.kind === "option");
  const said = kind === "options" ? (weighed?.words ?? dilemmaOf(facts)) : null;
  const before = said === null ? "" : say(language, `你说“${said}”。`, `You said “${said}”. `);
  return {
    ...{ kind, text: `${before}${text[language]}` },
    options: offered,
    answers: [...offered.map(({ name }) => name), ...answers[language]],
  };
}

/** Where the work that they know usually leads, as something to start from. */
function suggestedOptions({ wish, facts, language }: Asking): Question["options"] {
  const { current } = wish;
  if (current === null) return [];
  return occupationById(current.occupation_id)
    .transitions.map(({ to }) => to)
    .filter((id) => vetoes(facts, id).length === 0)
    .slice(0, OFFERED - 1)
    .map((id) => ({ occupation_id: id, name: occupationById(id)[language] }));
}

function isKnown(kind: Missing["kind"], { facts, profile, wish }: Asking): boolean {
  const said = MISSING.find((one) => one.kind === kind)?.known ?? [];
  const found = facts.filter((fact) => said.includes(fact.kind));
  // Whoever named one limit mostly has another.
  if (kind === "limit" || kind === "money") return found.length > 1;
  // One way is compared with nothing.
  if (kind === "options")
    return (
      found.some((fact) => fact.kind !== "option") ||
      found.length > 1 ||
      knowsWork(facts) ||
      situationOf(facts).wants_promotion
    );
  if (kind === "wish")
    return (
      found.some((fact) => fact.kind !== "option" && points(fact)) ||
      facts.some(({ kind: one }) => one === "choice") ||
      wish.fields.length > 0 ||
      wish.leanings.length > 0 ||
      profile.interests.length > 0 ||
      knowsWork(facts)
    );
  if (found.length > 0) return true;
  if (kind === "situation")
    return (
      profile.resume_id !== null ||
      profile.current_position !== null ||
      profile.education_level !== null
    );
  if (kind === "place")
    return profile.location !== null || countryOf(facts.map(({ words }) => words)) !== null;
  if (kind === "strength") return profile.resume_id !== null || profile.skills.length > 0;
  return kind === "urgency" && wish.target_date !== null;
}

/** Whether a wish says where to: "I want out" or 想重新上班 does not. */
const points = ({ kind, occupations, near, words }: Fact): boolean =>
  kind === "interest" || occupations.length + near.length + examsNamed(words).length > 0;

/** Whoever looks for the work that they know need not be asked what they want. */
function knowsWork(facts: readonly Fact[]): boolean {
  const { status, current, leaves } = situationOf(facts);
  return current.length > 0 && leaves.length === 0 && status !== "employed";
}
