/** Letters in Chinese, as somebody would write them. */
import type { DraftAbout } from "../../agents/communication/purpose.ts";
import type { Letter, LetterFacts } from "./letter.ts";

const paragraphs = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false && part !== "").join("\n\n");

export const ZH_LETTERS: Readonly<Record<DraftAbout, (facts: LetterFacts) => Letter>> = {
  outreach: (facts) => {
    const { organisation, job_title, reason, skills, conditions, pitch } = facts;
    const who = organisation === "" ? "我们" : organisation;
    return {
      subject: subjectOf(facts),
      text: paragraphs(
        facts.salutation,
        `${who === "我们" ? "我们" : `我代表${who}写信给您，我们`}正在招聘${job_title}。${pitch}`,
        reason !== null &&
          `读您的简历时，${reason.where === "" ? "" : `您在${reason.where}的`}这段经历给我留下了很深的印象：“${stripped(reason.quote)}”。${reason.asked === "" ? "" : `这正是这个职位看重的：${stripped(reason.asked)}。`}`,
        reason === null &&
          skills.length > 0 &&
          `您的简历里提到的${skills.join("、")}，正是这个职位需要的。`,
        conditions !== "" && `职位概况：${conditions}。`,
        "如果您愿意了解，欢迎直接回复这封邮件，告诉我们您方便的时间，我们先简单通个电话，把团队和工作内容讲清楚，您也可以随时提问。若目前不考虑新的机会，也完全没有关系，回一句话即可，我们不会再打扰。",
        facts.sender,
      ),
    };
  },
  follow_up: (facts) => ({
    subject: `再次问候：${facts.job_title}${facts.organisation === "" ? "" : `｜${facts.organisation}`}`,
    text: paragraphs(
      facts.salutation,
      `${facts.written_on === "" ? "前些天" : facts.written_on}我们曾为${facts.organisation === "" ? "" : facts.organisation}${facts.job_title}这个职位写信给您，不知您是否看到。`,
      facts.reason !== null &&
        `我们仍然觉得您${facts.reason.where === "" ? "" : `在${facts.reason.where}`}的经历与这个职位很契合，尤其是“${stripped(facts.reason.quote)}”。`,
      facts.conditions !== "" && `职位概况：${facts.conditions}。`,
      "如果方便，欢迎回复一句：愿意聊聊、想先看职位说明，或者暂不考虑，都可以。收到您的答复后我们会按您的意思处理；若没有回复，这将是我们就此职位发出的最后一封邮件。",
      facts.sender,
    ),
  }),
  rejection: (facts) => ({
    subject: `关于${facts.job_title}的申请结果`,
    text: paragraphs(
      facts.salutation,
      `感谢您对${facts.organisation === "" ? "" : `${facts.organisation}的`}${facts.job_title}职位的关注，也感谢您花时间让我们了解您的经历。`,
      "经过仔细比较，我们这一次选择了与职位要求更贴近的候选人，因此不会继续推进您的申请。这个结果只针对这个职位，不是对您能力的评价。",
      "如果您愿意，我们会保留您的资料，有更合适的机会时再与您联系；如希望删除，回复这封邮件告诉我们即可。祝您一切顺利。",
      facts.sender,
    ),
  }),
};

function subjectOf({ organisation, job_title, reason }: LetterFacts): string {
  const head = organisation === "" ? job_title : `${organisation}｜${job_title}`;
  return reason === null || reason.where === "" ? head : `${head}：关于您在${reason.where}的经历`;
}

const stripped = (text: string) => text.replace(/[。；;，,.]+$/u, "");
