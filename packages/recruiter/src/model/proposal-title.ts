/** What a waiting effect would do, as a person calls it: "Move Maya Lindqvist to Offer". */
import type { Principal } from "@bole/base";
import type { Effect, Talent } from "@bole/talent";
import { STAGE_NAMES } from "./stage-names.ts";

type Kind = Effect["content"]["kind"];
type Names = { readonly person: string; readonly job: string };
type Title = (names: Names) => string;

const TITLES: Readonly<Record<"zh" | "en", Readonly<Partial<Record<Kind, Title>>>>> = {
  zh: {
    send_mail: ({ person }) => `给${person}发邮件`,
    book_interview: ({ person }) => `约${person}面试`,
    move_interview: ({ person }) => `改约${person}的面试`,
    cancel_interview: ({ person }) => `取消${person}的面试`,
    publish_job: ({ job }) => `发布“${job}”`,
    close_job: ({ job }) => `关闭“${job}”`,
    delete_job: ({ job }) => `删除“${job}”`,
    remove_application: ({ person, job }) => `把${person}移出“${job}”`,
    erase_person: ({ person }) => `抹除${person}`,
  },
  en: {
    send_mail: ({ person }) => `Send a mail to ${person}`,
    book_interview: ({ person }) => `Book an interview with ${person}`,
    move_interview: ({ person }) => `Move the interview with ${person}`,
    cancel_interview: ({ person }) => `Cancel the interview with ${person}`,
    publish_job: ({ job }) => `Publish “${job}”`,
    close_job: ({ job }) => `Close “${job}”`,
    delete_job: ({ job }) => `Delete “${job}”`,
    remove_application: ({ person, job }) => `Remove ${person} from “${job}”`,
    erase_person: ({ person }) => `Erase ${person}`,
  },
};

export async function proposalTitle(
  { people, jobs }: Pick<Talent, "people" | "jobs">,
  principal: Principal,
  { content, person_id, job_id }: Pick<Effect, "content" | "person_id" | "job_id">,
  language: "zh" | "en",
): Promise<string> {
  if (content.kind === "create_job") return content.payload.job.title;
  const person = person_id === null ? "" : (await people.get(principal, person_id)).name;
  const [job] = job_id === null ? [] : await jobs.many(principal, [job_id]);
  const names = { person, job: job?.title ?? "" };
  if (content.kind === "move_stage") {
    const stage = STAGE_NAMES[language][content.payload.to];
    return language === "zh"
      ? `把${person}移到“${stage}”`
      : `Move ${person} to ${stage}${names.job === "" ? "" : ` for “${names.job}”`}`;
  }
  return TITLES[language][content.kind]?.(names) ?? names.job;
}
