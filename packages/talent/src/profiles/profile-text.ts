/**
 * What a résumé says somebody can do and wants, and nothing about who they are: what people are
 * ranked by. No name, no contact, no place, no school, no dates. One part a line.
 */
import type { ResumeData } from "@bole/reading/text";
import { withoutOrders } from "./without-orders.ts";
import { withoutTraits } from "./without-traits.ts";

/** More than six pieces are not read by the sentence model anyway; a model reads no novel. */
const MOST = 12_000;

export function profileText(data: ResumeData): string {
  const { basic, education, workExperience, projects, skillContent, other } = data;
  const said = [
    basic.title,
    skillContent,
    basic.summary,
    ...workExperience.flatMap(({ position, company, description }) => [
      joined(position, company),
      description,
    ]),
    ...projects.flatMap(({ name, role, description }) => [joined(name, role), description]),
    ...education.flatMap(({ major, degree, description }) => [joined(major, degree), description]),
    ...other.flatMap(({ title, content }) => [title, content]),
  ];
  const text = said.filter((part) => part.trim() !== "").join("\n");
  return withoutTraits(withoutOrders(text).text, { name: basic.name }).slice(0, MOST);
}

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(" · ");
