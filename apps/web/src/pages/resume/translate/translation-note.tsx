/** Says how much of a translation is left to do, and marks it on the page. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { translationQuery } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { translateText } from "../text/translate-text.ts";

export function TranslationNote({
  resumeId,
  version,
}: {
  readonly resumeId: string;
  readonly version: number;
}) {
  const t = useText(translateText);
  const { show } = useEditor();
  const { data } = useQuery({
    ...translationQuery(resumeId, version),
    placeholderData: keepPreviousData,
  });
  const left = data?.untranslated ?? [];
  if (left.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-accent-soft px-4 py-2 text-sm">
      <p role="status">{t.left(left.length)}</p>
      <Button onClick={() => show(left)}>{t.show}</Button>
    </div>
  );
}
