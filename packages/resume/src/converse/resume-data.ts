/** A résumé as a model sees it: with the paths that its calls may name, and without ways to reach its owner. */
import { forModel } from "@bole/guardrails";
import type { ResumeData } from "@bole/talent";
import { entriesOf, entryOf } from "../reading/entries.ts";
import { LIST_NAMES } from "../reading/places.ts";
import type { RecentEdit } from "../reading/recent-edits.ts";
import { sectionsOf } from "../reading/section-order.ts";
import type { TurnMemory } from "../reading/understanding.ts";

export function resumeData(resume: ResumeData) {
  const { name, title, email, phone, location, summary, links } = resume.basic;
  const lists = LIST_NAMES.flatMap((list) => {
    const entries = entriesOf(resume, list).map(({ path, fields: { id: _, ...fields } }) => ({
      path,
      ...shown(fields),
    }));
    return entries.length === 0 ? [] : [[list, entries] as const];
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
    ...Object.fromEntries(lists),
    ...shown({ skillContent: resume.skillContent }),
    sections: sectionsOf(resume),
  };
}

export function stateData(
  resume: ResumeData,
  { state, proposed, edited }: TurnMemory,
  today: Date,
) {
  const { question } = state;
  return {
    today: today.toISOString().slice(0, 10),
    ...filled(
      "focus",
      Object.values(state.focus).map((item) => {
        const path = entryOf(resume, item)?.path;
        return { ...(path !== undefined && { path }), name: forModel(item.label) };
      }),
    ),
    ...filled(
      "waits",
      proposed.map(({ params }) => forModel(JSON.stringify(params))),
    ),
    // The last message first: what was changed, so that a part of it can be put back.
    ...filled(
      "edited",
      edited.toReversed().map((turn) => turn.map(editData)),
    ),
    ...(question && {
      question: {
        ...{ tool: question.tool, argument: question.argument },
        choices: question.choices.map(({ id, label }) => ({ id, name: forModel(label) })),
      },
    }),
  };
}

const editData = ({ section, entry_label, field, before, after }: RecentEdit) => ({
  where: [section, entry_label, field].filter(Boolean).join(" · "),
  before: textOf(before),
  after: textOf(after),
});

const textOf = (value: unknown): string =>
  forModel(typeof value === "string" ? value : JSON.stringify(value ?? null));

/** Without what is empty. */
const shown = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === "" ? [] : [[name, forModel(text)]])),
  );

const filled = <One>(name: string, list: readonly One[]): Record<string, One[]> =>
  list.length === 0 ? {} : { [name]: [...list] };
