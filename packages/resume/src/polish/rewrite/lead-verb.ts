/** English bullets begin with what was done, all in the same tense. */
import { verbOf } from "./verbs.ts";

const WEAK =
  /^(?:(?:was |were |being |been )?(?:responsible for|in charge of|tasked with|involved in|accountable for)|(?:my )?(?:duties|responsibilities|tasks|role|job) (?:included?|involved?|were|was|is|are)(?: to)?|(?:was|were) able to|(?:had|have|has) to|managed to|helped with)\s+(?<verb>[A-Za-z]+)(?<rest>[\s\S]*)$/i;

/** "Responsible for maintaining the API" is "Maintained the API". */
export function strongVerbFirst(text: string, tense: "past" | "present"): string {
  const groups = WEAK.exec(text)?.groups;
  const found = groups?.verb === undefined ? undefined : verbOf(groups.verb);
  if (found === undefined || groups === undefined || found.form === "past")
    return capitalised(text);
  const rest = (groups.rest ?? "").replace(
    /(,| and| &)\s+([a-z]+ing)\b/g,
    (whole, sign: string, word: string) => {
      const next = verbOf(word);
      return next === undefined
        ? whole
        : `${sign} ${tense === "past" ? next.verb.past : next.verb.base}`;
    },
  );
  return capitalised(`${tense === "past" ? found.verb.past : found.verb.base}${rest}`);
}

/** The tense that most of the items begin with; past where nothing says. */
export function tenseOf(items: readonly string[]): "past" | "present" {
  const forms = items.flatMap((item) => verbOf(/^[A-Za-z]+/.exec(item)?.[0] ?? "")?.form ?? []);
  const present = forms.filter((form) => form === "present" || form === "base").length;
  return present > forms.length - present ? "present" : "past";
}

/**
 * The first verb in this tense, if it is one that is known. What is done and over stays in the past
 * also where most lines tell what somebody does today.
 */
export function inTense(text: string, tense: "past" | "present"): string {
  const word = /^[A-Za-z]+/.exec(text)?.[0] ?? "";
  const found = verbOf(word);
  if (found === undefined || found.form === "gerund") return text;
  return capitalised(`${tense === "past" ? found.verb.past : word}${text.slice(word.length)}`);
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
