import type { ResumeData } from "@bole/reading";
import {
  esc,
  heading,
  type Language,
  type Layout,
  prose,
  range,
  reach,
  rest,
  section,
} from "../page.ts";

const GRID = `
  body { font: 9.5pt/1.4 "DejaVu Sans", sans-serif; margin: 0; } .grid { display: grid; min-height: 100vh; }
  h1 { font-size: 20pt; margin: 0; line-height: 1.1; } h2 { font-size: 11pt; margin: 12pt 0 4pt; } .row { display: flex; justify-content: space-between; }
  ul { margin: 2pt 0 6pt; padding-left: 14pt; } p { margin: 3pt 0; } aside, main { padding: 10mm; } .contact div { overflow-wrap: anywhere; }`;

const jobs = (data: ResumeData, language: Language) =>
  data.workExperience
    .map(
      (job) =>
        `<div class="entry"><div class="row"><b>${esc(job.position)}</b><span>${range(job, language)}</span></div><div class="firm">${esc(job.company)}, ${esc(job.location)}</div>${prose(job.description)}</div>`,
    )
    .join("");

const studies = (data: ResumeData, language: Language) =>
  data.education
    .map(
      (study) =>
        `<div class="entry"><b>${esc(study.degree)}</b><div>${esc(study.major)}</div><div>${esc(study.school)}</div><div class="when">${range(study, language)}</div></div>`,
    )
    .join("");

const contact = (data: ResumeData, language: Language) =>
  section(
    heading("contact", language),
    `<div class="contact">${reach(data)
      .map((value) => `<div>${value}</div>`)
      .join("")}</div>`,
  );

/** White on a dark bar at the left: contact, studies and skills; jobs at the right. */
const dark: Layout = {
  name: "dark bar",
  html: (data, language) => ({
    style: `${GRID} @page { margin: 0 } .grid { grid-template-columns: 32% 68%; } aside { background: #1f2a44; color: #fff; }`,
    body: `<div class="grid"><aside><h1>${esc(data.basic.name)}</h1><p>${esc(data.basic.title)}</p>${contact(data, language)}${section(heading("education", language), studies(data, language))}${section(heading("skills", language), prose(data.skillContent))}</aside>
      <main>${section(heading("summary", language), prose(data.basic.summary))}${section(heading("work", language), jobs(data, language))}${rest(data, language)}</main></div>`,
  }),
};

/** A light bar at the right, below a banner; chips for skills. */
const light: Layout = {
  name: "light bar",
  html: (data, language) => ({
    style: `${GRID} @page { margin: 0 } .grid { grid-template-columns: 66% 34%; min-height: 80vh; } aside { background: #eef2f5; } .banner { background: linear-gradient(90deg, #0f766e, #115e59); color: #fff; padding: 12mm 10mm 8mm; } .chip { display: inline-block; background: #0f766e; color: #fff; border-radius: 8px; padding: 1px 7px; margin: 2px; }`,
    body: `<div class="banner"><h1>${esc(data.basic.name)}</h1><div>${esc(data.basic.title)}</div></div><div class="grid">
      <main>${section(heading("summary", language), prose(data.basic.summary))}${section(heading("work", language), jobs(data, language))}${section(heading("education", language), studies(data, language))}</main>
      <aside>${contact(data, language)}${section(
        heading("skills", language),
        data.skillContent
          .split(/,\s*|、/)
          .map((skill) => `<span class="chip">${esc(skill)}</span>`)
          .join(" "),
      )}${rest(data, language)}</aside></div>`,
  }),
};

/** Two newspaper columns over several pages. */
const newspaper: Layout = {
  name: "newspaper",
  html: (data, language) => ({
    style: `${GRID} .flow { columns: 2; column-gap: 10mm; } .entry { margin-bottom: 14pt; } ul { line-height: 2; }`,
    body: `<h1>${esc(data.basic.name)}</h1><p>${esc(data.basic.title)}</p><p>${reach(data).join(" • ")}</p><div class="flow">
      ${section(heading("summary", language), prose(data.basic.summary))}${section(heading("work", language), jobs(data, language))}${section(heading("education", language), studies(data, language))}${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}</div>`,
  }),
};

export const sideBars: readonly Layout[] = [dark, light, newspaper];
