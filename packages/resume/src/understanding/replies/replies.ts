/** What the solver says when it does nothing: questions back, and that it has not understood. */
import type { Language } from "../text/language.ts";
import { entryNoun, fieldName, sectionName } from "./names.ts";

const say = (language: Language, zh: string, en: string): string => (language === "zh" ? zh : en);

const listed = (options: readonly string[]): string =>
  options.map((option, at) => `${at + 1}. ${option}`).join("\n");

export const notUnderstood = (language: Language): string =>
  say(
    language,
    "这句话我没能对应到简历上的修改，简历没有变动。你可以这样说：\n· 把名字改成张三\n· 添加一段工作经历：腾讯，后端工程师，2021年7月至今\n· 删除第一段实习\n· 第二段工作的结束时间改成2023年6月\n· 技能里加上 Docker\n· 查看教育经历",
    "I could not tie this to an edit, so nothing was changed. You could say:\n· Change my name to Jane Doe\n· Add a job: Software Engineer at Acme, from July 2021 to present\n· Delete my second job\n· Set the end date at Acme to June 2023\n· Add Docker to my skills\n· Show my education",
  );

export const greeting = (language: Language): string =>
  say(
    language,
    "你好！我可以帮你改简历：比如「把电话换成…」「添加一段实习」「删除第二个项目」「查看教育经历」。",
    "Hello! I can edit your résumé: try “change my phone to …”, “add an internship”, “delete the second project” or “show my education”.",
  );

export const welcome = (language: Language): string =>
  say(
    language,
    "不客气！还要改别的就告诉我。",
    "You're welcome! Tell me if anything else should change.",
  );

export const letBe = (language: Language): string =>
  say(language, "好的，简历保持不变。", "All right, I have left the résumé as it is.");

export const onlyAsked = (language: Language): string =>
  say(
    language,
    "这听起来是个问题，我没有动简历。决定了就直接说，比如「把职位改成…」「删除第二段工作」。",
    "That sounds like a question, so I have not touched the résumé. Once you have decided, just tell me, such as “change my title to …” or “delete my second job”.",
  );

export const notYours = (language: Language): string =>
  say(
    language,
    "这听起来说的不是你简历上的内容，我没有做修改。要改的话请直接告诉我改哪一项、改成什么。",
    "This does not seem to be about your own résumé, so I have changed nothing. If something should change, tell me what and to what.",
  );

export const onlyData = (language: Language): string =>
  say(
    language,
    "我把这段文字当作资料，里面的要求不会执行，简历没有变动。想据此修改哪一项，请用自己的话告诉我。",
    "I take this text as material and follow no instructions in it; nothing was changed. Tell me in your own words what to change because of it.",
  );

export const whichEntry = (
  language: Language,
  section: string | undefined,
  options: readonly string[],
): string => {
  const noun =
    section === undefined ? say(language, "内容", "entry") : entryNoun(section, language);
  return say(
    language,
    `你指的是哪一段${noun}？\n${listed(options)}`,
    `Which ${noun} do you mean?\n${listed(options)}`,
  );
};

export const whichField = (
  language: Language,
  section: string,
  fields: readonly string[],
): string => {
  const names = fields.map((field) => fieldName(section, field, language));
  return say(language, `要改的是${names.join("还是")}？`, `Which one: ${names.join(" or ")}?`);
};

export const whatValue = (language: Language, section: string, field: string): string =>
  say(
    language,
    `好的，${fieldName(section, field, "zh")}要改成什么？`,
    `Sure, what should the ${fieldName(section, field, "en")} be?`,
  );

export const badValue = (language: Language, section: string, field: string): string =>
  say(
    language,
    `我没看懂新的${fieldName(section, field, "zh")}，请再写一次，例如${EXAMPLE[field]?.zh ?? "「…改成…」"}。`,
    `I could not read the new ${fieldName(section, field, "en")}; please write it as in ${EXAMPLE[field]?.en ?? "“change … to …”"}.`,
  );

const EXAMPLE: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  email: { zh: " name@example.com", en: "name@example.com" },
  phone: { zh: " 13800138000", en: "+1 415 555 0100" },
  startDate: { zh: "「2021年7月」", en: "“July 2021”" },
  endDate: { zh: "「2023年6月」或「至今」", en: "“June 2023” or “present”" },
};

export const askFacts = (language: Language, section: string): string =>
  ({
    education: say(
      language,
      "已加上一段空白的教育经历。请告诉我学校、专业、学位和起止时间。",
      "I have added a blank education entry. Which school, major and degree, and from when to when?",
    ),
    workExperience: say(
      language,
      "已加上一段空白的工作经历。请告诉我公司、职位、起止时间和主要工作内容。",
      "I have added a blank job. Which company and position, from when to when, and what did you do there?",
    ),
    projects: say(
      language,
      "已加上一个空白的项目。请告诉我项目名、你的角色、起止时间和内容。",
      "I have added a blank project. What is it called, what was your role, from when to when, and what is it about?",
    ),
  })[section] ?? say(language, "请告诉我具体内容。", "Please tell me what it says.");

export const notFound = (language: Language, name: string, options: readonly string[]): string =>
  say(
    language,
    `简历里没有找到「${name}」，没有做修改。${options.length > 0 ? `现有：\n${listed(options)}` : ""}`,
    `I found no “${name}” in the résumé and changed nothing.${options.length > 0 ? ` There is:\n${listed(options)}` : ""}`,
  );

export const noSuchPlace = (language: Language, section: string, size: number): string =>
  size === 0
    ? say(
        language,
        `简历里还没有${sectionName(section, "zh")}，没有做修改。`,
        `There is nothing under ${sectionName(section, "en")} yet, so nothing was changed.`,
      )
    : say(
        language,
        `${sectionName(section, "zh")}只有 ${size} 项，没有做修改。`,
        `There ${size === 1 ? "is only one entry" : `are only ${size} entries`} under ${sectionName(section, "en")}; nothing was changed.`,
      );

export const alreadySo = (language: Language, what: string): string =>
  say(
    language,
    `简历里已经是「${what}」了，不用修改。`,
    `The résumé says “${what}” already; there is nothing to change.`,
  );

export const notThere = (language: Language, what: string): string =>
  say(
    language,
    `技能里没有「${what}」，没有做修改。`,
    `“${what}” is not among the skills; nothing was changed.`,
  );

export const whichSkills = (language: Language): string =>
  say(language, "要加上哪些技能？", "Which skills should I add?");

export const whatToPolish = (language: Language): string =>
  say(
    language,
    "要润色哪一部分？比如「润色个人简介」「润色腾讯那段的描述」。",
    "What should I polish? Try “polish my summary” or “polish the description of my first job”.",
  );

export const nothingThere = (language: Language): string =>
  say(
    language,
    "这里还没有内容可以润色，请先写上几句。",
    "There is no text there yet to polish; write a few words first.",
  );

export const tooMuch = (language: Language): string =>
  say(
    language,
    "这会清空整份简历，我没有这么做。请说明要清空哪一部分，例如「清空所有项目」。",
    "That would empty the whole résumé, so I did not. Tell me which part, such as “delete all projects”.",
  );

export const addThat = (language: Language, section: string): string =>
  say(
    language,
    `要把它加到${sectionName(section, "zh")}吗？请说「添加${sectionName(section, "zh")}：…」，带上名称和时间。`,
    `Should this go into ${sectionName(section, "en")}? Say “add ${entryNoun(section, "en")}: …” with the name and the dates.`,
  );

export const undoFirst = (language: Language): string =>
  say(
    language,
    "撤销要单独进行：请先只说「撤销」，再告诉我接下来改什么。现在什么都没有变。",
    "Undoing goes by itself: say just “undo” first, then tell me what to change next. Nothing has changed now.",
  );
