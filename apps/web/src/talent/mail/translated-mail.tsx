/** A mail's text, as it is or in the reader's language. Somebody's text is data: shown as it is, never as markup. */

import { Languages } from "lucide-react";
import { useState } from "react";
import { translateText } from "../../api/texts.ts";
import { Button } from "../../design/button.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { textsText } from "../texts/texts-text.ts";

export function TranslatedMail({ text }: { readonly text: string }) {
  const t = useText(textsText);
  const to = useLanguage();
  const [isOriginal, setOriginal] = useState(true);
  const translate = useAct({
    mutationFn: () => translateText({ text, to }),
    onSuccess: (translated) => setOriginal(translated.text === null),
  });
  const { data } = translate;
  const isForeign = /\p{Script=Han}/u.test(text) === (to === "en");
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p className="break-words whitespace-pre-wrap">{isOriginal ? text : data?.text}</p>
      {!isOriginal && data?.model && (
        <p className="text-sm text-ink-3">
          {t.translatedBy(data.model)}
          {data.changed.length > 0 && ` · ${t.changed(data.changed.join(", "))}`}
        </p>
      )}
      {data?.text === null && <p className="text-sm text-ink-2">{t.noTranslation}</p>}
      {translate.error !== null && <ProblemNote error={translate.error} />}
      {isForeign && (
        <Button
          size="sm"
          className="self-start"
          loading={translate.isPending}
          onClick={() => (isOriginal ? translate.mutate() : setOriginal(true))}
        >
          <Languages aria-hidden />
          {isOriginal ? t.translate : t.original}
        </Button>
      )}
    </div>
  );
}
