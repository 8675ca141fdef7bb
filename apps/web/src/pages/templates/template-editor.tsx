/** One template, to be written; beside it, how somebody would get it. */

import type { MailTemplate, MailTemplateDraft } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Copy, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import { addTemplate, changeTemplate, TEMPLATES_KEY } from "../../api/mail-templates.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { LeaveGuard } from "../../talent/leave-guard.tsx";
import { RemoveTemplate } from "./remove-template.tsx";
import { TemplateFields } from "./template-fields.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { templatesText } from "./templates-text.ts";

export function TemplateEditor({
  template,
  first,
  onSaved,
  onRemoved,
}: {
  /** Null for one that is not stored yet. */
  readonly template: MailTemplate | null;
  readonly first: MailTemplateDraft;
  readonly onSaved: (id: string) => void;
  readonly onRemoved: () => void;
}) {
  const t = useText(templatesText);
  const form = useId();
  const client = useQueryClient();
  const start = template === null ? first : draftOf(template);
  const [draft, setDraft] = useState<MailTemplateDraft>(start);
  const [isTried, setTried] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  /** Read by the guard in the very moment of leaving, which may come before the next render. */
  const isAtRisk = useRef(false);
  isAtRisk.current = isChanged;
  const isFixed = template?.built_in === true;
  const isWhole = [draft.name, draft.subject, draft.text].every((one) => one.trim() !== "");
  const save = useAct({
    mutationFn: () =>
      template === null ? addTemplate(draft) : changeTemplate(template.id, template.version, draft),
    onSuccess: async ({ id }) => {
      isAtRisk.current = false;
      void notify("success", t.saved);
      await client.invalidateQueries({ queryKey: TEMPLATES_KEY });
      onSaved(id);
    },
  });
  return (
    <div className="grid min-w-0 items-start gap-6 xl:grid-cols-2">
      <Card className="px-5 py-4">
        <form
          id={form}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (isWhole && !save.isPending) save.mutate();
          }}
        >
          {isFixed && (
            <p className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-2">{t.fixed}</p>
          )}
          <TemplateFields
            draft={draft}
            isFixed={isFixed}
            missing={isTried ? t.missing : undefined}
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
          {save.isError && <ProblemNote error={save.error} />}
          <Allowed to="hiring.write">
            <div className="flex flex-wrap items-center gap-2">
              {!isFixed && (
                <Button
                  type="submit"
                  variant="primary"
                  loading={save.isPending}
                  disabled={!isChanged && template !== null}
                >
                  {t.save}
                </Button>
              )}
              {isChanged && <Button onClick={() => setDraft(start)}>{t.discard}</Button>}
              {template !== null && (
                <Link
                  to="/settings/templates/$templateId"
                  params={{ templateId: "new" }}
                  search={{ from: template.id }}
                  className={buttonClass(isFixed ? "primary" : "secondary")}
                >
                  <Copy aria-hidden />
                  {t.copy}
                </Link>
              )}
              {template !== null && !isFixed && (
                <Button variant="ghost" onClick={() => setRemoving(true)}>
                  <Trash2 aria-hidden />
                  {t.remove}
                </Button>
              )}
              {isChanged && <p className="text-sm text-ink-3">{t.unsaved}</p>}
            </div>
          </Allowed>
        </form>
      </Card>
      <TemplatePreview draft={draft} />
      <LeaveGuard isAtRisk={() => isAtRisk.current} />
      {isRemoving && template !== null && (
        <RemoveTemplate
          template={template}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            isAtRisk.current = false;
            onRemoved();
          }}
        />
      )}
    </div>
  );
}

function draftOf({ name, about, language, subject, text }: MailTemplate): MailTemplateDraft {
  return { name, about, language, subject, text };
}
