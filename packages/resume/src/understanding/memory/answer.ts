/** The answer to a question that was asked. What is none is read like any other message. */

import { isQuestion } from "../acts/requests.ts";
import { openingOf } from "../clauses/openers.ts";
import { isOnlyDates } from "../dates/only-dates.ts";
import { addLine } from "../edits/lines.ts";
import { basicPlace, entryPlace, type Place } from "../edits/place.ts";
import { setPlace } from "../edits/set-place.ts";
import { addSkills } from "../edits/skills.ts";
import { isPlausibleName } from "../facts/plausible.ts";
import { type Facts, readFacts } from "../facts/read-facts.ts";
import { isListSection, type ListSection, NAME_FIELD } from "../lexicon/places.ts";
import { CHANGE_TO } from "../lexicon/verbs.ts";
import { type Outcome, update } from "../outcome.ts";
import { type Entry, entriesOf, nameOf } from "../reference/entries.ts";
import { type Asked, pathOf, type Scene } from "../scene.ts";
import { part, type Said, trimmed } from "../text/said.ts";
import { readValue } from "../values/read-value.ts";
import { fieldOption, pickOption } from "./options.ts";

export type Answered =
  | { readonly outcome: Outcome }
  /** The first message is read again, with this settled. */
  | {
      readonly again: string;
      readonly chosen: Scene["chosen"];
      readonly chosenField: string | undefined;
    };

const HEDGE =
  /想想|想一想|不知道|不确定|不记得|忘了|随便|等等|等一下|待会|稍等|没有$|(?<![a-z])(?:let me think|not sure|don't know|dunno|no idea|hmm+|wait|later|hold on|can't remember|whatever)(?![a-z])/;

export function readAnswer(said: Said, asked: Asked, scene: Scene): Answered | undefined {
  if (isQuestion(said.cues) || HEDGE.test(said.cues)) return undefined;
  if (asked.kind === "which") return chosenFrom(said, asked, scene);
  const own = openingOf(said, scene);
  if (own === "command" && !isOwnValue(said, asked)) return undefined;
  const outcome =
    asked.kind === "facts" ? factsFor(said, asked, scene) : valueFor(said, asked, scene);
  return outcome === undefined ? undefined : { outcome };
}

/** "改成 138…" answers what it should be. */
const isOwnValue = (said: Said, { kind }: Asked): boolean =>
  kind === "value" && new RegExp(`^(?:就|那就|请)?${CHANGE_TO}`).test(said.cues);

function chosenFrom(said: Said, asked: Asked, scene: Scene): Answered | undefined {
  if (asked.entry_id !== null) {
    const field = fieldOption(said.cues, asked.options);
    if (field === undefined) return undefined;
    return {
      again: asked.message,
      chosen: { section: asked.section, id: asked.entry_id },
      chosenField: field,
    };
  }
  const option = pickOption(said, asked.options, scene);
  return option === undefined
    ? undefined
    : {
        again: asked.message,
        chosen: { section: option.section, id: option.id },
        chosenField: undefined,
      };
}

/** The facts of the blank entry that was added. */
function factsFor(said: Said, asked: Asked, scene: Scene): Outcome | undefined {
  if (!isListSection(asked.section)) return undefined;
  const entry = entryAsked(asked, scene);
  const path = entry === undefined ? undefined : pathOf(scene, entry);
  if (entry === undefined || path === undefined) return undefined;
  const begun = nameOf(entry) !== "";
  if (begun && !isShortFact(said, scene)) return undefined;
  const facts = placed(readFacts(trimmed(said), asked.section, scene), entry);
  const calls = Object.entries(facts).map(([field, value]) => update(`${path}.${field}`, value));
  if (calls.length === 0) return undefined;
  const last = {
    section: asked.section,
    entry_id: entry.id,
    field: null,
    action: "update" as const,
  };
  const missing = SECOND[asked.section] !== undefined && Object.keys(facts).length < 3;
  return { kind: "calls", calls, last, ...(missing ? { asked } : {}) };
}

const SECOND: Readonly<Partial<Record<ListSection, string>>> = {
  workExperience: "position",
  projects: "role",
  education: "major",
};

/** A name alone goes where none is yet: first the company, then the position. */
function placed(facts: Facts, { section, fields }: Entry): Facts {
  const [name, second] = [NAME_FIELD[section], SECOND[section]];
  const said = facts[name];
  if (said === undefined || second === undefined || !fields[name]) return facts;
  const { [name]: _, ...others } = facts;
  if (fields[name] === said || fields[second] || others[second] !== undefined) return others;
  return { ...others, [second]: said };
}

/** Once it has a name, only what is no sentence of its own is one more fact of it. */
function isShortFact(said: Said, { today }: Scene): boolean {
  if (isOnlyDates(said.folded, today)) return true;
  const bare = said.cues.replace(
    /^(?:我|本人)?(?:是|担任|任|做|当)|^i (?:was|am)(?: an?| the)? /,
    "",
  );
  return (
    bare.length <= 24 &&
    isPlausibleName(bare) &&
    !/[?!~]|哈|啊$|吧$|呢$|(?<![a-z])(?:ok|lol|run|have|like|want)(?![a-z])/.test(bare)
  );
}

function entryAsked({ section, entry_id }: Asked, scene: Scene): Entry | undefined {
  const entries = isListSection(section) ? entriesOf(scene.draft, section) : [];
  return entry_id === null ? entries.at(-1) : entries.find(({ id }) => id === entry_id);
}

const LEAD =
  /^(?:\s|,|嗯|哦|啊|那就?|就|请|好的?|ok(?:ay)?|改成|改为|换成|写成?|填|是|叫|为|成|新的是|应该是|it'?s|it is|it should be|should be|make it|to|change it to|set it to|the new one is|my new (?:one|number|email|name) is|use|please|sure|yes|new one is)+(?=\S)/;

function valueFor(said: Said, asked: Asked, scene: Scene): Outcome | undefined {
  const lead = LEAD.exec(said.cues)?.[0].length ?? 0;
  const value = part(said, lead < said.cues.length ? lead : 0);
  if (asked.section === "skillContent") return addSkills(value.raw, scene);
  const place = placeAsked(asked, scene);
  if (place === undefined) return undefined;
  if (place.field === "dates") return setPlace(place, value, scene);
  const read = readValue(place.field, value, scene, place.had);
  if (
    read === undefined ||
    (read.length > 60 && !["summary", "description", "content"].includes(place.field))
  )
    return undefined;
  return asked.options.includes("add") ? addLine(place, read) : setPlace(place, value, scene);
}

function placeAsked(asked: Asked, scene: Scene): Place | undefined {
  if (asked.field === null) return undefined;
  if (asked.section === "basic") return basicPlace(scene, asked.field);
  const entry = entryAsked(asked, scene);
  return entry === undefined ? undefined : entryPlace(scene, entry, asked.field)[0];
}
