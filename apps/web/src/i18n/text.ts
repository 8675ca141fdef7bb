/**
 * Two languages, checked by the compiler. A text is an object per language; English gives its
 * shape, and Chinese must have exactly the same keys and parameters. A sentence with parameters is
 * a function. Each area owns its texts and ships them with its own chunk; `en.ts` and `zh.ts` are
 * those of the shell and the components.
 */
import { useLanguage } from "../preferences/language.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

/** The same in both languages; the server's `Text` is one, too. */
export interface Both<T> {
  readonly en: T;
  readonly zh: T;
}

export function defineText<T>(both: { readonly en: T; readonly zh: NoInfer<T> }): Both<T> {
  return both;
}

export function useText<T>(text: Both<T>): T {
  return text[useLanguage()];
}

const shellText = defineText({ en, zh });

export function useShellText() {
  return useText(shellText);
}
