/** The header lines of entries, in the ways that résumés write them. */
import type { Education, ResumeProject, WorkExperience } from "../../model/resume-data.ts";
import type { Row, Run, Wording } from "./sheet.ts";

const bold = (text: string): Run => ({ text, bold: true });
const plain = (text: string): Run => ({ text });

export function datesOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  wording: Wording,
): string {
  const said = [startDate, endDate].filter((date) => date !== "").map(wording.date);
  return said.join(wording.between);
}

function joined(parts: readonly Run[], separator: string): Run[] {
  const there = parts.filter(({ text }) => text !== "");
  return there.flatMap((part, index) => (index === 0 ? [part] : [plain(separator), part]));
}

export function workRows(entry: WorkExperience, wording: Wording): Row[] {
  const { company, position, location } = entry;
  const dates = datesOf(entry, wording);
  const { separator } = wording;
  switch (wording.work) {
    case "company-dates":
      return [
        { left: [bold(company)], right: dates },
        { left: [plain(position)], right: location },
      ];
    case "position-dates":
      return [
        { left: [bold(position)], right: dates },
        { left: [plain(`${company}, ${location}`)] },
      ];
    case "one-line":
      return [
        {
          left: joined([bold(company), plain(position), plain(location)], separator),
          right: dates,
        },
      ];
    case "dates-first":
      return [{ left: [plain(dates), plain("  "), bold(company), plain("  "), plain(position)] }];
    case "dates-below":
      return [
        { left: joined([bold(position), plain(company), plain(location)], ", ") },
        { left: [plain(dates)] },
      ];
    case "at":
      return [{ left: [bold(position), plain(" at "), bold(company), plain(` (${dates})`)] }];
    case "dates-above":
      return [
        { left: [plain(dates)] },
        { left: joined([bold(company), plain(position)], separator), right: location },
      ];
    case "form":
      return [
        { left: [plain(`公司名称：${company}`)], right: `工作时间：${dates}` },
        { left: [plain(`担任职位：${position}`)], right: `工作地点：${location}` },
      ];
  }
}

export function studyRows(entry: Education, wording: Wording): Row[] {
  const { school, major, degree } = entry;
  const dates = datesOf(entry, wording);
  const zh = /[\u4e00-\u9fff]/.test(degree);
  const subject = zh ? `${major}${wording.within}${degree}` : `${degree}${wording.within}${major}`;
  switch (wording.study) {
    case "school-dates":
      return [{ left: [bold(school)], right: dates }, { left: [plain(subject)] }];
    case "degree-dates":
      return [{ left: [bold(subject)], right: dates }, { left: [plain(school)] }];
    case "one-line":
      return [
        {
          left: joined([bold(school), plain(major), plain(degree)], wording.separator),
          right: dates,
        },
      ];
    case "dates-first":
      return [{ left: [plain(`${dates}  `), bold(school), plain(`  ${major}  ${degree}`)] }];
    case "dates-below":
      return [{ left: [bold(school)] }, { left: [plain(subject)] }, { left: [plain(dates)] }];
    case "comma":
      return [{ left: [plain(`${subject}, ${school} (${dates})`)] }];
    case "form":
      return [
        { left: [plain(`毕业院校：${school}`)], right: `就读时间：${dates}` },
        { left: [plain(`所学专业：${major}`)], right: `学历：${degree}` },
      ];
  }
}

export function projectRows(entry: ResumeProject, wording: Wording): Row[] {
  const { name, role } = entry;
  const dates = datesOf(entry, wording);
  if (wording.work === "form") {
    return [
      { left: [plain(`项目名称：${name}`)], right: `项目时间：${dates}` },
      { left: [plain(`项目角色：${role}`)] },
    ];
  }
  if (wording.work === "dates-first") {
    return [{ left: joined([plain(dates), bold(name), plain(role)], "  ") }];
  }
  if (wording.work === "at")
    return [{ left: [bold(name), plain(role === "" ? "" : ` (${role})`)], right: dates }];
  if (wording.work === "dates-below" || wording.work === "dates-above") {
    const title = { left: joined([bold(name), plain(role)], wording.separator) };
    return wording.work === "dates-below"
      ? [title, { left: [plain(dates)] }]
      : [{ left: [plain(dates)] }, title];
  }
  return [{ left: joined([bold(name), plain(role)], wording.separator), right: dates }];
}
