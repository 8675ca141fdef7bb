import { parseResume, readDocument } from "@bole/reading";
import { openResumeRenderer, Paper, TEMPLATES } from "@bole/resume";
import type { ResumeData, TextLanguage } from "@bole/talent";
import { writeDate } from "../../packages/resume/src/render/sheet/write-date.ts";
import { lostIn, squeezed } from "../../packages/resume/src/render/testing/lost-in.ts";
import { hasPoppler, textsOf } from "../../packages/resume/src/render/testing/pdf-texts.ts";
import { LENGTHS, resumeOf } from "../../packages/resume/src/render/testing/people.ts";
import type { Report } from "../table.ts";
import { loadOpenResume, type OpenResumeParsed } from "./parsers/open-resume.ts";

const LANGUAGES = ["en", "zh"] as const;
/** open-resume only knows telephone numbers as they are written in the United States. */
const PHONE = "(617) 555-0142";

/** Every template × paper × language × length through every parser: what of the résumé comes back? */
export async function report(): Promise<Report> {
  const { OPEN_RESUME } = process.env;
  const openResume = OPEN_RESUME === undefined ? undefined : await loadOpenResume(OPEN_RESUME);
  const renderer = openResumeRenderer();
  const rows: string[][] = [];
  for (const { id: template, columns } of TEMPLATES) {
    const counts = new Map<string, { right: number; of: number }>();
    const count = (reader: string, isRight: boolean) => {
      const { right, of } = counts.get(reader) ?? { right: 0, of: 0 };
      counts.set(reader, { right: right + Number(isRight), of: of + 1 });
    };
    for (const language of LANGUAGES)
      for (const paper of Paper.options)
        for (const length of Object.values(LENGTHS)) {
          const made = resumeOf(language, length);
          const data = { ...made, basic: { ...made.basic, phone: PHONE } };
          const { pdf } = await renderer.pdf(data, { template, paper, language });
          const read = parseResume(await readDocument({ name: "cv.pdf", bytes: pdf })).data;
          count("Bole", hasAll(read, data));
          for (const { reader, pages } of await textsOf(pdf)) {
            const isMixed = columns === 2 && reader.endsWith("-layout");
            count(reader, lostIn(pages.join(""), data, language, isMixed).length === 0);
          }
          if (openResume !== undefined && language === "en") {
            const parsed = await openResume(pdf);
            count("open-resume: name, contact", hasContact(parsed, data));
            count("open-resume: posts in order, dates", hasPosts(parsed, data, language));
            const plain = { ...data, look: { page_numbers: false } };
            const unnumbered = await renderer.pdf(plain, { template, paper, language });
            const again = await openResume(unnumbered.pdf);
            count("open-resume: the same without page numbers", hasPosts(again, data, language));
          }
        }
    rows.push([
      template,
      String(columns),
      ...READERS.map((reader) => {
        const { right, of } = counts.get(reader) ?? { right: 0, of: 0 };
        return of === 0 ? "–" : `${right} / ${of}`;
      }),
    ]);
  }
  await renderer.close();
  return {
    title: "Every template through other parsers",
    about: `PDFs of every template in both languages, on A4 and Letter, on one page and on several. Right is a file of which everything comes back: the name first, e-mail and telephone, and of each post the company in its order and the dates; by Bole's parser and the plain texts also every line within its own post. \`pdftotext -layout\` sets columns side by side, so that lines of two-column templates are not asked of it. open-resume's parser is made for English résumés in one column, so that it is asked about these only; it takes a page number for a part of a post, so that it is asked once more without them; what it adds (an empty post, a school as a post) is not counted${hasPoppler() ? "" : "; poppler is not installed here"}${openResume === undefined ? "; it was not measured this time (`OPEN_RESUME=<checkout>`)" : ""}.`,
    head: ["template", "columns", ...READERS],
    rows,
  };
}

const READERS = [
  "Bole",
  "pdf.js",
  "pdftotext",
  "pdftotext -layout",
  "pdftotext -raw",
  "open-resume: name, contact",
  "open-resume: posts in order, dates",
  "open-resume: the same without page numbers",
] as const;

const postsOf = ({ workExperience }: ResumeData) =>
  workExperience.map(({ company, startDate, endDate }) => [company, startDate, endDate].join("|"));

function hasAll(read: ResumeData, { basic, ...data }: ResumeData): boolean {
  const { name, email, phone } = read.basic;
  return (
    name === basic.name &&
    email === basic.email &&
    squeezed(phone) === squeezed(basic.phone) &&
    postsOf(read).join("\n") === postsOf({ basic, ...data }).join("\n")
  );
}

const hasContact = ({ profile }: OpenResumeParsed, { basic }: ResumeData): boolean =>
  profile.name === basic.name &&
  profile.email === basic.email &&
  squeezed(profile.phone) === squeezed(basic.phone);

function hasPosts(
  { workExperiences }: OpenResumeParsed,
  { workExperience }: ResumeData,
  language: TextLanguage,
): boolean {
  const wanted = workExperience.map(({ company, startDate, endDate }) => ({
    company,
    date: squeezed(`${writeDate(startDate, language)} – ${writeDate(endDate, language)}`),
  }));
  let next = 0;
  for (const { company, date } of workExperiences) {
    const post = wanted[next];
    if (post === undefined) break;
    if (company.startsWith(post.company) && squeezed(date) === post.date) next += 1;
  }
  return next === wanted.length;
}
