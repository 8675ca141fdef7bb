/** What a template consists of, and the places that can stand in it. */
import type { MailTemplateDraft } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { templatesQuery } from "../../api/mail-templates.ts";
import { Field } from "../../design/field.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { LabelledSelect } from "../../talent/labelled-select.tsx";
import { insertPlace } from "./insert-place.ts";
import { templatesText } from "./templates-text.ts";

const ABOUTS = [
  "outreach",
  "follow_up",
  "rejection",
  "offer",
  "reply",
  "reminder",
  "invitation",
  "note",
] as const satisfies readonly MailTemplateDraft["about"][];
const LANGUAGES = ["zh", "en"] as const;
const LINES = 16;

type Written = "subject" | "text";

export function TemplateFields({
  draft,
  isFixed,
  missing,
  onChange,
}: {
  readonly draft: MailTemplateDraft;
  readonly isFixed: boolean;
  /** What is said below an empty field. */
  readonly missing: string | undefined;
  readonly onChange: (change: Partial<MailTemplateDraft>) => void;
}) {
  const t = useText(templatesText);
  const written = useRef<{ field: Written; box: HTMLInputElement | HTMLTextAreaElement }>(
    undefined,
  );
  const wrong = (value: string) =>
    missing !== undefined && value.trim() === "" ? { error: missing } : {};
  const watch = (field: Written) => ({
    onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      written.current = { field, box: target };
    },
  });
  const insert = (name: string) => {
    const { field, box } = written.current ?? {};
    const at = field ?? "text";
    const end = draft[at].length;
    const caret = { from: box?.selectionStart ?? end, to: box?.selectionEnd ?? end };
    const put = insertPlace(draft[at], name, caret);
    onChange({ [at]: put.text });
    // Once the new text is there.
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(put.caret, put.caret);
    });
  };
  return (
    <>
      <Field
        label={t.fields.name}
        value={draft.name}
        readOnly={isFixed}
        onChange={({ target }) => onChange({ name: target.value })}
        {...wrong(draft.name)}
      />
      {!isFixed && (
        <div className="grid gap-4 sm:grid-cols-2">
          <LabelledSelect
            label={t.fields.about}
            value={draft.about}
            options={ABOUTS.map((value) => ({ value, label: t.abouts[value] }))}
            onChange={(about) => onChange({ about })}
          />
          <LabelledSelect
            label={t.fields.language}
            value={draft.language}
            options={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
            onChange={(language) => onChange({ language })}
          />
        </div>
      )}
      <Field
        label={t.fields.subject}
        value={draft.subject}
        readOnly={isFixed}
        onChange={({ target }) => onChange({ subject: target.value })}
        {...watch("subject")}
        {...wrong(draft.subject)}
      />
      <TextArea
        label={t.fields.text}
        rows={LINES}
        value={draft.text}
        readOnly={isFixed}
        onChange={({ target }) => onChange({ text: target.value })}
        {...watch("text")}
        {...wrong(draft.text)}
      />
      {!isFixed && <Places onInsert={insert} />}
    </>
  );
}

function Places({ onInsert }: { readonly onInsert: (name: string) => void }) {
  const t = useText(templatesText);
  const language = useLanguage();
  const { data } = useQuery(templatesQuery);
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t.places}</legend>
      <p className="mb-2 text-sm text-ink-3">{t.placesHint}</p>
      <div className="flex flex-wrap gap-1.5">
        {data?.placeholders.map((place) => (
          <button
            key={place.name}
            type="button"
            title={`{{${place.name}}}`}
            aria-label={t.insert(place[language])}
            onClick={() => onInsert(place.name)}
            className="rounded-md border border-line bg-raised px-2 py-1 text-left text-xs text-ink-2 hover:bg-hover hover:text-ink max-md:py-2"
          >
            {place[language]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
