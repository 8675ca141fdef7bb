import { esc, heading, type Layout, month, prose, range, reach, rest, section } from "../page.ts";

const PLAIN = `
  body { font: 10.5pt/1.4 "DejaVu Serif", serif; }
  h1 { font-size: 21pt; margin: 0; } h2 { font-size: 12pt; text-transform: uppercase; border-bottom: 1px solid #444; margin: 12pt 0 4pt; }
  .row { display: flex; justify-content: space-between; } ul { margin: 2pt 0 6pt; padding-left: 16pt; } p { margin: 3pt 0; }`;

/** Employer in bold, title in italics below, dates at the right edge. */
const classic: Layout = {
  name: "classic",
  html: (data, language) => ({
    style: `${PLAIN} header { text-align: center; }`,
    body: `<header><h1>${esc(data.basic.name)}</h1><div>${esc(data.basic.title)}</div><div>${reach(data).join(" | ")}</div></header>
      ${section(heading("summary", language), prose(data.basic.summary))}
      ${section(heading("work", language), data.workExperience.map((job) => `<div class="row"><b>${esc(job.company)}</b><span>${range(job, language)}</span></div><div class="row"><i>${esc(job.position)}</i><i>${esc(job.location)}</i></div>${prose(job.description)}`).join(""))}
      ${section(heading("education", language), data.education.map((study) => `<div class="row"><b>${esc(study.school)}</b><span>${range(study, language)}</span></div><div><i>${esc(study.degree)}, ${esc(study.major)}</i></div>`).join(""))}
      ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
  }),
};

/** "Company, Title – Place (dates)" in one line; a running head and foot on every page. */
const running: Layout = {
  name: "running head",
  html: (data, language) => ({
    style: `${PLAIN} body { font-family: "DejaVu Sans", sans-serif; } .head, .foot { position: fixed; left: 0; right: 0; font-size: 8pt; color: #666; } .head { top: -10mm; } .foot { bottom: -10mm; text-align: right; } section { line-height: 1.9; }`,
    body: `<div class="head">${esc(data.basic.name)} · Curriculum Vitae</div><div class="foot">${esc(data.basic.email)}</div>
      <h1>${esc(data.basic.name)}</h1><p><b>${esc(data.basic.title)}</b></p><p>${reach(data).join(", ")}</p>
      ${section(heading("summary", language), prose(data.basic.summary))}
      ${section(heading("work", language), data.workExperience.map((job) => `<div><b>${esc(job.company)}, ${esc(job.position)}</b> – ${esc(job.location)} (${range(job, language, "slash")})</div>${prose(job.description)}`).join(""))}
      ${section(heading("education", language), data.education.map((study) => `<div><b>${esc(study.school)}</b>, ${esc(study.degree)}, ${esc(study.major)} (${range(study, language, "slash")})</div>`).join(""))}
      ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
  }),
};

/** Title first, "at" the employer; the date below in grey. */
const titleFirst: Layout = {
  name: "title first",
  html: (data, language) => ({
    style: `${PLAIN} body { font-family: "DejaVu Sans Condensed", sans-serif; } header { text-align: right; } h2 { border: 0; color: #14532d; text-transform: none; } .when { color: #888; font-size: 9pt; }`,
    body: `<header><h1>${esc(data.basic.name)}</h1><div>${esc(data.basic.title)}</div>${reach(data)
      .map((value) => `<div>${value}</div>`)
      .join("")}</header>
      ${section(heading("summary", language), prose(data.basic.summary))}
      ${section(heading("work", language), data.workExperience.map((job) => `<div><b>${esc(job.position)}</b>, <i>${esc(job.company)}</i></div><div class="when">${range(job, language)} · ${esc(job.location)}</div>${prose(job.description)}`).join(""))}
      ${section(heading("education", language), data.education.map((study) => `<div><b>${esc(study.degree)} in ${esc(study.major)}</b>, <i>${esc(study.school)}</i></div><div class="when">${range(study, language)}</div>`).join(""))}
      ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
  }),
};

/** Cells divided by bars, with blanks that do not break. */
const bars: Layout = {
  name: "bars",
  html: (data, language) => ({
    style: `${PLAIN} body { font: 9.5pt/1.35 "DejaVu Sans Mono", monospace; } h2 { font-weight: 400; letter-spacing: 3px; }`,
    body: `<h1>${esc(data.basic.name)}</h1><div>${esc(data.basic.title)}</div><div>${reach(data).join("&nbsp;|&nbsp;")}</div>
      ${section(heading("summary", language), prose(data.basic.summary))}
      ${section(heading("work", language), data.workExperience.map((job) => `<div>${esc(job.position)}&nbsp;|&nbsp;${esc(job.company)}&nbsp;|&nbsp;${esc(job.location)}&nbsp;|&nbsp;${month(job.startDate, language)}&nbsp;–&nbsp;${month(job.endDate, language)}</div>${prose(job.description)}`).join(""))}
      ${section(heading("education", language), data.education.map((study) => `<div>${esc(study.degree)}&nbsp;|&nbsp;${esc(study.major)}&nbsp;|&nbsp;${esc(study.school)}&nbsp;|&nbsp;${range(study, language)}</div>`).join(""))}
      ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
  }),
};

export const oneColumn: readonly Layout[] = [classic, running, titleFirst, bars];
