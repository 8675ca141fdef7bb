/** The user profiler: what the person brings, what is missing for what they look at, how they stand. */

import { fitOf } from "../occupations/match-occupation.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { skillName } from "../occupations/skills-of.ts";
import { an, capital } from "../text/article.ts";
import { dayText } from "../text/day.ts";
import { listed, say } from "../text/say.ts";
import type { KnownPerson, PersonInput } from "./known-person.ts";
import type { SelfInsight } from "./results.ts";
import { skillStrengths } from "./skill-strengths.ts";
import { notKnown, type SessionPlace, type SourceBook, sourceOf, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";
import { yearsText } from "./words.ts";

const MOST_POSITIONS = 3;

export function profilePerson(
  input: PersonInput & SessionPlace & { readonly candidates: readonly string[] },
  person: KnownPerson,
  book: SourceBook,
): SelfInsight {
  return {
    strengths: [
      ...experience(input, person, book),
      ...skillStrengths(input.candidates, person, input.language),
    ],
    gaps: gapsFor(input, person, book),
    situation: situation(input, person, book),
    unknown: unknowns(input, person, book),
    skills: [...person.skills.keys()],
    sources: book.all,
  };
}

type Input = Parameters<typeof profilePerson>[0];

function experience(
  { language, user_profile, wish, messages }: Input,
  { resume, current }: KnownPerson,
  book: SourceBook,
): Statement[] {
  const positions = (resume?.data.workExperience ?? [])
    .slice(0, MOST_POSITIONS)
    .flatMap(({ position, company, startDate, endDate }, at) => {
      if (resume === null || position === "") return [];
      const until = endDate === "present" ? say(language, "至今", "now") : endDate;
      const when = [startDate, until].filter(Boolean).join(" – ");
      const text = say(
        language,
        `做过${position}${company && `（${company}）`}${when && `，${when}`}。`,
        `You have worked as ${position}${company && ` at ${company}`}${when && `, ${when}`}.`,
      );
      return [stated(text, book.resume(resume, `workExperience[${at}]`, position))];
    });
  const years = yearsText(resume?.years ?? user_profile.work_experience, language);
  const all = [...positions];
  if (years !== null) {
    const source = resume?.years != null ? book.resume(resume, "years", null) : book.profile();
    all.push(
      stated(
        say(language, `有 ${years} 年工作经验。`, `You have ${years} of work experience.`),
        source,
      ),
    );
  }
  if (positions.length === 0 && current) {
    all.push(
      stated(
        current.isStudied
          ? say(
              language,
              `所学的方向与${occupationById(current.id).zh}相近。`,
              `What you studied is close to what ${an(occupationById(current.id).en)} does.`,
            )
          : say(
              language,
              `做过${occupationById(current.id).zh}。`,
              `You have worked as ${an(occupationById(current.id).en)}.`,
            ),
        current.source,
      ),
    );
  }
  for (const motive of wish.motives.slice(0, 1)) {
    all.push(
      stated(
        say(language, `你的动力：“${motive.text}”。`, `What drives you: “${motive.text}”.`),
        sourceOf(book, motive, messages),
      ),
    );
  }
  return all;
}

function gapsFor(
  { language, candidates }: Input,
  { skills }: KnownPerson,
  book: SourceBook,
): Statement[] {
  const owned = new Set(skills.keys());
  return candidates.flatMap((id) => {
    const occupation = occupationById(id);
    const source = book.occupation(occupation);
    const { missing_core } = fitOf(occupation, owned);
    if (missing_core.length === 0) return [];
    const names = listed(
      language,
      missing_core.map((skill) => skillName(skill, language)),
    );
    return [
      stated(
        say(
          language,
          `做${occupation.zh}需要${names}，目前的资料里还看不出来。`,
          `${capital(an(occupation.en))} needs ${names}; nothing here says yet that you have it.`,
        ),
        source,
        book.profile(),
      ),
    ];
  });
}

function situation(
  { language, wish, messages, user_profile }: Input,
  person: KnownPerson,
  book: SourceBook,
): Statement[] {
  const all: Statement[] = [];
  const add = (zh: string, en: string, source: string) =>
    all.push(stated(say(language, zh, en), source));
  if (user_profile.education_level !== null)
    add(
      `学历：${user_profile.education_level}。`,
      `Education: ${user_profile.education_level}.`,
      book.profile(),
    );
  if (wish.place)
    add(
      `地点：${wish.place.place}。`,
      `Place: ${wish.place.place}.`,
      sourceOf(book, wish.place.quote, messages),
    );
  if (wish.hours_per_week)
    add(
      `每周可用 ${wish.hours_per_week.hours} 小时。`,
      `You have ${wish.hours_per_week.hours} hours a week.`,
      sourceOf(book, wish.hours_per_week.quote, messages),
    );
  if (wish.target_date)
    add(
      `目标时间：${dayText(wish.target_date.day, "zh")}。`,
      `You want to be there by ${dayText(wish.target_date.day, "en")}.`,
      sourceOf(book, wish.target_date.quote, messages),
    );
  for (const quote of wish.constraints.slice(0, 2))
    add(
      `要顾及：“${quote.text}”。`,
      `To be considered: “${quote.text}”.`,
      sourceOf(book, quote, messages),
    );
  for (const [interest, source] of [...person.interests].slice(0, 4))
    add(
      `感兴趣：${skillName(interest, "zh")}。`,
      `You are interested in ${skillName(interest, "en")}.`,
      source,
    );
  for (const { occupation_id, quote } of wish.refused) {
    add(
      `不想再做：${occupationById(occupation_id).zh}。`,
      `You do not want to go on as ${an(occupationById(occupation_id).en)}.`,
      sourceOf(book, quote, messages),
    );
  }
  return all;
}

function unknowns(
  { language, wish, user_profile }: Input,
  person: KnownPerson,
  book: SourceBook,
): Statement[] {
  const open: (readonly [boolean, string, string])[] = [
    [person.skills.size === 0, "还不知道你会什么。", "What you can do is not known."],
    [
      wish.hours_per_week === null,
      "还不知道每周能投入多少时间。",
      "How many hours a week you have is not known.",
    ],
    [
      wish.target_date === null,
      "还不知道希望什么时候实现。",
      "By when you want to be there is not known.",
    ],
    [wish.place === null, "还不知道希望在哪里工作。", "Where you want to work is not known."],
    [
      user_profile.education_level === null && person.resume === null,
      "还不知道学历。",
      "Your education is not known.",
    ],
  ];
  return open
    .filter(([is]) => is)
    .map(([, zh, en]) => notKnown(say(language, zh, en), book.profile()));
}
