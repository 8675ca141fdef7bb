/** In which language somebody is written to: the one they wrote to us in, else that of their résumé. */
import type { Language } from "./language.ts";

interface Known {
  readonly name: string;
  readonly resume: Language | null;
  /** Of the newest mail that they sent. */
  readonly mail: Language | null;
}

export function languageOfPerson({ name, resume, mail }: Known): Language {
  return mail ?? resume ?? (/\p{Script=Han}/u.test(name) ? "zh" : "en");
}
