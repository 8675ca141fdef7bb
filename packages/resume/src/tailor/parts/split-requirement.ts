/**
 * What a requirement asks for, part by part: "5 years of Go, ideally with gRPC, and SQL or Python" has two parts that are
 * required, of which the second leaves a choice, and one that is welcome.
 */

export interface RequirementPart {
  /** Each of them is enough; one where there is no choice. */
  readonly choices: readonly string[];
}

export interface SplitRequirement {
  readonly parts: readonly RequirementPart[];
  /** In brackets: "Excel (pivot tables)". Not always a demand: "(we use HubSpot)". */
  readonly details: readonly string[];
  /** "ideally Blue Yonder", 高级优先. */
  readonly welcome: readonly string[];
}

const BRACKETS = /[(（]([^()（）]*)[)）]/gu;
/** More of the same is no choice of something else. */
const OR_MORE =
  /\s*\bor (?:better|higher|above|more|greater|over|equivalent|similar|the like|eligible for one)\b|或(?:以上|更高|同等(?:学[历力])?|类似)|(?:及|或)?以上|等(?=[^级]|$)/giu;
/** From the sign before it to the next one. */
const WELCOME_BEFORE =
  /[,，;；]?\s*\b(?:ideally|preferably)\b[^,，;；]*|[,，;；]\s*最好[^,，;；]*/giu;
const WELCOME_AFTER =
  /[,，;；][^,，;；]*?(?:\b(?:preferred|is a plus|a plus|an advantage|a bonus|desirable)\b|者?优先|加分)[^,，;；]*/giu;
const PARTS =
  /[;；，]|\s+(?:and|as well as|plus)\s+|,\s*(?=(?:at least |of which )?\d)|以及|并且|(?<=\p{Script=Han})(?:[和及]|(?<!参)与|(?<![合兼一])并(?!购))(?=\p{Script=Han}|[A-Za-z])/giu;
const CHOICE =
  /\s+(?:or|and\/or)\s+|(?<=[A-Za-z]{2}|\p{Script=Han}{2})\s?\/\s?(?=[A-Za-z]{2}|\p{Script=Han}{2})|或者?|任一|之一/iu;
const LIST = /,(?!\d{3})\s*|、/u;
/** 统计、数学、经济等专业: any of the subjects. */
const SUBJECTS = /、.*(?:专业|类)/u;
const EXAMPLES = /\b(?:such as|e\.?g\.?|including|for example)\b|包括|例如|比如/iu;

export function splitRequirement(text: string): SplitRequirement {
  const details = [...text.matchAll(BRACKETS)].map(([, inner = ""]) => inner.trim());
  const plain = text.replaceAll(BRACKETS, " ").replaceAll(OR_MORE, " ");
  const welcome: string[] = [];
  const keep = (part: string): string => {
    welcome.push(part.replace(/^[,，;；\s]+/u, "").trim());
    return " ";
  };
  const needed = plain.replaceAll(WELCOME_BEFORE, keep).replaceAll(WELCOME_AFTER, keep).trim();
  const body = /\p{L}{2}/u.test(needed) ? needed : plain;
  const parts = body.split(PARTS).flatMap(partsOf).filter(hasWords);
  return { parts: joined(parts), details: details.filter((one) => /\p{L}/u.test(one)), welcome };
}

/** The commas of "A, B or C" stand between choices, those of "A, B" between parts. */
function partsOf(text: string): RequirementPart[] {
  const [named = text, examples] = text.split(EXAMPLES);
  const choicesIn = (part: string) =>
    part
      .split(CHOICE)
      .flatMap((choice) => choice.split(LIST))
      .map((choice) => choice.trim())
      .filter((choice) => /\p{L}{2}|\p{Lu}/u.test(choice));
  if (examples !== undefined && hasText(examples) && /\bsuch as|e\.?g/iu.test(text))
    return [{ choices: [text.trim(), ...choicesIn(examples)] }];
  const pieces = examples === undefined ? [named] : [named, examples];
  return pieces.flatMap((piece): RequirementPart[] =>
    CHOICE.test(piece) || SUBJECTS.test(piece)
      ? [{ choices: choicesIn(piece) }]
      : piece.split(LIST).map((part) => ({ choices: [part.trim()] })),
  );
}

const hasText = (text: string): boolean => /\p{L}{2}|\p{Lu}/u.test(text);

const hasWords = ({ choices }: RequirementPart): boolean => choices.some(hasText);

/** "Assess, plan and deliver care": a verb alone belongs to what follows. */
function joined(parts: readonly RequirementPart[]): RequirementPart[] {
  const found: RequirementPart[] = [];
  let before = "";
  parts.forEach((part, at) => {
    const [only = ""] = part.choices;
    const isLast = at === parts.length - 1;
    if (!isLast && part.choices.length === 1 && /^\p{Ll}+$|^\p{Lu}\p{Ll}+$/u.test(only) && at === 0)
      before = only;
    else {
      found.push(before === "" ? part : { choices: part.choices.map((one) => `${before} ${one}`) });
      before = "";
    }
  });
  return found;
}
