/** "Use my résumé": one of those that are kept here, found by words. */
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { findResumes, RESUMES_KEY, resumeQuery } from "../../../api/resumes.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { SearchPicker } from "../../../design/search-picker.tsx";
import { useText } from "../../../i18n/text.ts";
import { PickerTrigger } from "../../../talent/picker-trigger.tsx";
import { sessionText } from "../text/session-text.ts";

export function ResumeChoice({
  id,
  onChoose,
}: {
  readonly id: string | null;
  readonly onChoose: (id: string | null) => void;
}) {
  const t = useText(sessionText).wish;
  const { data } = useQuery({ ...resumeQuery(id ?? ""), enabled: id !== null });
  const title = data?.resume.title ?? "…";
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-medium">{t.resume}</span>
      <div className="flex items-center gap-1">
        <SearchPicker
          id={RESUMES_KEY[0]}
          label={t.resume}
          placeholder={t.resumePlaceholder}
          empty={t.resumesNone}
          trigger={<PickerTrigger text={id === null ? t.noResume : title} className="max-w-80" />}
          find={findResumes}
          keyOf={(resume) => resume.id}
          show={({ person_name, title: name }) => (
            <>
              <p className="line-clamp-1">{person_name}</p>
              <p className="line-clamp-1 text-sm text-ink-3">{name}</p>
            </>
          )}
          onPick={(resume) => onChoose(resume.id)}
        />
        {id !== null && (
          <IconButton label={t.withoutResume} onClick={() => onChoose(null)}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}
