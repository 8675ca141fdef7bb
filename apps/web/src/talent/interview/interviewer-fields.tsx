/** Who talks to candidates, and by which clock. */
import { Field } from "../../design/field.tsx";
import { useText } from "../../i18n/text.ts";
import { LabelledSelect } from "../labelled-select.tsx";
import { interviewText } from "./interview-text.ts";
import { zoneChoices } from "./time-zones.ts";

interface InterviewerDraft {
  readonly name: string;
  readonly email: string;
  readonly time_zone: string;
}

export function InterviewerFields({
  draft: { name, email, time_zone },
  onChange,
}: {
  readonly draft: InterviewerDraft;
  readonly onChange: (change: Partial<InterviewerDraft>) => void;
}) {
  const t = useText(interviewText).person;
  return (
    <>
      <Field
        label={t.name}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        label={t.email}
        type="email"
        value={email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <LabelledSelect
        label={t.zone}
        value={time_zone}
        options={zoneChoices(time_zone)}
        onChange={(zone) => onChange({ time_zone: zone })}
      />
    </>
  );
}
