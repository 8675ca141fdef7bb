import { Field } from "../../../design/field.tsx";
import { useText } from "../../../i18n/text.ts";
import { NumberField } from "../../../talent/number-field.tsx";
import { sessionText } from "../text/session-text.ts";
import { type Draft, LISTS, NUMBERS, TEXTS } from "./draft.ts";

/** Years that a person can have. */
const MOST = { work_experience: 80, age: 110 } as const;

/** What may be told of oneself, all of it at will. */
export function ProfileFields({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}) {
  const t = useText(sessionText);
  const { texts, numbers } = draft;
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-sm text-sm font-medium text-ink-2 hover:text-ink">
        {t.wish.more}
      </summary>
      <p className="mt-1 text-sm text-ink-3">{t.wish.moreHint}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...TEXTS, ...LISTS].map((field) => (
          <Field
            key={field}
            label={t.profile[field]}
            {...(isList(field) && { hint: t.listHint })}
            maxLength={300}
            value={texts[field] ?? ""}
            onChange={({ target }) => onChange({ texts: { ...texts, [field]: target.value } })}
          />
        ))}
        {NUMBERS.map((field) => (
          <NumberField
            key={field}
            label={t.profile[field]}
            max={MOST[field]}
            value={numbers[field] ?? null}
            onChange={(value) => onChange({ numbers: { ...numbers, [field]: value } })}
          />
        ))}
      </div>
    </details>
  );
}

const isList = (field: string): boolean => LISTS.some((list) => list === field);
