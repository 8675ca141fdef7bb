/** The parts of a report that answer a wish: one for each topic, out of what the analysts found. */
import { notKnown, stated } from "../analysts/source-book.ts";
import type { Statement } from "../analysts/statement.ts";
import { an } from "../text/article.ts";
import { say } from "../text/say.ts";
import { concretely, type Findings, learningPath, risks } from "./advice.ts";
import type { Focus, Topic } from "./focus.ts";
import type { IntegratedReport } from "./integrated-report.ts";
import { TITLES } from "./titles.ts";

type Write = (findings: Findings) => Statement[];

/** Topics that change the report itself have no part of their own. */
const WRITERS: Readonly<Partial<Record<Topic, Write>>> = {
  remote_work: ({ facts }) => facts.flatMap(({ remote }) => remote),
  salary: ({ facts }) => facts.flatMap(({ salary }) => salary),
  outlook: ({ facts }) => facts.flatMap(({ outlook, market }) => [...outlook, ...market]),
  entry: ({ facts }) => facts.flatMap(({ entry }) => entry),
  more_concrete: concretely,
  risks,
  learning_path: learningPath,
  location: places,
  work_life: ({ facts, language }) =>
    facts.map(({ occupation_id, name }) =>
      notKnown(
        say(
          language,
          `${name}的作息和加班情况未知，面试时请直接问。`,
          `The hours and overtime of ${an(name)} are unknown; ask in the interview.`,
        ),
        `occupation:${occupation_id}`,
      ),
    ),
  openings: ({ matches, language }) =>
    matches.flatMap(({ occupation_id, name, openings, statements }) => {
      const own = statements.filter(({ sources }) =>
        sources.some((id) => openings.some((one) => id === `${one.kind}:${one.id}`)),
      );
      const none = notKnown(
        say(language, `这里没有开放的${name}机会。`, `Nothing is open as ${an(name)} here.`),
        `occupation:${occupation_id}`,
      );
      return own.length > 0 ? own : [none];
    }),
  occupation: ({ facts }) => facts.slice(0, 1).flatMap(({ work, entry }) => [...work, ...entry]),
};

export function focusSections(
  { topics }: Focus,
  findings: Findings,
): IntegratedReport["focus_sections"] {
  return topics.flatMap((topic) => {
    const statements = WRITERS[topic]?.(findings) ?? [];
    return statements.length === 0
      ? []
      : [{ topic, title: TITLES[topic][findings.language], statements }];
  });
}

function places({ matches, language }: Findings): Statement[] {
  return matches.flatMap(({ occupation_id, name, openings }) => {
    const placed = openings.filter(({ location }) => location !== "");
    if (placed.length === 0)
      return [
        notKnown(
          say(
            language,
            `哪里有${name}的机会，这里没有资料。`,
            `Where there is work as ${an(name)} is unknown here.`,
          ),
          `occupation:${occupation_id}`,
        ),
      ];
    return placed.map(({ kind, id, title, location }) =>
      stated(
        say(language, `“${title}”在${location}。`, `“${title}” is in ${location}.`),
        `${kind}:${id}`,
      ),
    );
  });
}
