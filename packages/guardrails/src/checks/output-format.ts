import { checkFormat } from "../output/check-format.ts";
import type { TextCheck } from "./check.ts";

export const outputFormat: TextCheck = {
  name: "output_format",
  check({ text, language, schema }) {
    if (schema === undefined) return [];
    const issues = checkFormat(text, schema);
    if (issues.length === 0) return [];
    const listed = issues.map(({ path, message }) =>
      path === "" ? message : `${path}: ${message}`,
    );
    return [
      {
        check_name: "output_format",
        severity: "blocked",
        message:
          language === "zh"
            ? `格式不符合要求：${listed.join("；")}`
            : `The format does not fit: ${listed.join("; ")}`,
        spans: [{ start: 0, end: text.length }],
      },
    ];
  },
};
