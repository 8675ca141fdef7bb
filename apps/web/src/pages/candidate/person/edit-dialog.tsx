/** What is known about a person, to be put right. Somebody else's change is held against mine. */
import type { Person } from "@bole/server/contract";
import { useState } from "react";
import { ApiProblem } from "../../../api/problems.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useShellText, useText } from "../../../i18n/text.ts";
import { ConflictForm } from "../../../talent/conflict-form.tsx";
import { ZonePicker } from "../../../talent/interview/zone-picker.tsx";
import { LabelledSelect } from "../../../talent/labelled-select.tsx";
import { talentText } from "../../../talent/talent-text.ts";
import { candidateText } from "../candidate-text.ts";
import { usePersonDraft } from "./use-person-draft.ts";

const LINES = ["name", "headline", "email", "phone", "location"] as const;
/** An empty value is none for a select. */
const BY_PLACE = "by-place";
const CONSENTS = ["unknown", "given", "withdrawn"] as const;

export function EditDialog({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const t = useText(candidateText).editing;
  const shell = useShellText();
  const merge = useText(talentText).conflict;
  const { draft, change, conflict, error, isPending, save } = usePersonDraft(person, onClose);
  const [asked, setAsked] = useState(false);
  const isNameMissing = asked && draft.name.trim() === "";
  const labels: Readonly<Record<string, string>> = {
    name: t.name,
    headline: t.headline,
    email: t.email,
    phone: t.phone,
    location: t.location,
    time_zone: t.time_zone,
    consent: t.consent,
    note: t.note,
  };
  const errorAt = (field: string) => {
    if (field === "name" && isNameMissing) return { error: t.nameMissing };
    const issues = error instanceof ApiProblem ? (error.problem.issues ?? []) : [];
    const issue = issues.find(({ path }) => path === `change.${field}`);
    return issue === undefined ? {} : { error: issue.message };
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            variant="primary"
            loading={isPending}
            onClick={() => {
              setAsked(true);
              if (draft.name.trim() !== "") save();
            }}
          >
            {conflict === null ? t.save : merge.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {conflict !== null && (
          <ConflictForm
            found={conflict.found}
            choices={conflict.choices}
            onChoose={conflict.choose}
            nameOf={(field) => labels[field] ?? field}
            show={(field, value) =>
              field === "consent"
                ? t.consents[CONSENTS.find((one) => one === value) ?? "unknown"]
                : String(value)
            }
          />
        )}
        {error !== null && <ProblemNote error={error} />}
        {LINES.map((name) => (
          <Field
            key={name}
            label={labels[name] ?? name}
            type={name === "email" ? "email" : "text"}
            autoComplete="off"
            value={draft[name]}
            onChange={({ target }) => change({ [name]: target.value })}
            {...errorAt(name)}
          />
        ))}
        <ZonePicker
          label={t.time_zone}
          value={draft.time_zone === "" ? BY_PLACE : draft.time_zone}
          instead={{ value: BY_PLACE, label: t.zoneByPlace }}
          onChange={(zone) => change({ time_zone: zone === BY_PLACE ? "" : zone })}
        />
        <LabelledSelect
          label={t.consent}
          value={draft.consent}
          options={CONSENTS.map((value) => ({ value, label: t.consents[value] }))}
          onChange={(consent) => change({ consent })}
        />
        <TextArea
          label={t.note}
          hint={t.noteHint}
          rows={4}
          maxLength={10_000}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </Dialog>
  );
}
