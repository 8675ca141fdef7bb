/** The job analyser: how the person fits each occupation, how one gets there, and what is open here. */
import { occupationById } from "../occupations/data-set.ts";
import { fitOf, transitionBetween, transitionsFrom } from "../occupations/match-occupation.ts";
import { isSoftSkill, skillName } from "../occupations/skills-of.ts";
import { an } from "../text/article.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { KnownPerson } from "./known-person.ts";
import type { Market } from "./market.ts";
import type { CareerAnalysis, Match, Opening } from "./results.ts";
import { type SourceBook, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";
import { VIA } from "./words.ts";

const MOST_OPENINGS = 4;
const BEYOND = 2;

export function analyseJobs(
  candidates: readonly string[],
  person: KnownPerson,
  market: Market,
  language: Language,
  book: SourceBook,
): CareerAnalysis {
  const matches = candidates.map((id) => matchOf(id, person, market, language, book));
  return { matches, transition_map: mapOf(candidates, person, language), sources: book.all };
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
    statements: [
      fitStatement(id, { have, missing_core, score }, person, language, source, book),
      ...(transition && person.current
        ? [stepStatement(transition, language, source, person.current.source)]
        : []),
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
          `${name}：匹配 ${score}%，所需技能都还没有提到${lacking}。`,
          `${name}: a match of ${score} %. Nothing that it asks for is known of you yet${lacking}.`,
        );
  return stated(text, source, ...(backing.length > 0 ? backing : [book.profile()]));
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

function openingsFor(id: string, lacking: readonly string[], market: Market, language: Language) {
  // Patience is trained everywhere; a project is no way to it.
  const missing = lacking.filter((skill) => !isSoftSkill(skill));
  const jobs = (market.jobs.get(id)?.read ?? []).slice(0, MOST_OPENINGS);
  const closing = inLanguage(market.projects, language)
    .map((job) => ({ job, closes: missing.filter((skill) => job.tags.skill.includes(skill)) }))
    .filter(({ closes }) => closes.length > 0)
    .toSorted((a, b) => b.closes.length - a.closes.length)
    .slice(0, MOST_OPENINGS - 2);
  const all = [
    ...jobs.map((job) => ({
      job,
      closes: missing.filter((skill) => job.tags.skill.includes(skill)),
    })),
    ...closing,
  ];
  return all.map(({ job, closes }) => {
    const { kind, title, organisation, location, remote } = job;
    const opening: Opening = { id: job.id, kind, title, organisation, location, remote, closes };
    return { job, opening };
  });
}

/** Those that the person can read, where there are some. */
function inLanguage<T extends { readonly title: string }>(
  openings: readonly T[],
  language: Language,
): readonly T[] {
  const readable = openings.filter(({ title }) => HAN.test(title) === (language === "zh"));
  return readable.length > 0 ? readable : openings;
}

const HAN = /\p{Script=Han}/u;

function openingStatement(opening: Opening, language: Language): Statement {
  const { kind, title, organisation, location, closes } = opening;
  const where = [organisation, location].filter(Boolean).join(", ");
  const names = listed(
    language,
    closes.map((skill) => skillName(skill, language)),
  );
  const what =
    kind === "job"
      ? say(language, "开放职位", "Open job")
      : say(language, "可参加的项目", "Project to join");
  const trains =
    closes.length > 0
      ? say(language, `，能练到还缺的${names}`, `; it trains ${names}, which you still need`)
      : "";
  return stated(
    `${what}${say(language, "：", ": ")}${title}${where && say(language, `（${where}）`, ` (${where})`)}${trains}${say(language, "。", ".")}`,
    `${kind}:${opening.id}`,
  );
}

function mapOf(
  candidates: readonly string[],
  { current }: KnownPerson,
  language: Language,
): CareerAnalysis["transition_map"] {
  const from = current
    ? transitionsFrom(current.id).filter(({ to }) => candidates.includes(to))
    : [];
  const beyond = candidates.slice(0, BEYOND).flatMap((id) => transitionsFrom(id).slice(0, BEYOND));
  const steps = [...from, ...beyond];
  const ids = [
    ...new Set([...(current ? [current.id] : []), ...candidates, ...steps.map(({ to }) => to)]),
  ];
  const role = (id: string) =>
    id === current?.id ? "current" : candidates.includes(id) ? "match" : "beyond";
  return {
    nodes: ids.map((id) => ({ id, name: occupationById(id)[language], role: role(id) })),
    edges: steps.map(({ from: a, to, via, carries, missing }) => ({
      from: a,
      to,
      via,
      carries: carries.length,
      missing: missing.length,
    })),
  };
}
