import type { TextCheck } from "./check.ts";

export const inputLength: TextCheck = {
  name: "input_length",
  check({ text, language, policy }) {
    const limit = policy.limits.input_length;
    if (text.length <= limit) return [];
    return [
      {
        check_name: "input_length",
        severity: "blocked",
        message:
          language === "zh"
            ? `文本有 ${text.length} 个字符，超过上限 ${limit}。`
            : `The text has ${text.length} characters; ${limit} are allowed.`,
        spans: [{ start: limit, end: text.length }],
        suggestion: language === "zh" ? "请分段提交。" : "Send it in smaller parts.",
      },
    ];
  },
};
