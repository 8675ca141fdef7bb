/** What somebody is asked to allow, in a sentence. */
import type { EffectEntry } from "@bole/server/contract";
import { useText } from "../../i18n/text.ts";
import { useZonedTime } from "../../talent/interview/use-zoned-time.ts";
import { talentText } from "../../talent/talent-text.ts";
import { approvalsText } from "./approvals-text.ts";

export function useQuestion({ content, person_name, job_title }: EffectEntry): string {
  const t = useText(approvalsText).effectsAsked;
  const { stages } = useText(talentText);
  const zoned = useZonedTime();
  const name = person_name || t.somebody;
  switch (content.kind) {
    case "send_mail":
      return t.mail(person_name || content.payload.to);
    case "move_stage":
      return t.move(name, stages[content.payload.to]);
    case "remove_application":
      return t.removeApplication(name, job_title ?? "");
    case "book_interview":
      return t.book(name, zoned(content.payload.starts_at, zonesOf(content.payload.time_zone)));
    case "move_interview":
      return t.moveInterview(name, zoned(content.payload.starts_at));
    case "cancel_interview":
      return t.cancelInterview(name);
    case "create_job":
      return t.createJob(content.payload.job.title);
    case "close_job":
      return t.closeJob(job_title ?? content.payload.job_id);
    case "delete_job":
      return t.deleteJob(job_title ?? content.payload.job_id);
    case "publish_job":
      return t.publish(job_title ?? content.payload.job_id);
    case "erase_person":
      return t.erase(name);
  }
}

/** The candidate's, where it is said. */
const zonesOf = (zone: string | undefined) => (zone === undefined ? [] : [zone]);
