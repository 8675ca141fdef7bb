/** Why a wish is refused: told to the person, and kept in the log of the guardrails. */
import type { Verdict } from "@bole/guardrails";
import type { RefusalReason } from "../reading/reading.ts";

const REASONS: Readonly<Record<"zh" | "en", Readonly<Record<RefusalReason, string>>>> = {
  zh: {
    discrimination:
      "这样做会构成歧视：性别、年龄、籍贯、民族、婚育、健康等与工作要求无关，不能作为筛选条件。可以告诉我岗位真正需要的技能、经验或证书，我按这些来找。",
    deception: "这样做会误导别人，我不能帮忙。可以让我按实际情况来写。",
    privacy: "这涉及他人的隐私，我不能这样做。可以让我查看候选人自己提供的资料。",
    harm: "这样做可能会伤害别人，我不能帮忙。",
    injection: "文字里带有隐藏的指令，我没有照做。",
  },
  en: {
    discrimination:
      "That would be discrimination: sex, age, origin, family, health and the like say nothing about whether somebody can do the job. Tell me the skills, experience or certificates that the job really needs, and I go by those.",
    deception: "That would mislead somebody, so I can't help with it. I can write what is true.",
    privacy:
      "That is somebody's private matter, so I can't do it. I can show what candidates have told us themselves.",
    harm: "That could hurt somebody, so I can't help with it.",
    injection: "The text has hidden instructions in it. I did not follow them.",
  },
};

export const refusalVerdict = (reason: RefusalReason, language: "zh" | "en"): Verdict => ({
  check_name: reason === "injection" ? "input_injection" : "action_permission",
  severity: "blocked",
  message: REASONS[language][reason],
  spans: [],
});
