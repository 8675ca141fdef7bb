/** Letters in Chinese, as somebody would write them. */
import type { DraftAbout } from "../../agents/communication/purpose.ts";
import { beyond, type Letter, type LetterFacts, paragraphs, stripped } from "./letter.ts";
import { spaced } from "./spaced.ts";

export const ZH_LETTERS: Readonly<Record<DraftAbout, (facts: LetterFacts) => Letter>> = {
  outreach: (facts) => ({
    // Nobody's employer belongs into a subject that others may see.
    subject: `${roleOf(facts)}，想与您聊聊`,
    text: paragraphs(
      facts.salutation,
      spaced(`我们正在${forWhom(facts)}招聘${facts.job_title}。`) + facts.pitch,
      reasonOf(facts),
      facts.conditions !== "" && `职位概况：${facts.conditions}。`,
      "如果您愿意了解，直接回复这封邮件、告诉我们方便的时间就好。我们先简单通个电话，把团队和工作内容讲清楚，您也可以随时提问。若目前不考虑新的机会，也完全没有关系，回一句话即可，我们不会再打扰。",
      facts.sender,
    ),
  }),
  follow_up: (facts) => ({
    subject: `再次问候：${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      spaced(
        `${facts.written_on === "" ? "前些天" : facts.written_on}我们曾${forWhom(facts)}${facts.job_title}这个职位写信给您，不知您是否方便看到。`,
      ),
      facts.reason !== null &&
        `我们仍然觉得您的经历与这个职位很契合，特别是${spaced(placeOf(facts))}这一段：“${stripped(facts.reason.quote)}”。`,
      facts.conditions !== "" && `职位概况：${facts.conditions}。`,
      "愿意聊聊、想先看职位说明，或者暂不考虑，都欢迎回一句，我们会按您的意思处理。若没有回复，这将是我们就这个职位发出的最后一封邮件。",
      facts.sender,
    ),
  }),
  rejection: (facts) => ({
    subject: `申请结果：${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      spaced(
        `感谢您对${facts.organisation}${facts.job_title}职位的关注，也感谢您花时间让我们了解您的经历。`,
      ),
      "经过仔细比较，我们这一次选择了与职位要求更贴近的候选人，因此不会继续推进您的申请。这个结果只针对这个职位，不是对您能力的评价。",
      "如果您愿意，我们会保留您的资料，有更合适的机会时再与您联系；如希望删除，回复这封邮件告诉我们即可。祝您一切顺利。",
      facts.sender,
    ),
  }),
};

const roleOf = ({ organisation, job_title }: LetterFacts) =>
  organisation === "" ? job_title : `${organisation} · ${job_title}`;

const forWhom = ({ organisation }: LetterFacts) => (organisation === "" ? "" : `为${organisation}`);

const placeOf = ({ reason }: LetterFacts) =>
  reason === null || reason.where === "" ? "" : `在${reason.where}的`;

function reasonOf(facts: LetterFacts): string {
  const { reason, skills } = facts;
  if (reason !== null) {
    const said = `读您的简历时，您${spaced(placeOf(facts))}这段经历给我们留下了很深的印象：“${stripped(reason.quote)}”。`;
    if (reason.asked !== "") return `${said}职位说明里写着“${reason.asked}”，所以想到了您。`;
    if (skills.length === 0) return said;
    const others = beyond(facts);
    return others.length === 0
      ? `${said}这正是这个职位需要的。`
      : `${said}${spaced(`而${others.join("、")}`)}，也正是这个职位需要的。`;
  }
  if (skills.length === 0) return "";
  return `${spaced(`您的简历里提到的${skills.join("、")}`)}，正是这个职位需要的，所以想到了您。`;
}
