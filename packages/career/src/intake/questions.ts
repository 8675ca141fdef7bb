/** What has to be asked before anything can be analysed: one thing at a time, and each thing once. */
import { z } from "zod";
import { nearestOccupations } from "../occupations/nearest-occupations.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { UserProfile } from "../state/user-profile.ts";
import { an } from "../text/article.ts";
import { dayText } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Trouble } from "./contradictions.ts";
import type { Wish } from "./wish.ts";

export const QuestionKind = z.enum([
  "age_and_years",
  "wanted_and_refused",
  "modes_exclude",
  "hours_differ",
  "too_many_hours",
  "no_hours",
  "date_past",
  "unknown_goal",
  "about_you",
  "what_you_like",
]);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const Question = z.object({
  kind: QuestionKind,
  text: z.string(),
  /** Occupations to choose from, where the question offers some. */
  options: z.array(z.object({ occupation_id: z.string(), name: z.string() })),
});
export type Question = z.infer<typeof Question>;

/** Enough to get by; then the analysis says what it does not know. */
const MOST_QUESTIONS = 4;
const OFFERED = 3;

export interface Asking {
  readonly wish: Wish;
  readonly profile: UserProfile;
  readonly troubles: readonly Trouble[];
  readonly asked: readonly QuestionKind[];
  readonly language: Language;
}

export function nextQuestion(asking: Asking): Question | null {
  const { troubles, asked, language } = asking;
  if (asked.length >= MOST_QUESTIONS) return null;
  const trouble = troubles.find(({ kind }) => !asked.includes(kind));
  if (trouble) return { kind: trouble.kind, text: troubleText(trouble, language), options: [] };
  return goalQuestion(asking) ?? profileQuestion(asking);
}

function troubleText(trouble: Trouble, language: Language): string {
  switch (trouble.kind) {
    case "age_and_years":
      return say(
        language,
        `您写的是 ${trouble.age} 岁、${trouble.years} 年工作经验，两者对不上。哪一个是对的？`,
        `You give your age as ${trouble.age} and ${trouble.years} years of work; both cannot be. Which is right?`,
      );
    case "wanted_and_refused": {
      const name = occupationById(trouble.occupation_id)[language];
      return say(
        language,
        `您既说想做“${name}”，又说不想做。哪一个算数？`,
        `You say that you want to be ${an(name)}, and that you do not. Which holds?`,
      );
    }
    case "modes_exclude":
      return say(
        language,
        "您说只接受远程，又说只接受现场办公。哪一个更重要？",
        "You say only remote, and only on site. Which matters more?",
      );
    case "hours_differ":
      return say(
        language,
        `您提到每周 ${trouble.hours[0]} 小时，也提到每周 ${trouble.hours[1]} 小时。按哪个安排？`,
        `You mention ${trouble.hours[0]} hours a week, and ${trouble.hours[1]}. Which one shall the plan keep to?`,
      );
    case "too_many_hours":
      return say(
        language,
        `每周 ${trouble.hours} 小时恐怕坚持不住。实际能拿出多少小时？`,
        `${trouble.hours} hours a week can hardly be kept up. How many are there really?`,
      );
    case "no_hours":
      return say(
        language,
        "没有时间就排不出计划。每周最少能挤出多少小时，哪怕一小时？",
        "Without any time there is nothing to plan. How many hours a week could there be at the least, even one?",
      );
    case "date_past":
      return say(
        language,
        `${dayText(trouble.day, "zh")}已经过去了。希望在什么时候之前实现？`,
        `${dayText(trouble.day, "en")} has passed. By when do you want to be there?`,
      );
  }
}

function goalQuestion({ wish, asked, language }: Asking): Question | null {
  if (!wish.unknown_goal || asked.includes("unknown_goal")) return null;
  const { phrase } = wish.unknown_goal;
  const skills = wish.skills.map(({ skill }) => skill);
  const options = nearestOccupations(phrase, skills, OFFERED).map(({ id }) => ({
    occupation_id: id,
    name: occupationById(id)[language],
  }));
  const names = options.map(({ name }) => name).join(language === "zh" ? "、" : ", ");
  return {
    kind: "unknown_goal",
    text: say(
      language,
      `职业库里没有“${phrase}”。最接近的是：${names}。您指的是其中哪一个？都不是的话，请换个说法。`,
      `“${phrase}” is no occupation that is known here. The nearest are: ${names}. Do you mean one of them? If not, say it in other words.`,
    ),
    options,
  };
}

/** There must be something to compare occupations by. That somebody is at a loss is nothing of that. */
function profileQuestion({ wish, profile, asked, language }: Asking): Question | null {
  if (isKnown(wish, profile)) return null;
  if (!asked.includes("about_you")) {
    return {
      kind: "about_you",
      text: say(
        language,
        "您现在做什么，或者学的是什么？会些什么？",
        "What do you do now, or what have you learned? What can you do?",
      ),
      options: [],
    };
  }
  if (asked.includes("what_you_like")) return null;
  return {
    kind: "what_you_like",
    text: say(language, "做什么事情的时候您最有劲头？", "What do you do with the most energy?"),
    options: [],
  };
}

function isKnown(wish: Wish, profile: UserProfile): boolean {
  const { target, alternatives, fields, current, skills, interests, leanings } = wish;
  const said = [...alternatives, ...fields, ...skills, ...interests, ...leanings];
  const { resume_id, education_level, work_experience, current_position, industry } = profile;
  const given = [target, current, resume_id, education_level, work_experience, current_position];
  const words = [...profile.skills, ...profile.interests];
  return [...said, ...words].length > 0 || [...given, industry].some((value) => value !== null);
}
