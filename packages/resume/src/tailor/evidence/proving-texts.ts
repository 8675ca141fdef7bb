/** All that a résumé can prove something with: sentences, skills one by one, certificates, languages, posts and studies. */
import type { ResumeData } from "@bole/talent";
import { toldLines } from "../told-lines.ts";

/** Not within brackets: "Excel (pivot tables, VLOOKUP)" is one skill. */
const SEPARATOR = /[,，、;；]\s*(?![^(（]*[)）])/u;
const MOST = 200;

export function provingTexts(data: ResumeData): string[] {
  const skills = data.skillContent
    .split("\n")
    .flatMap((line) => line.replace(/^[^:：]{1,20}[:：]\s*/u, "").split(SEPARATOR));
  const other = data.other.flatMap(({ content }) => content.split("\n"));
  const posts = data.workExperience.map(({ company, position }) => `${position}, ${company}`);
  const studies = data.education.map(
    ({ degree, major, school }) => `${degree} ${major}, ${school}`,
  );
  const texts = [
    ...toldLines(data).map(({ line }) => line),
    ...[data.basic.title, ...skills, ...other, ...posts, ...studies],
    ...data.projects.map(({ name }) => name),
  ];
  return [...new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text)))].slice(
    0,
    MOST,
  );
}
