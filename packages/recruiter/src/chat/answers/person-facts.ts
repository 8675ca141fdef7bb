/** Facts of a person's record and newest résumé, each as a sentence. */
import { type Candidate, type Resume, resumeText } from "@bole/talent";
import { type Asking, pick, reader, rowOf, skillNames } from "./asking.ts";
import { linesAbout } from "./look-up.ts";

const SHOWN_JOBS = 4;

export async function overview(candidate: Candidate, asking: Asking): Promise<string> {
  const { person: one, resumes } = candidate;
  const row = await rowOf(one.id, one.name, asking);
  const years = row?.years ?? null;
  const facts = [
    one.headline ?? row?.title ?? "",
    one.location ?? "",
    years === null
      ? ""
      : pick(asking, `工作 ${Math.round(years)} 年`, `${Math.round(years)} years at work`),
    skillNames(row?.skills.slice(0, 8) ?? [], asking.asked.language).join(pick(asking, "、", ", ")),
  ].filter(Boolean);
  const isResume = asking.asked.aspect === "resume";
  const none =
    isResume && resumes.length === 0
      ? pick(asking, `没有${one.name}的简历。`, `There is no résumé for ${one.name}. `)
      : "";
  if (facts.length === 0) return none;
  const text = facts.join(pick(asking, "；", "; "));
  return `${none}${one.name}${pick(asking, "：", ": ")}${text}${pick(asking, "。", ". ")}`;
}

/** More is read in the document itself. */
const MOST_OF_RESUME = 3_500;

/** What it says, as far as an answer has room for it. */
export async function wholeResume(candidate: Candidate, asking: Asking): Promise<string> {
  const head = await overview(candidate, asking);
  const text = (await textOf(candidate, asking)).trim();
  if (text === "") return head;
  const says = pick(asking, "简历内容：", "The résumé says:");
  const shown =
    text.length > MOST_OF_RESUME ? `${text.slice(0, MOST_OF_RESUME).trimEnd()} …` : text;
  return [head.trim(), says, shown].filter(Boolean).join("\n");
}

export function contact(
  { person: one }: Candidate,
  field: "email" | "phone",
  asking: Asking,
): string {
  const value = one[field];
  const [zh, en] = field === "email" ? ["邮箱", "mail address"] : ["电话", "phone number"];
  if (value !== null && value !== "")
    return pick(asking, `${one.name}的${zh}：${value}`, `${one.name}'s ${en}: ${value}`);
  const other = field === "email" ? one.phone : one.email;
  const instead = other
    ? pick(asking, `可以用这个联系：${other}`, `You can reach them at ${other}`)
    : "";
  return pick(
    asking,
    `没有${one.name}的${zh}记录。${instead}`,
    `No ${en} for ${one.name}. ${instead}`,
  ).trim();
}

export function place({ person: one }: Candidate, asking: Asking): string {
  return one.location
    ? pick(asking, `${one.name}在${one.location}。`, `${one.name} is in ${one.location}.`)
    : pick(asking, `${one.name}的所在地没有记录。`, `${one.name}’s location isn’t recorded.`);
}

interface Matter {
  readonly isFound: boolean;
  readonly text: string;
}

/** Whatever else is asked of somebody: the lines of their résumé that have the words. */
export async function aboutMatter(
  candidate: Candidate,
  words: string,
  asking: Asking,
): Promise<Matter> {
  const { name, headline } = candidate.person;
  const known = [headline ?? "", await textOf(candidate, asking)].join("\n");
  const quotes = linesAbout(words, known).map((one) => `“${one}”`);
  if (quotes.length === 0) {
    const text = pick(
      asking,
      `${name}的资料里没有提到“${words}”。`,
      `There’s nothing about “${words}” in ${name}’s records.`,
    );
    return { isFound: false, text };
  }
  const text = pick(
    asking,
    `${name}的简历写着：${quotes.join("，")}`,
    `${name}'s résumé says: ${quotes.join(", ")}`,
  );
  return { isFound: true, text };
}

export async function experience(candidate: Candidate, asking: Asking): Promise<string> {
  const { name } = candidate.person;
  const resume = await newestResume(candidate, asking);
  const jobs = resume?.data.workExperience ?? [];
  if (resume === null || jobs.length === 0)
    return pick(asking, `${name}的工作经历没有记录。`, `${name}’s work history isn’t recorded.`);
  const { years } = resume;
  const sum =
    years === null
      ? ""
      : pick(asking, `共 ${Math.round(years)} 年`, `${Math.round(years)} years in all`);
  const lines = jobs.slice(0, SHOWN_JOBS).map(({ position, company, startDate, endDate }) => {
    const what = [position, company].filter(Boolean).join(", ");
    const when = [startDate, endDate].filter(Boolean).join(" – ");
    return `- ${what}${when === "" ? "" : ` (${when})`}`;
  });
  return [[name, sum].filter(Boolean).join(pick(asking, "：", ": ")), ...lines].join("\n");
}

export async function newestResume(
  { resumes: [newest] }: Pick<Candidate, "resumes">,
  asking: Asking,
): Promise<Resume | null> {
  if (newest === undefined) return null;
  return (await asking.parts.talent.resumes.get(reader(asking), newest.id)).resume;
}

/** Empty where there is no résumé. */
export async function textOf(
  { resumes: [newest] }: Pick<Candidate, "resumes">,
  asking: Asking,
): Promise<string> {
  if (newest === undefined) return "";
  const { resume, document } = await asking.parts.talent.resumes.get(reader(asking), newest.id);
  return resumeText(resume, document?.text ?? null);
}
