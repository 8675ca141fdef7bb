/** A résumé as a model sees it: with the ids that its calls may name, and without ways to reach its owner. */
import { forModel } from "@bole/guardrails";
import type { Item } from "@bole/language";
import type { ResumeData } from "@bole/talent";
import { allEntries, entryItem, lineItem, linesOf } from "../reading/entries.ts";
import { readerName, textField } from "../reading/places.ts";
import type { TurnMemory } from "../reading/understanding.ts";

/** Everything that has an id. */
export const itemsOf = (resume: ResumeData): Item[] =>
  allEntries(resume).flatMap((entry) => [entryItem(entry), ...linesOf(entry).map(lineItem)]);

export function resumeData(resume: ResumeData) {
  const { name, title, email, phone, location, summary, links } = resume.basic;
  const entries = allEntries(resume).map((entry) => {
    const { [textField(entry.list)]: _, id: _id, ...fields } = entry.fields;
    return {
      id: entryItem(entry).id,
      section: readerName(entry.list),
      ...shown(fields),
      ...filled(
        "lines",
        linesOf(entry).map((line) => ({ id: lineItem(line).id, text: forModel(line.text) })),
      ),
    };
  });
  return {
    basic: {
      ...shown({ name, title, summary }),
      ...(email !== "" && { email: "[email]" }),
      ...(phone !== "" && { phone: "[phone]" }),
      // A street has a number, a town has none.
      ...(location !== "" && { location: /\d/.test(location) ? "[address]" : forModel(location) }),
      ...filled(
        "links",
        links.map((link) => forModel(link)),
      ),
    },
    ...filled("entries", entries),
    ...shown({ skills: resume.skillContent }),
  };
}

export function stateData({ state, proposed }: TurnMemory, today: Date) {
  const { question } = state;
  return {
    today: today.toISOString().slice(0, 10),
    ...filled(
      "focus",
      Object.values(state.focus).map(({ kind, id, label }) => ({
        kind,
        id,
        name: forModel(label),
      })),
    ),
    ...filled(
      "waits",
      proposed.map(({ params }) => forModel(JSON.stringify(params))),
    ),
    ...(question && {
      question: {
        ...{ tool: question.tool, argument: question.argument },
        choices: question.choices.map(({ id, label }) => ({ id, name: forModel(label) })),
      },
    }),
  };
}

/** Without what is empty. */
const shown = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === "" ? [] : [[name, forModel(text)]])),
  );

const filled = <One>(name: string, list: readonly One[]): Record<string, One[]> =>
  list.length === 0 ? {} : { [name]: [...list] };
