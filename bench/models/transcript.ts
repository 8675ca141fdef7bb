/** A conversation as a judge reads it: what was said, what was meant, what came of it. Nothing tells who answered, or how. */

export interface PlayedTurn {
  readonly message: string;
  /** What the writer of the set wants of it, line by line. */
  readonly demanded: readonly string[];
  readonly answer: string;
  /** What waits for a yes since this message, or waits in another form. */
  readonly proposed: readonly string[];
  readonly withdrawn: readonly string[];
  /** What is different in the records. */
  readonly changed: readonly string[];
}

export interface PlayedConversation {
  readonly id: string;
  /** Where it was held: the clock, the résumé. */
  readonly about: readonly string[];
  readonly turns: readonly PlayedTurn[];
}

export const transcriptOf = ({ id, about, turns }: PlayedConversation): string =>
  [`# ${id}`, "", ...about, "", ...turns.flatMap(turnLines)].join("\n");

function turnLines(turn: PlayedTurn, at: number): string[] {
  const { message, demanded, answer, proposed, withdrawn, changed } = turn;
  const isIdle = proposed.length + withdrawn.length + changed.length === 0;
  return [
    `## ${at + 1}`,
    ...[`**Person:** ${message}`, ""],
    ...[...demanded.map((line) => `> ${line}`), ""],
    ...[`**Bole:** ${answer === "" ? "(says nothing)" : answer}`, ""],
    ...part("Waits for a yes, new or changed", proposed),
    ...part("Waits no longer", withdrawn),
    ...part("Stored or sent", changed),
    ...(isIdle ? ["Nothing was proposed, stored or sent.", ""] : []),
  ];
}

function part(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return [`**${title}:**`, ...items.map((item) => `- ${item.replaceAll("\n", "\n  ")}`), ""];
}

/** What is in one list and not in the other. */
export const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));
