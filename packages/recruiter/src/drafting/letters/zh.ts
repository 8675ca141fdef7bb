/** Letters in Chinese, as somebody would write them. */
import { blank } from "@bole/talent";
import { TO_ANSWER, TO_TELL } from "../to-tell.ts";
import { beyond, type LetterFacts, type Letters, paragraphs, stripped } from "./letter.ts";
import { spaced } from "./spaced.ts";

export const ZH_LETTERS: Letters = {
  outreach: (facts) => ({
    // Nobody's employer belongs into a subject that others may see.
    subject: `${roleOf(facts)}，想与您聊聊`,
    text: paragraphs(
      facts.salutation,
      spaced(
        `${facts.organisation === "" ? "我们" : facts.organisation}正在招聘${facts.job_title}。`,
      ) + facts.pitch,
      reasonOf(facts),
      facts.conditions !== "" && `职位概况：${facts.conditions}。`,
      "如果您愿意了解，直接回复这封邮件、告诉我们方便的时间就好。我们先简单通个电话，把团队和工作内容讲清楚，您也可以随时提问。若目前不考虑新的机会，也完全没有关系，回一句话即可，我们不会再打扰。",
      facts.sender,
    ),
  }),
  follow_up: (facts) => ({
    subject: `再次问候：${roleOf(facts)}`,
    text: facts.is_offered
      ? afterOffer(facts)
      : paragraphs(
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
  // Terms are agreed by people: a letter leaves them blank, and cannot be sent before they are filled in.
  offer: (facts) => ({
    subject: `录用意向：${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      spaced(
        `感谢您这段时间与我们的沟通。我们很高兴邀请您加入${facts.organisation === "" ? "我们" : facts.organisation}，担任${facts.job_title}。`,
      ),
      [
        "主要条件如下：",
        `薪资：${blank.zh("薪资")}`,
        `入职日期：${blank.zh("入职日期")}`,
        `工作地点：${blank.zh("工作地点")}`,
        `合同期限与试用期：${blank.zh("合同期限与试用期")}`,
      ].join("\n"),
      `请在${blank.zh("答复截止日期")}之前回复这封邮件，告诉我们您的决定。正式录用以双方签署的书面合同为准。对以上任何一项有疑问，都可以直接回信或约时间电话沟通。`,
      facts.sender,
    ),
  }),
  reply: (facts) => ({
    subject: `回复：${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      facts.written_on === "" ? "感谢您的来信。" : `感谢您${facts.written_on}的来信。`,
      TO_ANSWER.zh,
      "如还有其他问题，直接回复这封邮件即可。",
      facts.sender,
    ),
  }),
  reminder: (facts) => ({
    subject: `面试提醒：${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      spaced(
        `提醒您，${facts.job_title}职位的面试定于${facts.interview_at === "" ? blank.zh("面试时间") : facts.interview_at}。地点和入会方式请见此前的面试邀请。`,
      ),
      facts.to_confirm && "这个时间您还没有确认，方便的话请回复这封邮件确认。",
      "如果时间不方便，请尽早回复这封邮件，我们一起另约时间。",
      facts.sender,
    ),
  }),
  invitation: (facts) => ({
    subject: `约一个面试时间：${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      spaced(
        `我们希望就${facts.job_title}这个职位与您面谈，进一步了解您的经历，也回答您对团队和工作的问题。`,
      ),
      "请回复两三个您方便的时段，我们确认后会把日历邀请发给您。",
      facts.sender,
    ),
  }),
  note: (facts) => ({
    subject: `关于${spaced(roleOf(facts))}`,
    text: paragraphs(
      facts.salutation,
      TO_TELL.zh,
      "如有疑问，直接回复这封邮件即可。",
      facts.sender,
    ),
  }),
};

/** Who has an offer is not asked for their interest again. */
const afterOffer = (facts: LetterFacts): string =>
  paragraphs(
    facts.salutation,
    spaced(
      `${facts.written_on === "" ? "前些天" : facts.written_on}我们就${facts.job_title}的录用意向给您写过信，想了解一下您的考虑。`,
    ),
    "如果已经决定，回一句话即可；如果还有顾虑，或需要更多时间，也请告诉我们，我们一起想办法。",
    facts.sender,
  );

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
