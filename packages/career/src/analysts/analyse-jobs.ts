/** The job analyser: how the person fits each occupation, how one gets there, and what is open here. */
import type { Fact } from "../facts/fact.ts";
import { occupationsFor } from "../intake/leanings.ts";
import { fitOf, transitionBetween } from "../occupations/match-occupation.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { skillName } from "../occupations/skills-of.ts";
import { an } from "../text/article.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import { examOptions } from "./exam-options.ts";
import type { KnownPerson } from "./known-person.ts";
import type { Market } from "./market.ts";
import { openingStatement, openingsFor } from "./openings.ts";
import { optionRows, practicalStatements } from "./practical.ts";
import type { CareerAnalysis, Match } from "./results.ts";
import { type SourceBook, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";
import { transitionMap } from "./transition-map.ts";
import { VIA } from "./words.ts";

export function analyseJobs(
  candidates: readonly string[],
  person: KnownPerson,
  market: Market,
  language: Language,
  book: SourceBook,
  facts: readonly Fact[] = [],
): CareerAnalysis {
  const matches = candidates.map((id) => matchOf(id, person, market, language, book));
  return {
    ...{ ways: [], matters: [], deciding: [], declined: [], runway: null },
    matches,
    exams: examOptions(facts, language, book),
    transition_map: transitionMap(candidates, person, language),
    sources: book.all,
  };
}

function matchOf(
  id: string,
  person: KnownPerson,
  market: Market,
  language: Language,
  book: SourceBook,
): Match {
  const occupation = occupationById(id);
  const source = book.occupation(occupation);
  const { have, missing_core, missing_useful, score } = fitOf(
    occupation,
    new Set(person.skills.keys()),
  );
  const transition = person.current && transitionBetween(person.current.id, id);
  const openings = openingsFor(id, [...missing_core, ...missing_useful], market, language);
  for (const { job } of openings) book.opening(job);
  const radar = [...occupation.skills.core, ...occupation.skills.useful].map((skill) => ({
    skill,
    name: skillName(skill, language),
    core: occupation.skills.core.includes(skill),
    have: person.skills.has(skill),
  }));
  const isOwn = person.current?.id === id;
  return {
    occupation_id: id,
    name: occupation[language],
    score,
    have: [...have],
    missing_core: [...missing_core],
    missing_useful: [...missing_useful],
    transition: transition && {
      ...transition,
      carries: [...transition.carries],
      missing: [...transition.missing],
    },
    radar,
    openings: openings.map(({ opening }) => opening),
    // Whoever does the work knows what it asks, and needs no test of it.
    option: isOwn
      ? null
      : optionRows(
          occupation,
          fitStatement(id, { have, missing_core, score }, person, language, source, book),
          { missing_core, missing_useful },
          language,
          source,
        ),
    statements: [
      fitStatement(id, { have, missing_core, score }, person, language, source, book),
      ...likingStatements(id, person, language, source),
      ...(transition && person.current
        ? [stepStatement(transition, language, source, person.current.source)]
        : []),
      ...(isOwn ? [] : practicalStatements(occupation, language, source)),
      ...openings.map(({ opening }) => openingStatement(opening, language)),
    ],
  };
}

function fitStatement(
  id: string,
  {
    have,
    missing_core,
    score,
  }: {
    readonly have: readonly string[];
    readonly missing_core: readonly string[];
    readonly score: number;
  },
  person: KnownPerson,
  language: Language,
  source: string,
  book: SourceBook,
): Statement {
  const name = occupationById(id)[language];
  const names = (skills: readonly string[]) =>
    listed(
      language,
      skills.map((skill) => skillName(skill, language)),
    );
  const backing = have.flatMap((skill) => person.skills.get(skill) ?? []);
  const lacking =
    missing_core.length > 0
      ? say(language, `，还缺${names(missing_core)}`, `; still missing: ${names(missing_core)}`)
      : "";
  const text =
    have.length > 0
      ? say(
          language,
          `${name}：匹配 ${score}%，已有${names(have)}${lacking}。`,
          `${name}: a match of ${score} %. You bring ${names(have)}${lacking}.`,
        )
      : say(
          language,
          `${name}：还不够了解你，说不出匹配度${lacking}。`,
          `${name}: not enough is known of you to say how it fits${lacking}.`,
        );
  return stated(text, source, ...(backing.length > 0 ? backing : [book.profile()]));
}

/** Why it may be to their taste, where they said what they like. */
function likingStatements(
  id: string,
  { likings }: KnownPerson,
  language: Language,
  source: string,
): Statement[] {
  const liked = likings.filter(({ leaning }) => occupationsFor(leaning).includes(id));
  const name = occupationById(id)[language];
  const quotes = new Map(liked.map(({ words, source: from }) => [words, from]));
  return [...quotes].map(([words, from]) =>
    stated(
      words === null
        ? say(
            language,
            `你填写的兴趣在${name}的工作里用得上。`,
            `What you like by your profile is a part of what ${an(name)} does.`,
          )
        : say(
            language,
            `你说“${words}”：${name}的工作里有不少这样的事。`,
            `You say “${words}”: that is a good part of what ${an(name)} does.`,
          ),
      from,
      source,
    ),
  );
}

function stepStatement(
  {
    from,
    to,
    via,
    carries,
  }: {
    readonly from: string;
    readonly to: string;
    readonly via: keyof typeof VIA;
    readonly carries: readonly string[];
  },
  language: Language,
  source: string,
  currentSource: string,
): Statement {
  const names = listed(
    language,
    carries.slice(0, 5).map((skill) => skillName(skill, language)),
  );
  const [a, b] = [occupationById(from)[language], occupationById(to)[language]];
  return stated(
    say(
      language,
      `从${a}到${b}，一般${VIA[via].zh}；能带过去的有${names}。`,
      `The usual way from ${an(a)} to ${an(b)}: ${VIA[via].en}; what carries over: ${names}.`,
    ),
    source,
    currentSource,
  );
}
