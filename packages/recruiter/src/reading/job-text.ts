/** What was said of a new job, as lines that the reader of advertisements understands. Nothing is added to it. */
import { parseJob } from "@bole/talent";
import { inDigits } from "./in-digits.ts";

interface SaidJob {
  readonly title: string;
  /** Empty where none was said. */
  readonly organisation: string;
  readonly place: string;
  readonly pay: string;
  readonly description: readonly string[];
}

const LABELS = {
  zh: { organisation: "公司：", place: "工作地点：", pay: "薪资：", requirements: "任职要求：" },
  en: {
    organisation: "Company: ",
    place: "Location: ",
    pay: "Salary: ",
    requirements: "Requirements:",
  },
};

export function jobText(
  { title, organisation, place, pay, description }: SaidJob,
  language: "zh" | "en",
): string {
  const labels = LABELS[language];
  const phrases = description.flatMap((words) =>
    words.includes("\n") ? [] : words.split(/[,，;；、]/u).map((phrase) => phrase.trim()),
  );
  const whole = description.filter((words) => words.includes("\n"));
  const said = phrases.filter((phrase) => /\p{L}|\p{N}/u.test(phrase));
  const conditions = said.filter((phrase) => isCondition(title, phrase));
  const requirements = said.filter((phrase) => !conditions.includes(phrase));
  return [
    title,
    ...(organisation === "" ? [] : [`${labels.organisation}${organisation}`]),
    ...(place === "" ? [] : [`${labels.place}${place}`]),
    ...(pay === "" ? [] : [`${labels.pay}${inDigits(pay)}`]),
    ...conditions,
    ...(requirements.length === 0 ? [] : [labels.requirements]),
    ...requirements.map((phrase) => `- ${phrase}`),
    ...whole,
  ].join("\n");
}

/** Part-time, hybrid: how one works, and not what one has to know. */
function isCondition(title: string, phrase: string): boolean {
  const alone = parseJob(`${title}\n`).draft;
  const { remote, employment } = parseJob(`${title}\n${phrase}`).draft;
  return remote !== alone.remote || employment !== alone.employment;
}
