import { blank } from "@bole/talent";

/** What the letter for other occasions leaves open. */
export const TO_TELL = {
  zh: blank.zh("要告知的内容"),
  en: blank.en("what you want to tell them"),
};
