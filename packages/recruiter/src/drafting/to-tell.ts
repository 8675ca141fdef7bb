import { blank } from "@bole/talent";

/** What an answer to somebody's mail leaves open. */
export const TO_ANSWER = {
  zh: blank.zh("对来信的答复"),
  en: blank.en("answer to their mail"),
};

/** What the letter for other occasions leaves open. */
export const TO_TELL = {
  zh: blank.zh("要告知的内容"),
  en: blank.en("what you want to tell them"),
};
