/** Why the embedded solver answered where a model could have. */
import { z } from "zod";

/** There is no model, its budget is spent, or it failed; null where a model answered or none was needed. */
export const EmbeddedBecause = z.enum(["no_model", "budget", "failed"]).nullable().default(null);
export type EmbeddedBecause = z.infer<typeof EmbeddedBecause>;

/** What people are told: nothing where no model is configured, since nothing is missing then. */
export function modelNote(because: EmbeddedBecause, language: "zh" | "en"): string | null {
  return because === null || because === "no_model" ? null : NOTES[language][because];
}

const NOTES = {
  zh: {
    budget: "（模型额度已用完，以上由内置程序回答。）",
    failed: "（模型没有回应，以上由内置程序回答。）",
  },
  en: {
    budget: "(The model budget is used up; Bole answered this by itself.)",
    failed: "(The model did not respond; Bole answered this by itself.)",
  },
} as const;
