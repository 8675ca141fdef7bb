/** Which of one's own résumés counts; nothing where there is none. */
import { useQuery } from "@tanstack/react-query";
import { ownResumesQuery } from "../../api/resumes.ts";
import { LabelledSelect } from "../../talent/labelled-select.tsx";
import { useResumeName } from "../../talent/use-resume-name.ts";

const NONE = "none";

export function OwnResume({
  id,
  label,
  none,
  onPick,
}: {
  readonly id: string;
  readonly label: string;
  /** What to call it if none counts; left out where one must. */
  readonly none?: string;
  readonly onPick: (id: string) => void;
}) {
  const { data: resumes = [] } = useQuery(ownResumesQuery);
  const nameOf = useResumeName();
  if (resumes.length === 0) return null;
  return (
    <LabelledSelect
      label={label}
      value={id === "" ? NONE : id}
      options={[
        ...(none === undefined ? [] : [{ value: NONE, label: none }]),
        ...resumes.map((resume) => ({
          value: resume.id,
          label: nameOf(resume),
        })),
      ]}
      onChange={(chosen) => onPick(chosen === NONE ? "" : chosen)}
    />
  );
}
