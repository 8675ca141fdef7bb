import { esc, heading, type Layout, prose, range, reach, rest, section } from "../page.ts";

const BASE = `
  body { font: 10pt/1.45 "DejaVu Sans", sans-serif; } h1 { font-size: 22pt; margin: 0; } h2 { font-size: 12pt; margin: 10pt 0 4pt; }
  .row { display: flex; justify-content: space-between; } ul { margin: 2pt 0 6pt; padding-left: 15pt; } p { margin: 3pt 0; }`;

const ICON =
  '<svg width="10" height="10" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4.5" fill="#b45309"/><path d="M3 5h4M5 3v4" stroke="#fff"/></svg>';

/** Drawn icons before each way to reach somebody, headings with icons. */
const icons: Layout = {
  name: "icons",
  html: (data, language) => ({
    style: `${BASE} header { text-align: center; } .reach span { margin: 0 6pt; white-space: nowrap; } h2 { border-left: 4px solid #b45309; padding-left: 6pt; }`,
    body: `<header><h1>${esc(data.basic.name)}</h1><div>${esc(data.basic.title)}</div><div class="reach">${reach(
      data,
    )
      .map((value) => `<span>${ICON} ${value}</span>`)
      .join("")}</div></header>
      ${section(`${ICON} ${heading("summary", language)}`, prose(data.basic.summary))}
      ${section(`${ICON} ${heading("work", language)}`, data.workExperience.map((job) => `<div class="row"><span><b>${esc(job.company)}</b> — ${esc(job.position)}</span><span>${ICON} ${range(job, language)}</span></div><div>${ICON} ${esc(job.location)}</div>${prose(job.description)}`).join(""))}
      ${section(`${ICON} ${heading("education", language)}`, data.education.map((study) => `<div class="row"><span><b>${esc(study.school)}</b> — ${esc(study.degree)}, ${esc(study.major)}</span><span>${range(study, language)}</span></div>`).join(""))}
      ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
  }),
};

/** A font that has one weight: the browser draws its bold letters itself. Cards behind the entries. */
const oneWeight: Layout = {
  name: "one weight",
  html: (data, language) => ({
    style: `${BASE} body { font-family: OneWeight; } h1, h2, b { font-weight: 700; } .card { background: #f4f1ea; border-radius: 6px; padding: 4pt 8pt; margin-bottom: 6pt; } .dark { background: #3b2f2f; color: #fdf6e3; padding: 8pt; }`,
    body: `<div class="dark"><h1>${esc(data.basic.name)}</h1><b>${esc(data.basic.title)}</b><div>${reach(data).join("  ")}</div></div>
      ${section(heading("summary", language), prose(data.basic.summary))}
      ${section(heading("work", language), data.workExperience.map((job) => `<div class="card"><div class="row"><b>${esc(job.company)}</b><b>${range(job, language)}</b></div><div>${esc(job.position)}, ${esc(job.location)}</div>${prose(job.description)}</div>`).join(""))}
      ${section(heading("education", language), data.education.map((study) => `<div class="card"><div class="row"><b>${esc(study.school)}</b><b>${range(study, language)}</b></div><div>${esc(study.degree)}, ${esc(study.major)}</div></div>`).join(""))}
      ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
  }),
};

/** Text that shows a gradient, shadows, thin and see-through letters, soft hyphens in narrow lines. */
const effects: Layout = {
  name: "effects",
  html: (data, language) => {
    const soft = (html: string) =>
      language === "zh" ? html : html.replace(/(\p{Ll}{4})(?=\p{Ll}{4})(?![^<]*>)/gu, "$1&shy;");
    return {
      style: `${BASE} h1 { background: linear-gradient(90deg, #7c3aed, #db2777); -webkit-background-clip: text; color: transparent; } h2 { text-shadow: 1px 1px 2px #bbb; color: #7c3aed; } .faded { opacity: .7; } section { width: 78%; } p, li { text-align: justify; }`,
      body: `<h1>${esc(data.basic.name)}</h1><div class="faded">${esc(data.basic.title)}</div><div class="faded">${reach(data).join(" / ")}</div>
        ${section(heading("summary", language), soft(prose(data.basic.summary)))}
        ${section(heading("work", language), data.workExperience.map((job) => `<div><b>${esc(job.position)}</b></div><div class="row"><span>${esc(job.company)}</span><span class="faded">${range(job, language)}</span></div><div class="faded">${esc(job.location)}</div>${soft(prose(job.description))}`).join(""))}
        ${section(heading("education", language), data.education.map((study) => `<div><b>${esc(study.degree)}, ${esc(study.major)}</b></div><div class="row"><span>${esc(study.school)}</span><span class="faded">${range(study, language)}</span></div>`).join(""))}
        ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
    };
  },
};

export const decorated: readonly Layout[] = [icons, oneWeight, effects];
