/** A mail as it would go out; its subject and text can be changed until it does. */
import type { MailDraft } from "@bole/server/contract";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { Field } from "../../../design/field.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { PersonLink } from "../../../talent/person-link.tsx";
import { workflowText } from "../text/workflow-text.ts";
import type { EditableProps } from "./editable.ts";

const LINES = 12;

export function DraftItem({
  draft,
  isOpen,
  onEdit,
}: EditableProps & { readonly draft: MailDraft }) {
  const t = useText(workflowText).approval;
  const [isEditing, setEditing] = useState(false);
  const { person_id, name, to, subject, text, facts, warnings } = draft;
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 text-sm break-words">
          <PersonLink id={person_id} name={name} />{" "}
          <span className="break-all text-ink-3">{to}</span>
        </p>
        {isOpen && (
          <IconButton
            label={t.edit(name)}
            aria-expanded={isEditing}
            className="-my-1"
            onClick={() => setEditing(!isEditing)}
          >
            <PencilLine aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen && isEditing ? (
        <div className="mt-2 flex flex-col gap-3">
          <Field
            label={t.subject}
            value={subject}
            onChange={({ target }) => onEdit({ subject: target.value })}
          />
          <TextArea
            label={t.text}
            rows={LINES}
            value={text}
            onChange={({ target }) => onEdit({ text: target.value })}
          />
        </div>
      ) : (
        <>
          <p className="mt-1 font-medium break-words">{subject}</p>
          <p className="mt-1 max-w-prose text-sm break-words whitespace-pre-wrap text-ink-2">
            {text}
          </p>
        </>
      )}
      {warnings.length > 0 && (
        <ul className="mt-2 flex flex-col gap-0.5 text-sm text-warning-ink">
          {warnings.map((warning) => (
            <li key={warning} className="break-words">
              {warning}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="w-fit cursor-pointer rounded-sm text-ink-2 hover:text-ink">
            {t.facts}
          </summary>
          <ul className="mt-1.5 flex flex-col gap-2">
            {facts.map(({ claim, quote }) => (
              <li key={claim} className="break-words">
                {claim}
                <span className="block border-l-2 border-line pl-2 text-ink-3">“{quote}”</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
