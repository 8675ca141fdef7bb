/** What a parser gets out of the PDF: the résumé as other people's software will read it. */
import { threadJob } from "@bole/base/threads";
import { parseResume, readDocument } from "@bole/reading";
import type { ResumeData } from "@bole/talent";
import { entryLabel, type Language } from "../../model/structure.ts";
import type { ResumeLook } from "../../render/look.ts";
import { TEMPLATES } from "../../render/templates/index.ts";
import type { Check, Fix } from "../review.ts";
import { check } from "./make-check.ts";

const NAMES = {
  name: { zh: "姓名", en: "Name" },
  email: { zh: "邮箱", en: "E-mail" },
  phone: { zh: "电话", en: "Phone" },
} as const;

/**
 * The fix is a template in one column, where it has two and something is lost.
 * @param look that the PDF was made with
 */
export async function readable(
  pdf: Uint8Array,
  data: ResumeData,
  look: Pick<ResumeLook, "template">,
  language: Language,
): Promise<Check> {
  const read = parseResume(await readDocument({ name: "resume.pdf", bytes: pdf })).data;
  const contacts = (["name", "email", "phone"] as const).filter(
    (field) => data.basic[field].trim() !== "",
  );
  const posts = data.workExperience.filter(({ company }) => company.trim() !== "");
  const lost = [
    ...contacts
      .filter((field) => squeezed(read.basic[field]) !== squeezed(data.basic[field]))
      .map((field) => NAMES[field][language]),
    ...posts
      .filter((post) => !read.workExperience.some((other) => isSamePost(post, other)))
      .map((post) => entryLabel("workExperience", post)),
  ];
  const isSplit = TEMPLATES.some(({ id, columns }) => id === look.template && columns === 2);
  const fix: Fix = {
    ...{ section: "look", entry_id: null, entry_label: "", field: "template" },
    before: look.template,
    after: "classic",
  };
  const fixes = lost.length > 0 && isSplit ? [fix] : [];
  return check("readable", contacts.length + posts.length, lost, { fixes });
}

export const readableJob = threadJob<typeof readable>(new URL(import.meta.url), "readable");

type Post = Pick<ResumeData["workExperience"][number], "company" | "startDate" | "endDate">;

const isSamePost = (one: Post, other: Post): boolean =>
  squeezed(one.company) === squeezed(other.company) &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate;

const squeezed = (text: string) => text.replace(/\s+/gu, "").toLowerCase();
