/** Where an interview is, as the invitation says it: an address, or how people talk. */
import { z } from "zod";

export const Mode = z.enum(["onsite", "video", "phone"]);

const NAMES: Readonly<Record<"zh" | "en", Readonly<Record<z.infer<typeof Mode>, string>>>> = {
  zh: { onsite: "现场面试", video: "视频面试", phone: "电话面试" },
  en: { onsite: "On site", video: "Video call", phone: "Phone call" },
};

interface SaidPlace {
  readonly place: string;
  readonly mode?: z.infer<typeof Mode> | undefined;
  readonly mode_words: string;
}

/** Empty where nothing is said. */
export function placeOf({ place, mode, mode_words }: SaidPlace, language: "zh" | "en"): string {
  const how = mode_words === "" ? (mode === undefined ? "" : NAMES[language][mode]) : mode_words;
  return [how, place].filter(Boolean).join(language === "zh" ? "，" : ", ");
}
