import { Segmented } from "../design/segmented.tsx";
import { useShellText } from "../i18n/text.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  LOCALES,
  language,
  useLanguage,
} from "../preferences/language.ts";

export function LanguageSwitch({ className }: { readonly className?: string }) {
  const t = useShellText();
  return (
    <Segmented
      {...(className === undefined ? {} : { className })}
      label={t.shell.language}
      value={useLanguage()}
      onChange={language.set}
      segments={LANGUAGES.map((value) => ({
        value,
        label: LANGUAGE_NAMES[value],
        lang: LOCALES[value],
      }))}
    />
  );
}
