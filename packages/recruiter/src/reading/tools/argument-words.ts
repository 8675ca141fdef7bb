/** What arguments mean, by name, for a language model; those of items and closed values say it themselves. */
import type { ArgumentSource } from "@bole/language";

const WORDS: Readonly<Record<string, string>> = {
  query: "Skills, experience or other words to look for.",
  count: "How many, as a number.",
  place: "A town or country.",
  when: "A day, a time or a span: “next Thursday afternoon”, “last month”, 2026-11-18 14:00.",
  duration: "How long, such as 45 minutes.",
  wish: "What it should say or be like, complete: the program sees only this.",
  reason: "Why, if the person says so.",
  aspect: "What of them, where no aspect of the list fits: a certificate, a language.",
  stage: "A stage, where none of the list fits.",
  purpose: "What it is for, where no purpose of the list fits.",
  mode: "How they talk, where no mode of the list fits.",
  with: "An interviewer's name.",
  old: "What is there now and is to be replaced, or which one is meant.",
  value: "What it is to be.",
  what: "Which one, or of what.",
  item: "Which entry or step of the card.",
  goal: "What the plan is to reach, in the person's words.",
  title: "A job's title.",
  company: "An organisation.",
  pay: "Pay as the person says it.",
  description: "One thing that is said of the job: a requirement, a duty, a benefit.",
};

export const described = (
  spans: Readonly<Record<string, ArgumentSource>>,
): Record<string, ArgumentSource> =>
  Object.fromEntries(
    Object.entries(spans).map(([name, source]) => {
      const description = source.from === "item" ? undefined : WORDS[name];
      return [name, description === undefined ? source : { description, ...source }];
    }),
  );
