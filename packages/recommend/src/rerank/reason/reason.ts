/** Why an item fits, in the language of whoever asks, made of facts alone. */
import { conceptById } from "@bole/talent";
import { brokenLimits } from "../../limits/broken-limits.ts";
import { limitWords } from "../../limits/limit-words.ts";
import type { Item } from "../../state/item.ts";
import type { Language } from "../../state/language.ts";
import type { Asked } from "../../state/profile.ts";
import type { Evidence, Parts, SkillName } from "../../state/ranked.ts";
import type { Facts } from "./facts.ts";
import { firstSentence } from "./sentences.ts";
import { list, SENTENCES } from "./words.ts";

/** From here on the meaning alone is worth a word. */
const CLOSE = 20;
const MOST = { matched: 4, missing: 3, words: 3 };

export function reasonOf(
  item: Item,
  asked: Asked,
  parts: Parts,
  facts: Facts,
  evidence: readonly Evidence[],
): string {
  const { language } = asked;
  const { quote: quoted, little, end } = SENTENCES[language];
  const isPerson = item.kind === "person";
  const about = firstSentence(item);
  const speaksFor = isPerson
    ? whyPerson(item, asked, parts, facts)
    : whyItem(asked, parts, facts, about);
  const quote = evidence.find(({ from }) => from === "item")?.quote;
  const all = [
    ...(speaksFor.length === 0 ? [little(about)] : speaksFor),
    ...brokenLimits(item, asked).map((broken) => limitWords(broken, language)),
    ...(quote === undefined ? [] : [quoted(quote)]),
    ...(isPerson ? lackedByPerson(asked, facts) : lackedForItem(item, asked, facts)),
  ];
  return all
    .map((sentence) => (/[。.!?！？][”"]?$/u.test(sentence) ? sentence : `${sentence}${end}`))
    .join(language === "zh" ? "" : " ");
}

function whyItem(asked: Asked, parts: Parts, facts: Facts, about: string): string[] {
  const { language } = asked;
  const words = SENTENCES[language];
  const [interests, skills] = splitKinds(facts.matched);
  const isFromResume = asked.text !== "" && skills.every(({ id }) => !isNamed(asked, id));
  const said: string[] = [];
  if (interests.length > 0) said.push(words.about(names(interests, language)));
  if (skills.length > 0) {
    const shown = names(skills.slice(0, MOST.matched), language);
    said.push(isFromResume ? words.hasByResume(shown) : words.has(shown));
  }
  const [near] = facts.near;
  if (said.length < 2 && near !== undefined) {
    said.push(words.near(near.wanted[language], near.has[language]));
  }
  if (said.length < 2 && facts.words.length > 0) {
    said.push(words.words(list(facts.words.slice(0, MOST.words), language)));
  }
  if (said.length < 2 && parts.semantic >= CLOSE) {
    said.push(said.length === 0 ? words.onlyMeaning(about) : words.meaning);
  }
  return said;
}

function lackedForItem(
  { min_years }: Pick<Item, "min_years">,
  { language, years }: Asked,
  facts: Facts,
): string[] {
  const words = SENTENCES[language];
  const missing = facts.missing.slice(0, MOST.missing);
  return [
    ...(min_years !== null && years !== null && years < min_years
      ? [words.years(min_years, years)]
      : []),
    ...(missing.length > 0 ? [words.missing(names(missing, language))] : []),
  ];
}

function whyPerson(item: Item, { language }: Asked, parts: Parts, facts: Facts): string[] {
  const words = SENTENCES[language];
  const said: string[] = [];
  if (facts.matched.length > 0) {
    said.push(words.personHas(names(facts.matched.slice(0, MOST.matched + 1), language)));
  } else if (parts.semantic >= CLOSE) said.push(words.personMeaning);
  if (said.length > 0 && item.min_years !== null) said.push(words.personYears(item.min_years));
  return said;
}

function lackedByPerson({ language }: Asked, facts: Facts): string[] {
  const words = SENTENCES[language];
  const [near] = facts.near;
  const missing = facts.missing.slice(0, MOST.missing);
  return [
    ...(near === undefined ? [] : [words.personNear(near.wanted[language], near.has[language])]),
    ...(missing.length > 0 ? [words.personMissing(names(missing, language))] : []),
  ];
}

const names = (skills: readonly SkillName[], language: Language) =>
  list(
    skills.map((skill) => skill[language]),
    language,
  );

const isNamed = ({ concepts }: Asked, id: string) =>
  concepts.some((concept) => concept.id === id && concept.from === "input");

function splitKinds(skills: readonly SkillName[]): [interests: SkillName[], skills: SkillName[]] {
  const isInterest = ({ id }: SkillName) => conceptById(id)?.kind === "interest";
  return [skills.filter(isInterest), skills.filter((skill) => !isInterest(skill))];
}
