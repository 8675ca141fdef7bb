/** Who talks to candidates, and by which clock. */
import { useQuery } from "@tanstack/react-query";
import { useAccount, useMay } from "../../account/use-session.ts";
import { membersQuery } from "../../api/accounts.ts";
import { Field } from "../../design/field.tsx";
import { useText } from "../../i18n/text.ts";
import { LabelledSelect } from "../labelled-select.tsx";
import { interviewText } from "./interview-text.ts";
import { ZonePicker } from "./zone-picker.tsx";

interface InterviewerDraft {
  readonly name: string;
  readonly email: string;
  readonly time_zone: string;
}

/** An empty value is none for a select. */
const NOBODY = "nobody";

export function InterviewerFields({
  draft: { name, email, time_zone },
  onChange,
}: {
  readonly draft: InterviewerDraft;
  readonly onChange: (change: Partial<InterviewerDraft>) => void;
}) {
  const t = useText(interviewText).person;
  const members = useMembers();
  const chosen = members.find((one) => one.email.toLowerCase() === email.trim().toLowerCase());
  return (
    <>
      {members.length > 0 && (
        <LabelledSelect
          label={t.member}
          value={chosen?.user_id ?? NOBODY}
          options={[
            { value: NOBODY, label: t.someoneElse },
            ...members.map((one) => ({ value: one.user_id, label: one.name })),
          ]}
          onChange={(id) => {
            const member = members.find(({ user_id }) => user_id === id);
            onChange({
              name: member?.name ?? "",
              email: member?.email ?? "",
              ...(member?.time_zone && { time_zone: member.time_zone }),
            });
          }}
        />
      )}
      <Field
        label={t.name}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        label={t.email}
        type="email"
        value={email}
        {...(members.length > 0 && { hint: t.memberHint })}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <ZonePicker
        label={t.zone}
        value={time_zone}
        onChange={(zone) => onChange({ time_zone: zone })}
      />
    </>
  );
}

/** Those who may talk to candidates; nobody where people don't sign in. */
function useMembers() {
  const may = useMay();
  const enabled = useAccount() !== undefined && may("members.read");
  const { data } = useQuery({ ...membersQuery, enabled });
  return (data?.items ?? []).filter(({ roles }) => roles.some((role) => role !== "candidate"));
}
