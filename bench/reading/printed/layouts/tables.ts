import { esc, heading, type Layout, month, prose, range, reach, rest, section } from "../page.ts";

const BASE = `
  body { font: 10pt/1.4 "DejaVu Sans", sans-serif; } h1 { font-size: 19pt; margin: 0 0 3pt; } h2 { font-size: 11.5pt; margin: 10pt 0 4pt; color: #1e3a8a; }
  ul { margin: 2pt 0 4pt; padding-left: 14pt; } p { margin: 2pt 0; } table { border-collapse: collapse; width: 100%; } td { vertical-align: top; padding: 2pt 6pt; } .row { display: flex; justify-content: space-between; }`;

/** Labels at the left, values at the right, as forms of the European Union have them. */
const form: Layout = {
  name: "form",
  html: (data, language) => {
    const label = (en: string, zh: string) => (language === "zh" ? zh : en);
    const row = (name: string, value: string) =>
      `<tr><td class="label">${name}</td><td>${value}</td></tr>`;
    return {
      style: `${BASE} .label { width: 27%; text-align: right; color: #1e3a8a; }`,
      body: `<table>${row(label("Name", "姓名"), `<b>${esc(data.basic.name)}</b>`)}${row(label("E-mail", "邮箱"), esc(data.basic.email))}${row(label("Telephone", "电话"), esc(data.basic.phone))}${row(label("Address", "地址"), esc(data.basic.location))}</table>
        <p>${esc(data.basic.title)}</p>${section(heading("summary", language), prose(data.basic.summary))}
        ${section(heading("work", language), data.workExperience.map((job) => `<table>${row(label("Dates", "时间"), range(job, language))}${row(label("Occupation or position held", "职位"), esc(job.position))}${row(label("Name of employer", "公司"), esc(job.company))}${row(label("Place", "地点"), esc(job.location))}${row(label("Main activities", "工作内容"), prose(job.description))}</table>`).join(""))}
        ${section(heading("education", language), data.education.map((study) => `<table>${row(label("Dates", "时间"), range(study, language))}${row(label("Title of qualification awarded", "学历"), esc(study.degree))}${row(label("Principal subjects", "专业"), esc(study.major))}${row(label("Name of institution", "学校"), esc(study.school))}</table>`).join(""))}
        ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
    };
  },
};

/** A line of time: dates at the left, dots, text at the right. */
const timeline: Layout = {
  name: "timeline",
  html: (data, language) => ({
    style: `${BASE} .entry { display: grid; grid-template-columns: 24% 76%; position: relative; } .entry > div:last-child { border-left: 2px solid #93c5fd; padding-left: 10pt; } .entry > div:last-child::before { content: ""; position: absolute; left: calc(24% - 3px); top: 5pt; width: 8px; height: 8px; border-radius: 50%; background: #1e3a8a; }`,
    body: `<h1>${esc(data.basic.name)}</h1><div>${esc(data.basic.title)}</div><p>${reach(data).join(" · ")}</p>${section(heading("summary", language), prose(data.basic.summary))}
      ${section(heading("work", language), data.workExperience.map((job) => `<div class="entry"><div>${range(job, language)}</div><div><b>${esc(job.position)}</b><br>${esc(job.company)} · ${esc(job.location)}${prose(job.description)}</div></div>`).join(""))}
      ${section(heading("education", language), data.education.map((study) => `<div class="entry"><div>${range(study, language)}</div><div><b>${esc(study.school)}</b><br>${esc(study.degree)}, ${esc(study.major)}</div></div>`).join(""))}
      ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
  }),
};

/** Dates of two lines in a narrow column. */
const stacked: Layout = {
  name: "stacked dates",
  html: (data, language) => {
    const dates = (one: { startDate: string; endDate: string }) =>
      `<td class="when">${month(one.startDate, language)} –<br>${month(one.endDate, language)}</td>`;
    return {
      style: `${BASE} body { font-family: "DejaVu Serif", serif; } .when { width: 16%; color: #555; white-space: nowrap; }`,
      body: `<h1>${esc(data.basic.name)}</h1><div><i>${esc(data.basic.title)}</i></div><p>${reach(data).join(" | ")}</p>${section(heading("summary", language), prose(data.basic.summary))}
        ${section(heading("work", language), `<table>${data.workExperience.map((job) => `<tr>${dates(job)}<td><b>${esc(job.company)}</b>, ${esc(job.location)}<br><i>${esc(job.position)}</i>${prose(job.description)}</td></tr>`).join("")}</table>`)}
        ${section(heading("education", language), `<table>${data.education.map((study) => `<tr>${dates(study)}<td><b>${esc(study.school)}</b><br>${esc(study.degree)}, ${esc(study.major)}</td></tr>`).join("")}</table>`)}
        ${section(heading("skills", language), prose(data.skillContent))}${rest(data, language)}`,
    };
  },
};

export const tables: readonly Layout[] = [form, timeline, stacked];
