/** Whether a résumé names the skills that a criterion asks for. */
import type { Criterion } from "@bole/reading/text";
import { conceptById, findConcepts } from "../../skills/index.ts";
import {
  anyOf,
  type Evidence,
  type Judgement,
  type Look,
  quotesAt,
  together,
} from "../judgement.ts";

const ALTERNATIVES =
  /\bor\b|\/|\bat least one\b|\bone of\b|\bsuch as\b|\be\.?g\.?|或|任一|之一|至少一|等其中/iu;

/** Whether one of the things that it names will do. */
export const leavesChoice = (text: string): boolean => ALTERNATIVES.test(text);

export const lookForSkills: Look = (criterion, evidence, language) => {
  const asked = conceptsAsked(criterion);
  if (asked.length === 0) return undefined;
  const judgements = asked.map((id) => judge(id, evidence, language));
  return leavesChoice(criterion.text) ? anyOf(judgements) : together(judgements);
};

/** Those that its words name; the one that was chosen for it, where its words say something else. */
export function conceptsAsked({ skill, text }: Criterion): string[] {
  const named = findConcepts(text).map(({ id }) => id);
  return skill === null || named.includes(skill) ? named : [skill];
}

function judge(id: string, { text, concepts }: Evidence, language: "zh" | "en"): Judgement {
  const name = nameOf(id, language);
  const said = concepts.find((concept) => concept.id === id);
  if (said !== undefined) {
    const reason = language === "zh" ? `提到${name}。` : `Names ${name}.`;
    return { verdict: "meets", reason, quotes: quotesAt(text, said.spans) };
  }
  const neighbours = new Set(conceptById(id)?.neighbours ?? []);
  const near = concepts.filter((concept) => neighbours.has(concept.id));
  if (near.length > 0) {
    const names = near.map((concept) => nameOf(concept.id, language));
    const reason =
      language === "zh"
        ? `未提到${name}，但提到相近的${names.join("、")}。`
        : `Does not name ${name}, but what is close to it: ${names.join(", ")}.`;
    const quotes = quotesAt(
      text,
      near.flatMap(({ spans }) => spans.slice(0, 1)),
    );
    return { verdict: "partly", reason, quotes };
  }
  const reason = language === "zh" ? `未提到${name}。` : `Does not name ${name}.`;
  return { verdict: "unknown", reason, quotes: [] };
}

function nameOf(id: string, language: "zh" | "en"): string {
  return conceptById(id)?.[language] ?? id;
}
