/** The mails that others are made from: a list, and the one that is looked at. */

import type { MailTemplate } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { ArrowLeft, FilePlus2, Mails } from "lucide-react";
import { Allowed } from "../../account/allowed.tsx";
import { templatesQuery } from "../../api/mail-templates.ts";
import { buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { TemplateEditor } from "./template-editor.tsx";
import { TemplateList } from "./template-list.tsx";
import { templatesText } from "./templates-text.ts";

const NEW = "new";

export default function TemplatesPage() {
  const t = useText(templatesText);
  const { data, error, isError, refetch } = useQuery(templatesQuery);
  const params: { readonly templateId?: string } = useParams({ strict: false });
  useHanFont(data);
  return (
    <Page
      title={t.title}
      about={t.about}
      wide
      {...(params.templateId !== undefined && { back: <BackLink /> })}
      actions={
        <Allowed to="hiring.write">
          <Link
            to="/settings/templates/$templateId"
            params={{ templateId: NEW }}
            className={buttonClass("primary")}
          >
            <FilePlus2 aria-hidden />
            {t.fresh}
          </Link>
        </Allowed>
      }
    >
      {data === undefined && (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </Card>
      )}
      {data !== undefined && (
        <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
          {/* On a phone one at a time. */}
          <div className={cx(params.templateId !== undefined && "max-lg:hidden")}>
            <TemplateList templates={data.items} openId={params.templateId ?? null} />
          </div>
          <Opened templates={data.items} templateId={params.templateId ?? null} />
        </div>
      )}
    </Page>
  );
}

function BackLink() {
  const t = useText(templatesText);
  return (
    <Link
      to="/settings/templates"
      className="inline-flex items-center gap-1 text-sm text-ink-2 hover:text-ink lg:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t.list}
    </Link>
  );
}

function Opened({
  templates,
  templateId,
}: {
  readonly templates: readonly MailTemplate[];
  readonly templateId: string | null;
}) {
  const t = useText(templatesText);
  const language = useLanguage();
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const template = templates.find(({ id }) => id === templateId) ?? null;
  const open = (id: string) =>
    void navigate({
      to: "/settings/templates/$templateId",
      params: { templateId: id },
      replace: true,
    });
  if (template === null && templateId !== NEW) {
    return (
      <Card className={cx(templateId === null && "max-lg:hidden")}>
        <EmptyState
          icon={<Mails aria-hidden />}
          title={templateId === null ? t.choose : t.gone}
          detail={t.chooseDetail}
        />
      </Card>
    );
  }
  const copied = templates.find(({ id }) => id === search.from);
  const { about, subject, text } = copied ?? { about: "outreach", subject: "", text: "" };
  const first = {
    name: copied === undefined ? "" : t.copyOf(copied.name),
    about,
    language: copied?.language ?? language,
    subject,
    text,
  } as const;
  return (
    <TemplateEditor
      key={`${templateId} ${String(search.from)} ${template?.version}`}
      template={template}
      first={first}
      onSaved={open}
      onRemoved={() => void navigate({ to: "/settings/templates", replace: true })}
    />
  );
}
